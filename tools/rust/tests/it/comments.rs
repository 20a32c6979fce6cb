use grundy_rust::comments::Comments;

fn with<'a>(text: &'a str, what: &str) -> &'a str {
    let at = text.find(what).unwrap();
    &text[Comments::parse(text).unwrap().with(at..at + what.len())]
}

#[test]
fn comments_belong_to_what_follows() {
    let f = "fn f() {}";
    assert_eq!(with("x\n// one\n// two\nfn f() {} // three\ny", f), "// one\n// two\nfn f() {} // three");
    assert_eq!(with("x; // of x\n/* a\n b */\nfn f() {} /* c */ y", f), "/* a\n b */\nfn f() {}");
    assert_eq!(with("// apart\n\nfn f() {}\n// next\ny", f), f);
    assert_eq!(with("const S: &str = \"\n// no\";\nfn f() {}", f), f);
    assert_eq!(with("const S: &str = \"\n// no\"; fn f() {}", f), f);
}

#[test]
fn headings_reach_to_the_next() {
    let text = "// title\n\n// == a\n// more\n\nfn a() {\n    // in a\n\n    x();\n}\n// of b\nfn b() {}\n\n// == c\n\nfn c() {}\n";
    let comments = Comments::parse(text).unwrap();
    let found: Vec<_> = comments
        .headings()
        .iter()
        .map(|heading| (&text[heading.range.clone()], text[heading.about.clone()].trim()))
        .collect();
    let a = "fn a() {\n    // in a\n\n    x();\n}\n// of b\nfn b() {}";
    assert_eq!(
        found,
        [("// title", ""), ("// == a\n// more", a), ("// == c", "fn c() {}"), ("// in a", "x();")]
    );
}

#[test]
fn the_next_token() {
    let text = "#[a] // x\n /* y */ fn";
    assert_eq!(Comments::parse(text).unwrap().next_token(4), text.find("fn").unwrap());
}
