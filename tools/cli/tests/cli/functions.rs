use grundy_cli::problem::functions::functions;

#[test]
fn public_functions_have_a_signature_and_a_purpose() {
    let text = "/// One\n/// line.\n///\n/// More.\npub fn f(\n    a: u8,\n    b: &[(u8, u8)],\n) -> u8 { 0 }\nfn g() {}\n\
                    pub struct S<T>(T);\nimpl<T> S<T> {\n    /// New.\n    pub fn new<U>() -> S<T> { todo!() }\n    fn own() {}\n}\n\
                    impl Drop for S<u8> { fn drop(&mut self) {} }\npub trait T { fn moves(&self) -> u8; }\n";
    let found: Vec<_> = functions(text).into_iter().map(|found| (found.signature, found.doc)).collect();
    let wanted = [
        ("f(a: u8, b: &[(u8, u8)]) -> u8", "One line."),
        ("S::new<U>() -> S<T>", "New."),
        ("T::moves(&self) -> u8", ""),
    ];
    assert_eq!(found, wanted.map(|(signature, doc)| (signature.to_owned(), doc.to_owned())));
    assert_eq!(functions("pub fn {"), []);
}
