use grundy_rust::tokens::names;

#[test]
fn names_as_the_compiler_compares_them() {
    let names = names("fn r#caf\u{e9}<'a>(x: &'a cafe\u{301}) {}".parse().unwrap());
    assert_eq!(names, ["fn", "caf\u{e9}", "x", "caf\u{e9}"]);
}
