//! Input and output through two imported functions instead of `std::io`: the C file becomes half as
//! long.
//!
//! Only the text that is compiled to WebAssembly is changed. The template stays as it is, and so
//! does the source shown in the C file's comment.

/// What `scan::run` says, and what is said instead. Nobody reads a judge's standard error; the exit
/// code stays.
const REPLACED: [(&str, &str); 3] = [
    ("io::stdin().lock().read_to_end(&mut bytes)", "crate::wasm_to_c_io::read(&mut bytes)"),
    ("io::stdout().lock().write_all(out.0.as_bytes())", "crate::wasm_to_c_io::write(out.0.as_bytes())"),
    (r#"eprintln!("error: {e}")"#, "let _ = e"),
];

/// Signs of input and output beside that of `scan::run`, which would come in another order then.
const OTHERS: [&str; 8] =
    ["stdin", "stdout", "stderr", "print", "wasm_to_c_io", "File", "include!", "no_main"];

/// The text with its input and output replaced; unchanged where that is not exactly the template's
/// own.
pub fn shim(rust: &str) -> String {
    let mut text = rust.to_owned();
    for (std, own) in REPLACED {
        if text.matches(std).count() != 1 {
            return rust.to_owned();
        }
        text = text.replace(std, own);
    }
    let rest = REPLACED.iter().fold(text.clone(), |text, (_, own)| text.replace(own, ""));
    if OTHERS.iter().any(|other| rest.contains(other)) {
        return rust.to_owned();
    }
    text + include_str!("shim.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCAN: &str = include_str!("../../../../../src/support/scan.rs");

    #[test]
    fn the_template_is_recognised() {
        let run = SCAN.lines().filter(|line| !line.trim_start().starts_with("//"));
        let run: String = run.map(|line| line.to_owned() + "\n").collect();
        let text = shim(&run);
        assert!(text.contains("crate::wasm_to_c_io::read") && !text.contains("stdin"), "{text}");
        assert_eq!(shim(&text), text);
    }

    #[test]
    fn other_programs_stay_as_they_are() {
        let own = "fn main() { println!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()); }\n";
        assert_eq!(shim(own), own);
        let both = format!("{SCAN}\nfn main() {{ print!(\"first\"); }}\n");
        assert_eq!(shim(&both), both);
    }
}
