use crate::c_file;

#[test]
fn nothing_ends_the_comment() {
    let program =
        "fn main() {}\n// a */ b /*/ **//\nconst _: &str = \"x ???/ ????\n/ *\\\n\n/ mis\u{e8}re\";\n";
    let Some(text) = c_file(program, program) else { return };
    let text = text.unwrap();
    let (comment, _) = text.split_once("*/\n").unwrap();
    let expected = "\n fn main() {}\n // a * / b / * / ** //\n const _: &str = \"x ? ? ?/ ? ? ? ?\n / *\\\n\n / mis\\u{e8}re\";\n ";
    assert!(comment.ends_with(expected), "{comment}");
}

#[test]
fn libraries_are_left_out() {
    let solution = "mod mine {\n    pub fn f() {}\n}\nfn main() {\n    mine::f();\n}\n";
    let library = "mod grundy {\n    // Bouton.\n    pub mod nim {}\n}\n";
    let bundle = format!("{solution}\n{library}");
    let (Some(text), Some(own_text)) = (c_file(&bundle, solution), c_file(&bundle, &bundle)) else { return };
    let (text, own_text) = (text.unwrap(), own_text.unwrap());
    assert!(text.contains("\n mod grundy { ... } // see `--emit rust`\n") && !text.contains("Bouton"));
    assert!(text.contains("\n mod mine {\n     pub fn f() {}\n }\n"), "{text}");
    assert!(own_text.contains("Bouton") && !own_text.contains("{ ... }"));
}
