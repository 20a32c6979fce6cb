use crate::fixture::Folder;

/// What a closure drops, when a tail's values go and which words are keywords depends on it.
#[test]
fn editions_are_those_that_are_submitted() {
    let folder = Folder::new();
    for name in ["own", "cf1a", "abc1a"] {
        folder.write(&format!("{name}/1.in"), "");
        folder.write(&format!("{name}/1.out"), "1\n");
    }
    let older = "fn main() { let gen = 1; println!(\"{gen}\"); }\n";
    folder.write("own.rs", older);
    folder.write("cf1a.rs", older);
    folder.says("test own.rs cf1a.rs", 0, &["2 passed, 0 failed"]);
    folder.write("abc1a.rs", older);
    folder.says("test abc1a.rs", 1, &["it does not compile", "gen"]); // AtCoder has 2024
    let said = folder.grundy("bundle abc1a.rs --no-run");
    assert!(said.stderr.contains("in edition 2021 this compiles, but here the judge has edition 2024"));
    let newer = "fn main() { if let Some(n) = Some(1) && n > 0 { println!(\"{n}\"); } }\n";
    for name in ["own", "cf1a", "abc1a"] {
        folder.write(&format!("{name}.rs"), newer);
        let said = folder.grundy(&format!("test {name}.rs"));
        let is_noted =
            said.stderr.contains("is compiled in edition 2024: in edition 2021 the compiler refuses it\n");
        assert_eq!((said.code, is_noted), (0, name != "abc1a"), "{name}: {}{}", said.stdout, said.stderr);
        let bundled = folder.grundy(&format!("bundle {name}.rs"));
        assert_eq!(bundled.code, 0, "{name}: {}", bundled.stderr);
        // The judge is not known.
        let is_noted =
            bundled.stderr.contains("choose edition 2024 at the judge, which must have it: in 2021");
        assert_eq!(is_noted, name == "own", "{name}: {}", bundled.stderr);
    }
    // As cargo builds it.
    folder.write(
        "package/Cargo.toml",
        "[package]\nname = \"p\"\nversion = \"0.1.0\"\nedition = \"2018\"\n[workspace]\n",
    );
    folder.write("package/src/main.rs", "trait T { fn f(&self) -> u8 { 1 } } impl T for u8 {}\n\
                 fn main() { let of: &dyn T = &0u8; let async_ = of.f(); let gen = async_; println!(\"{}\", gen); }\n");
    folder.write("package/samples/1.in", "");
    folder.write("package/samples/1.out", "1\n");
    folder.says("test package/src/main.rs --samples package/samples", 0, &["1 passed, 0 failed"]);
}
