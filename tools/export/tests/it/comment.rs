use grundy_export::{Options, can_export, export};

/// The C file of a program with its own part, or nothing if none can be made here.
fn c_file(rust: &str, own_source: &str) -> Option<String> {
    if !can_export() {
        let message = "SKIPPED: the comments of C files (rustup component add rust-src)";
        assert!(std::env::var_os("GRUNDY_WASM_REQUIRED").is_none(), "{message}");
        eprintln!("{message}");
        return None;
    }
    let options = Options {
        edition: "2021",
        origin: "A test",
        own_source,
        lean_scan: None,
        memory: None,
        max_bytes: None,
        minify: false,
    };
    Some(export(rust, &options).unwrap().text)
}

#[test]
fn nothing_ends_the_comment() {
    let program =
        "fn main() {}\n// a */ b /*/ **//\nconst _: &str = \"x ???/ ????\n/ *\\\n\n/ mis\u{e8}re\";\n";
    let Some(text) = c_file(program, program) else { return };
    let (comment, _) = text.split_once("*/\n").unwrap();
    let expected = "\n fn main() {}\n // a * / b / * / ** //\n const _: &str = \"x ? ? ?/ ? ? ? ?\n / *\\\n\n / mis\\u{e8}re\";\n ";
    assert!(comment.ends_with(expected), "{comment}");
}

#[test]
fn libraries_are_left_out_of_a_long_file() {
    let solution = "mod mine {\n    pub fn f() {}\n}\nfn main() {\n    mine::f();\n}\n";
    let long = format!("// {}\n", "wordy ".repeat(7000));
    let bundle = format!("{solution}\nmod grundy {{\n    {long}    pub mod nim {{}}\n}}\n");
    let own = format!("{solution}{long}");
    let (Some(text), Some(own_text)) = (c_file(&bundle, solution), c_file(&own, &own)) else { return };
    assert!(text.contains("\n mod grundy { ... } // see `--emit rust`\n") && !text.contains("wordy wordy"));
    assert!(text.contains("\n mod mine {\n     pub fn f() {}\n }\n"), "{text}");
    assert!(own_text.contains("wordy wordy") && !own_text.contains("{ ... }"));
}
