//! The hash beside a listing.

/// Six hexadecimal digits of a text that ignore white space and what follows `//`. Whoever has
/// typed a listing gets the same from
/// `sed 's|//.*||' FILE | tr -d '[:space:]' | md5sum | cut -c-6`.
pub fn fingerprint(text: &str) -> String {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let code: String = code.flat_map(|line| line.chars().filter(|c| !is_space(*c))).collect();
    let mut digits = format!("{:x}", md5::compute(code));
    digits.truncate(6);
    digits
}

/// What `tr` takes for space.
fn is_space(c: char) -> bool {
    c.is_ascii_whitespace() || c == '\u{b}'
}
