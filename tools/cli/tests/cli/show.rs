use crate::fixture::{Fixture, HEADER, Said, command};
use serde_json::Value;
use std::path::Path;

/// `grundy show` in the real checkout.
fn show(words: &[&str]) -> Said {
    Said::of(command(Path::new(env!("CARGO_MANIFEST_DIR"))).arg("show").args(words))
}

#[test]
fn a_template() {
    let said = show(&["wythoff"]);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    for line in
        ["# wythoff", "- File: src/heaps/wythoff.rs", "- first_player_wins(a: u64, b: u64, r: u64) -> bool"]
    {
        assert!(said.stdout.lines().any(|said| said == line), "{line}\n{}", said.stdout);
    }
    for start in [
        "- The statement says: two heaps",
        "- Theorem: ",
        "- Time: O(1)",
        "- Checked: ",
        "- Seen in: hdu1527",
    ] {
        assert!(said.stdout.contains(&format!("\n{start}")), "{start}\n{}", said.stdout);
    }
    let longest = said.stdout.lines().map(|line| line.chars().count()).max();
    assert!(longest <= Some(80), "{longest:?}\n{}", said.stdout);
}

#[test]
fn a_problem_by_its_slug_or_its_page() {
    let said = show(&["hdu1846"]);
    assert!(said.stdout.starts_with("# hdu1846\n\nHDU 1846: Brave Game\n"), "{}", said.stdout);
    assert!(
        said.stdout.contains("\n- Submit: https://acm.hdu.edu.cn/submit.php?pid=1846\n"),
        "{}",
        said.stdout
    );
    for name in ["HDU1846", "hdu-1846", "HDU 1846", "https://vjudge.net/problem/HDU-1846"] {
        assert_eq!(show(&[name]).stdout, said.stdout, "{name}");
    }
    let object: Value = serde_json::from_str(&show(&["hdu1846", "--json"]).stdout).unwrap();
    assert_eq!(object["templates"], serde_json::json!(["bash"]));
    assert_eq!(object["kind"], "problem");
}

#[test]
fn json_of_a_template_has_its_functions() {
    let object: Value = serde_json::from_str(&show(&["Sequential-Nim", "--json"]).stdout).unwrap();
    assert_eq!(
        (&object["name"], &object["kind"]),
        (&Value::from("sequential_nim"), &Value::from("template"))
    );
    let functions = object["functions"].as_array().unwrap();
    let signature =
        |wanted: &str| functions.iter().any(|found| found["signature"].as_str().unwrap().starts_with(wanted));
    assert!(signature("first_player_wins("), "{functions:?}");
    assert_eq!(object["seen_in"], serde_json::json!(["cf1382b", "cf1966c", "hdu4994"]));
}

#[test]
fn the_checkout_goes_before_what_the_tool_carries() {
    let fixture = Fixture::new();
    fixture.write("src/heaps/nim.rs", "//! My own Nim.\n\n/// Mine.\npub fn mine() -> u8 {\n    1\n}\n");
    fixture.problem("toy1", HEADER, "");
    fixture.problem("toy2", "//! no header\n", "");
    fixture.case("toy1", "sample", "1\n", "1\n");
    let said = fixture.grundy("show NIM");
    let wanted = "# nim\n\nMy own Nim.\n\n- Seen in: toy1\n- File: src/heaps/nim.rs\n- To paste it: grundy snippet nim\n\n\
                  ## Functions\n\n- mine() -> u8\n    Mine.\n";
    assert_eq!((said.code, said.stdout.as_str()), (0, wanted));
    let said = fixture.grundy("show Toy-1");
    assert!(said.stdout.contains("\n- Judge: not known\n"), "{}", said.stdout);
    assert!(said.stdout.contains("\n- Beside it: inputs/toy1\n"), "{}", said.stdout);
}

#[test]
fn an_unknown_name_and_a_flawed_problem() {
    let fixture = Fixture::new();
    fixture.problem("toy2", "//! no header\n", "");
    let said = fixture.grundy("show nimm");
    assert_eq!(said.code, 2);
    assert!(
        said.stderr.starts_with("error: no template or problem `nimm`\nhelp: did you mean `nim`?"),
        "{}",
        said.stderr
    );
    let said = fixture.grundy("show toy2");
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("problems/src/bin/toy2.rs:1: no title"), "{}", said.stderr);
}

/// Only where its files are is not said: they are not there.
#[cfg(feature = "embedded")]
#[test]
fn outside_a_checkout_the_pages_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let files = ["- File: ", "- Its table: ", "- Beside it: "];
    for name in ["wythoff", "hdu1846"] {
        let outside = Said::of(command(folder.path()).args(["show", name]));
        assert_eq!((outside.code, outside.stderr.as_str()), (0, ""));
        let inside = show(&[name]).stdout;
        let inside: String = inside
            .split_inclusive('\n')
            .filter(|line| !files.iter().any(|file| line.starts_with(file)))
            .collect();
        assert_eq!(outside.stdout, inside);
        let outside = Said::of(command(folder.path()).args(["show", name, "--json"])).stdout;
        let object: Value = serde_json::from_str(&outside).unwrap();
        assert!(object.get("path").is_none() && object.get("readme").is_none(), "{outside}");
    }
}
