use grundy_rust::version::Version;

#[test]
fn only_releases_are_read() {
    for text in ["1.78", "1.78.0", "1.78.1 (9fc6b4312 2024-04-29)\n"] {
        assert_eq!(Version::read(text), Some(Version::stable(78)), "{text}");
    }
    for text in ["", "1", "latest stable", "1.97.0-nightly (x)", "1.78.0.1", "v1.78"] {
        assert_eq!(Version::read(text), None, "{text}");
    }
    assert!(Version::stable(100) > Version::stable(99));
}
