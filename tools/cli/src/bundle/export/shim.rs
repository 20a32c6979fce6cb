//! Input and output through two imported functions instead of `std::io`, which makes the C file
//! half as long.
//!
//! Only the text that is compiled to WebAssembly is changed: neither the template nor the source in
//! the C file's comment.

/// Expressions of the template's `scan::run` and `scan::talk`, and their replacements.
const REPLACED: [(&str, &str); 3] = [
    ("io::stdin().lock().read_to_end(&mut bytes)", "crate::wasm_to_c_io::read(&mut bytes)"),
    (
        "io::stdout().lock().write_all(out.0.borrow().as_bytes())",
        "crate::wasm_to_c_io::write(out.0.borrow().as_bytes())",
    ),
    (
        "talk_over(io::stdin(), io::stdout(), solve)",
        "talk_over(crate::wasm_to_c_io::Ends, crate::wasm_to_c_io::Ends, solve)",
    ),
];

/// Nobody reads a judge's standard error, so the message is dropped; the exit code stays.
const MESSAGE: (&str, &str) = (r#"eprintln!("error: {e}")"#, "let _ = e");

/// Signs of input or output outside of these: mixed with the replacements, it could come out of
/// order.
const OTHERS: [&str; 8] =
    ["stdin", "stdout", "stderr", "print", "wasm_to_c_io", "File", "include!", "no_main"];

/// The text with its input and output replaced; unchanged if these are not exactly the template's.
pub fn shim(rust: &str) -> String {
    let (mut text, mut rest) = (rust.to_owned(), rust.to_owned());
    for (std, own) in REPLACED.into_iter().chain([MESSAGE]) {
        text = text.replacen(std, own, 1);
        rest = rest.replacen(std, "", 1);
    }
    let is_ours = text.contains("crate::wasm_to_c_io::") && !rest.contains(MESSAGE.0);
    if !is_ours || OTHERS.iter().any(|other| rest.contains(other)) {
        return rust.to_owned();
    }
    text + include_str!("shim.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The template, and what stands for it in a bundle.
    fn scans() -> [String; 2] {
        let support = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/support");
        ["scan.rs", "lean/scan.rs"].map(|file| std::fs::read_to_string(format!("{support}/{file}")).unwrap())
    }

    #[test]
    fn the_template_is_recognised() {
        for scan in scans() {
            let run = scan.lines().filter(|line| !line.trim_start().starts_with("//"));
            let run: String = run.map(|line| line.to_owned() + "\n").collect();
            let text = shim(&run);
            assert!(text.contains("crate::wasm_to_c_io::read") && !text.contains("stdin"), "{text}");
            assert!(text.contains("talk_over(crate::wasm_to_c_io::Ends, "), "{text}");
            assert!(!text.contains("eprintln!"), "{text}");
            assert_eq!(shim(&text), text);
        }
    }

    #[test]
    fn other_programs_stay_as_they_are() {
        let own = "fn main() { println!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()); }\n";
        assert_eq!(shim(own), own);
        for scan in scans() {
            let both = format!("{scan}\nfn main() {{ print!(\"first\"); }}\n");
            assert_eq!(shim(&both), both);
        }
    }
}
