use crate::texts;

/// The program itself.
fn settled(rust: &str) -> String {
    texts(rust).pop().unwrap()
}

#[test]
fn what_other_builds_have_is_left_out() {
    for (text, expected) in [
        ("#[cfg(local)] fn f() { std::fs::File::open(x) } fn g() {}", " fn g() {}"),
        ("#[cfg(feature = \"local\")] use std::panic::set_hook; fn g() {}", " fn g() {}"),
        ("struct S; impl S { #[cfg(local)] fn f() { std::panic::set_hook(g) } }", "struct S; impl S {  }"),
        ("fn f() { #[cfg(local)] let x = std::fs::read(y); #[cfg(local)] { z } g() }", "fn f() {   g() }"),
    ] {
        assert_eq!(settled(text), expected);
    }
    for text in
        ["#[cfg(unix)] fn f() {}", "#[cfg(not(local))] fn f() {}", "#[cfg(any(local, test))] fn f() {}"]
    {
        assert_eq!(settled(text), text);
    }
}

#[test]
fn branches_of_other_builds_are_left_out() {
    for (code, expected) in [
        ("if cfg!(feature = \"local\") { std::fs::read(y) } else { g() }", "{ g() }"),
        (
            "let x = if cfg!(local) { std::fs::read(y) } else if z { 1 } else { 2 };",
            "let x = if z { 1 } else { 2 };",
        ),
        ("if cfg!(local) { std::fs::read(y) } h()", "{} h()"),
        ("if z { 1 } else if cfg!(local) { std::fs::read(y) }", "if z { 1 } else {}"),
        ("if !cfg!(local) { if false { 1 } g() } else { std::fs::read(y) }", "{ {} g() }"),
        ("if !cfg!(local) { g() }", "{ g() }"),
    ] {
        assert_eq!(settled(&format!("fn f() {{ {code} }}")), format!("fn f() {{ {expected} }}"));
    }
    for code in ["if cfg!(unix) { g() }", "if cfg!(all(local, unix)) { g() }", "if x { g() }"] {
        let text = format!("fn f() {{ {code} }}");
        assert_eq!(settled(&text), text);
    }
}

#[test]
fn a_processor_is_asked_for_nothing() {
    let text = "#[inline] #[target_feature(enable = \"avx2\")] unsafe fn f() {} fn g() { if is_x86_feature_detected!(\"avx2\") {} }";
    assert_eq!(settled(text), "#[inline]  unsafe fn f() {} fn g() { if false {} }");
}
