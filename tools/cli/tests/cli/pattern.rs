use crate::fixture::{Said, command};
use serde_json::{Value, json};
use std::io::Write;
use std::process::Stdio;

/// What `grundy pattern -` says about a text.
fn said(text: &str, words: &str) -> Said {
    let folder = tempfile::TempDir::new().unwrap();
    let mut input = tempfile::tempfile().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    std::io::Seek::rewind(&mut input).unwrap();
    let mut command = command(folder.path());
    Said::of(command.args(["pattern", "-"]).args(words.split_whitespace()).stdin(Stdio::from(input)))
}

fn laws(text: &str, words: &str) -> Value {
    let said = said(text, &format!("{words} --json"));
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    serde_json::from_str(&said.stdout).unwrap()
}

fn line(values: impl IntoIterator<Item = u64>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn json_says_how_far_a_law_is_confirmed_and_what_it_predicts() {
    let popcounts = line((1..=100_u64).map(|n| n.count_ones().into()));
    let found = laws(&popcounts, "--first 1 --at 1000000000000000000 --at 10^18 --at 7");
    let law = &found[0];
    assert_eq!((&law["family"], &law["status"]), (&json!("popcount"), &json!("confirmed")));
    assert_eq!(law["predictions"], json!({ "1000000000000000000": 24, "10^18": 24, "7": 3 }));
    assert_eq!(law["fitted"].as_u64().unwrap() + law["confirmed"].as_u64().unwrap(), 100);
}

#[test]
fn nothing_is_said_where_nothing_fits() {
    let mut values: Vec<u64> = (0..100).map(|n| n % 6).collect();
    values[90] = 7;
    assert_eq!(laws(&line(values), ""), json!([]));
    let said = said("3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 2 3 8 4 6 2 6", "");
    assert_eq!((said.code, said.stdout.as_str()), (0, "no simple law fits all values\n"));
}

/// g(n) = 0 does fit six zeros.
#[test]
fn few_values_do_not_speak_against_a_law() {
    assert_eq!(said("0 0 0 0 0 0", "").stdout, "6 entries are too few for a law: 24 or more may show one\n");
    assert_eq!(said("5", "").stdout, "1 entry is too little for a law: 24 or more may show one\n");
}

/// A file that is there is read, whatever its name would say.
#[test]
fn values_may_be_arguments() {
    let folder = tempfile::TempDir::new().unwrap();
    let ask = |values: &[&str]| Said::of(command(folder.path()).arg("pattern").args(values));
    for values in
        [&["0", "1", "2", "0", "1", "2"][..], &["0,1,2,0,1,2"], &["0: 0, 1: 1, 2: 2, 3: 0"], &["LWWLWW"]]
    {
        let said = ask(values);
        assert!(said.code == 0 && said.stdout.contains("too few"), "{values:?}");
    }
    for missing in ["LWWLWW.txt", "win", "table"] {
        assert_eq!(ask(&[missing]).code, 2, "{missing}");
    }
    std::fs::write(folder.path().join("LWWLWW"), "0 one").unwrap();
    assert_eq!(ask(&["LWWLWW"]).code, 2);
}

#[test]
fn mistakes_are_named() {
    for (text, words, message) in [
        ("1 2\n3 four\n", "", "standard input: line 2: `four` is not an integer"),
        ("", "", "standard input: there are no numbers"),
        ("1 2", "--at x", "`--at x` is not a point of this table"),
        ("0 1\n1 2\n1 3\n2 3\n", "", "standard input: line 3: 1 has the value 3, and 2 in an earlier row"),
        ("1 2", "--grid --at 3", "`--at 3` is not a point of this table"),
        ("1,9", "--positions --upto 5", "standard input: line 1: 9 is above the bound 5"),
        ("1 2", "--family k", "standard input: line 1: no line `# k=…` before the first table"),
    ] {
        let said = said(text, words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}");
        assert_eq!(said.stderr.lines().next(), Some(format!("error: {message}").as_str()));
    }
}

/// A table, the words for it, and parts of the code that must be printed.
#[test]
fn code_is_printed_with_what_speaks_for_it() {
    let grid = |value: fn(u64, u64) -> u64| {
        let rows = (1..20).map(|x| line((1..20).map(|y| value(x, y))));
        rows.collect::<Vec<String>>().join("\n")
    };
    let family: String =
        (1..9).map(|k| format!("# k={k}\n{}\n", line((0..50).map(|n| n % (k + 1))))).collect();
    let nim: Vec<String> =
        (0..16_u64).flat_map(|x| (x..16).map(move |y| format!("{x},{y},{}", x ^ y))).collect();
    let cases = [
        (
            line((0..100).map(|n| n % 7)),
            "--at 1000000000000000000",
            "fn grundy(n: u64) -> u64 {\n    n % 7\n}",
            "n = 99",
        ),
        (
            grid(|x, y| x ^ y),
            "--grid --first 1 --at 0,5 --at 7,7",
            "fn grundy(x: u64, y: u64) -> u64 {\n    x ^ y\n}",
            "x = 19, y = 19",
        ),
        (family, "--family k --at 12:1000000", "\n    n % (k + 1)\n}", "k = 8 from k = 1"),
        (nim.join("\n"), "--positions --at 5,5", "fn is_lost(heaps: &[u64]) -> bool {", "heaps of 15"),
    ];
    for (table, words, code, extent) in cases {
        let said = said(&table, &format!("--code {words}"));
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{words}");
        assert!(
            said.stdout.contains(code) && said.stdout.contains(&format!("Confirmed to {extent}")),
            "{}",
            said.stdout
        );
    }
    let laws = laws(&line((0..100).map(|n| n / 3)), "--code");
    assert!(laws[0]["code"].as_str().unwrap().contains("n / 3"), "{laws}");
}

/// A script that pipes the code into a file must notice.
#[test]
fn no_law_is_no_code() {
    let few = "error: 10 entries are too few for a law: 24 or more may show one: there is no code of a law\n\
               help: more values may show one\n";
    let none = "error: no simple law fits all values: there is no code of a law\n\
                help: more values may show one\n";
    for (values, wanted) in
        [("3 1 4 1 5 9 2 6 5 3", few), ("3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 2 3 8 4 6 2 6", none)]
    {
        for words in ["--code", "--code=python", "--code=c --json"] {
            let said = said(values, words);
            assert_eq!((said.code, &*said.stdout, &*said.stderr), (1, "", wanted), "{words}");
        }
    }
}

#[test]
fn code_is_printed_in_other_languages() {
    let values = line((0..100).map(|n| n % 7 / 3));
    for (language, code) in [
        ("c", "\nu64 grundy(u64 n) {\n    return n % 7 / 3;\n}\n"),
        ("c++", "\nu64 grundy(u64 n) {\n    return n % 7 / 3;\n}\n"),
        ("python", "\ndef grundy(n):\n    return n % 7 // 3\n"),
        ("rust", "\nfn grundy(n: u64) -> u64 {\n    n % 7 / 3\n}\n"),
    ] {
        let said = said(&values, &format!("--code={language} --at 18446744073709551615"));
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{language}");
        assert!(said.stdout.ends_with(code), "{}", said.stdout);
    }
    assert_eq!(said(&values, "--code=cobol").code, 2);
}

#[test]
fn no_code_is_printed_without_a_compiler() {
    let folder = tempfile::TempDir::new().unwrap();
    std::fs::write(folder.path().join("table"), line((0..100).map(|n| n % 7))).unwrap();
    let none = std::ffi::OsStr::new("/nowhere/rustc");
    let said = crate::fixture::said(folder.path(), "pattern table --code", &[("RUSTC", none)]);
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert!(said.stderr.contains("`rustc` cannot be run"), "{}", said.stderr);
}

/// A function that says something else than the table is not shown.
#[test]
fn a_mistake_in_the_code_is_noticed() {
    use grundy_laws::{Line, Table, find};
    let table = Table::Line(Line { first: 0, values: (0..100).map(|n| n % 7).collect() });
    let other = Table::Line(Line { first: 0, values: (0..100).map(|n| n % 6).collect() });
    let mut found = find(&table).remove(0);
    found.law = find(&other).remove(0).law;
    let error =
        grundy_cli::explore::code::tested(&found, grundy_laws::Language::Rust, "", &table.cells(), &[])
            .unwrap_err();
    assert_eq!(error.to_string(), "at [6] the code of the law says 0 instead of 6");
}

#[test]
fn a_law_becomes_a_solution() {
    use crate::fixture::Fixture;
    use grundy_laws::code::solution::{Case, Facts, solution};
    use grundy_laws::{Family, Found, Grid, Language, Line, Positions, Table, find, find_over};
    let fixture = Fixture::with_library();
    let of_line = |m: i128| Table::Line(Line { first: 0, values: (0..100).map(|n| n % m).collect() });
    let rows = (0..20).map(|x| (0..20).map(|y| x ^ y).collect()).collect();
    let equal = (0..30).map(|n| vec![n, n]).collect();
    let best = |table: &Table| find(table).remove(0);
    let over = find_over(&Family::new("k", (2..9).map(|k| (k, of_line(k + 1))))).remove(0);
    let (line, grid) = (best(&of_line(4)), best(&Table::Grid(Grid { first: 0, rows })));
    let lost = best(&Table::Positions(Positions { tuples: equal, up_to: 29 }));
    let outcomes = |found: Found| Found { law: found.law.of_outcomes(), ..found };
    let laws: [(&str, Found, Case, &str); 7] = [
        ("toy_line", line.clone(), Case::Sum, "2\n3\n1 2 3\n2\n5 2\n"),
        ("toy_grid", grid.clone(), Case::Sum, "2\n2\n1 2\n7 4\n1\n1 2\n"),
        ("toy_over", over.clone(), Case::Sum, "2\n3 3\n1 2 3\n4 2\n5 2\n"),
        ("toy_lost", lost, Case::Position(2), "2\n5 5\n5 2\n"),
        ("one_line", outcomes(line), Case::Position(1), "2\n8\n2\n"),
        ("one_grid", outcomes(grid), Case::Position(2), "2\n5 5\n5 2\n"),
        ("one_over", outcomes(over), Case::Position(2), "2\n3 8\n4 8\n"),
    ];
    for (slug, found, case, input) in laws {
        let facts = Facts {
            title: "Toy 2: Heaps",
            source: "<https://example.org/2>",
            limits: "1 s, 256 MB",
            words: ("First", "Second"),
            case,
            sure: "proven",
        };
        let text = solution(&found.law, &found.code(Language::Rust, "Confirmed."), facts);
        fixture.write(&format!("problems/src/bin/{slug}.rs"), &text);
        fixture.case(slug, "sample", input, "Second\nFirst\n");
        for command in ["test", "bundle"] {
            let said = fixture.grundy(&format!("{command} {slug}"));
            assert_eq!(said.code, 0, "{command}: {}{}\n{text}", said.stdout, said.stderr);
        }
    }
}

/// Of any numbers: nobody says that 0 is a lost position.
#[test]
fn a_table_is_drawn() {
    let values = line((0..40).map(|n| n % 7 / 3));
    let drawn = said(&values, "--plot");
    assert!(drawn.stdout.starts_with(" 0 ···"), "{}", drawn.stdout);
    assert!(drawn.stdout.contains("· value 0, ▁ value 1, ▂ value 2\nconfirmed"), "{}", drawn.stdout);
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("a.svg");
    for words in ["", "--grid"] {
        let text = if words.is_empty() { values.clone() } else { "0 1 2\n1 0\n3 1 4\n".to_owned() };
        let drawn = said(&text, &format!("{words} --plot={}", file.display()));
        assert_eq!(drawn.code, 0, "{}", drawn.stderr);
        let svg = std::fs::read_to_string(&file).unwrap();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
        assert!(!svg.contains("position") && !svg.contains("Grundy"), "{svg}");
    }
    let no = said("0 1 -2 3 4 5 6 7", "--plot");
    assert_eq!((no.code, no.stdout.as_str()), (2, ""));
    assert!(no.stderr.contains("no picture of the value -2: only from 0 to"), "{}", no.stderr);
    let no = said("0 1 2 3", &format!("--plot={}", folder.path().join("a.jpg").display()));
    assert!(no.stderr.contains("pictures are SVG or PNG"), "{}", no.stderr);
}
