use crate::fixture::{Fixture, HEADER, Said, grundy, is_running, until};
use std::fs;
use std::path::Path;

/// Bash's game, right but for what stands in the place of `FAIL`; read by the template `scan`.
const SOLUTION: &str = r#"
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m] = input.array::<u32, 2>()?;
        FAIL
        out.line(if n % (m + 1) == 0 { "second" } else { "first" });
    }
    LAST
    Ok(())
}
"#;

/// The same without a template.
const PLAIN: &str = r#"
use std::io::{Read, stdin};

fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u32> = text.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for case in numbers[1..].chunks(2) {
        let (n, m) = (case[0], case[1]);
        FAIL
        println!("{}", if n % (m + 1) == 0 { "second" } else { "first" });
    }
}
"#;

/// How many inputs this process has seen.
const NTH: &str = "
    static SEEN: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let nth = SEEN.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
";

/// A solution with one line more in each case.
fn failing(line: &str) -> String {
    SOLUTION.replace("FAIL", line).replace("LAST", "")
}

/// A solution with lines at its end.
fn ending(lines: &str) -> String {
    SOLUTION.replace("FAIL", "").replace("LAST", lines)
}

/// Stress on a solution of that name.
fn stress(slug: &str, solution: &str, words: &str) -> Said {
    let fixture = Fixture::with_oracle();
    fixture.game(slug, solution);
    fixture.grundy(&format!("stress {slug} {words}"))
}

/// The input and the output that were saved.
fn saved(slug: &str, n: u32) -> (String, String) {
    let folder = Fixture::with_oracle().path().join("inputs").join(slug);
    let read = |end: &str| fs::read_to_string(folder.join(format!("own_stress_{n}.{end}"))).unwrap();
    (read("in"), read("out"))
}

/// The number of inputs that were tried without a difference.
fn tried(said: &Said) -> u64 {
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
    let count = said.stdout.strip_prefix("no difference on ").and_then(|rest| rest.split(' ').next());
    count.expect("a count").parse().unwrap()
}

#[test]
fn a_wrong_answer_is_shrunk_and_saved_once() {
    let line = "if m == 3 && n > 4 { eprintln!(\"n is {n}\"); println!(\"none\"); continue; }";
    let said = stress("plain_wrong", &PLAIN.replace("FAIL", line), "--debug --seed 1");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert!(said.stderr.contains("seed 1\n"), "{}", said.stderr);
    assert!(
        said.stdout.starts_with("WA plain_wrong: line 1: expected `first`, got `none`"),
        "{}",
        said.stdout
    );
    let shown = "\ninput:\n  1\n  5 3\nexpected:\n  first\nstandard error:\n  n is 5\n";
    assert!(said.stdout.contains(shown), "{}", said.stdout);
    let last = "saved: ../inputs/plain_wrong/own_stress_1.in and .out; `grundy test plain_wrong` runs it from now on\n";
    assert!(said.stdout.ends_with(last), "{}", said.stdout);
    assert_eq!(saved("plain_wrong", 1), ("1\n5 3\n".to_owned(), "first\n".to_owned()));

    let again = Fixture::with_oracle().grundy("stress plain_wrong --debug --seed 2");
    assert!(again.stdout.contains("own_stress_1.in"), "{}", again.stdout);
    let folder = Fixture::with_oracle().path().join("inputs/plain_wrong");
    let names: Vec<_> = fs::read_dir(folder).unwrap().collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn a_crash_is_saved_beside_what_is_there() {
    let fixture = Fixture::with_oracle();
    fixture.game("crash", &failing("assert!(n < 9, \"too many stones\");"));
    fixture.case("crash", "own_stress_1", "1\n1 1\n", "first\n");
    fixture.write("inputs/crash/own_stress_3.out", "half a case\n");
    fixture.write("inputs/crash/own_stress_2.in", "");
    fs::remove_file(fixture.path().join("inputs/crash/own_stress_2.in")).unwrap();
    let said = fixture.grundy("stress crash --debug");
    assert!(said.stdout.starts_with("RE crash: exit status: 101"), "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.contains("too many stones"), "{}", said.stdout);
    assert!(said.stdout.contains("problems/src/bin/crash.rs:"), "the place in the source: {}", said.stdout);
    assert_eq!(saved("crash", 2).0, "1\n9 1\n");

    fixture.game("crash_halves", &failing("assert!(n < 9);"));
    fixture.write("inputs/crash_halves/own_stress_1.out", "half a case\n");
    assert_eq!(fixture.grundy("stress crash_halves --debug").code, 1);
    assert_eq!(saved("crash_halves", 2).0, "1\n9 1\n");
    let half = fs::read_to_string(fixture.path().join("inputs/crash_halves/own_stress_1.out")).unwrap();
    assert_eq!(half, "half a case\n");
}

#[test]
fn many_inputs_without_a_difference() {
    let said = stress("right", &failing(""), "--seconds 1 --seed 7");
    assert!(tried(&said) > 0, "{}", said.stdout);
    assert!(!said.stderr.contains("note:"), "{}", said.stderr);
}

#[test]
fn a_wrong_answer_among_many_inputs_in_one_process() {
    let said = stress("rare", &failing("if n == 60 && m == 12 { out.line(0); continue; }"), "");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert_eq!(saved("rare", 1), ("1\n60 12\n".to_owned(), "first\n".to_owned()));
    assert!(!said.stderr.contains("note:"), "{}", said.stderr);
}

/// What a solution does only when it is asked again in the same process proves nothing.
#[test]
fn what_fails_only_in_the_common_process_is_no_difference() {
    let games = [
        ("keeps_state", "if nth > 5 { out.line(0); }", "gives another answer"),
        ("panics_later", "assert!(nth < 5);", "panics"),
        (
            "hangs_later",
            "if nth == 5 { std::thread::sleep(std::time::Duration::MAX); }",
            "gives no answer within",
        ),
        ("leaks", "std::mem::forget(std::hint::black_box(vec![nth as u8 | 1; 40 << 20]));", "uses more than"),
        ("exits", "print!(\"{}\", out.text()); std::process::exit(0);", "gives an answer that cannot"),
        ("aborts_later", "if nth == 5 { std::process::abort(); }", "ends without an answer: signal: 6"),
        ("rejects_later", "if nth == 5 { return Err(Error(\"no\".to_owned())); }", "rejects the input"),
    ];
    // All of them first, so that the oracle is compiled once.
    let fixture = Fixture::with_oracle();
    for (slug, lines, _) in games {
        fixture.game(slug, "");
        // What hangs is found sooner; the others may need their time on a slow machine.
        let header =
            if slug == "hangs_later" { HEADER.replace("10 s,", "0.5 s,") } else { HEADER.to_owned() };
        fixture.problem(slug, &header, &ending(&format!("{NTH}{lines}")));
    }
    for (slug, _, how) in games {
        // A slow machine hands out memory slowly; fifteen inputs are enough for 576 MB.
        let seconds = if slug == "leaks" { 8 } else { 1 };
        let said = fixture.grundy(&format!("stress {slug} --seconds {seconds} --seed 3"));
        let notes: Vec<&str> = said.stderr.lines().filter(|line| line.starts_with("note:")).collect();
        assert_eq!(notes.len(), 1, "{slug}: {}{}", said.stdout, said.stderr);
        assert!(notes[0].contains(how), "{slug}: {}", said.stderr);
        assert!(tried(&said) > 0, "{slug}: {}", said.stdout);
    }
}

#[test]
fn what_is_printed_beside_the_answer_is_a_difference() {
    let said = stress("chatters", &ending("print!(\"debug\");"), "");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.starts_with("WA chatters: line 1: expected"), "{}", said.stdout);
}

#[cfg(unix)]
#[test]
fn the_tool_may_be_rebuilt_meanwhile() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let fixture = Fixture::with_oracle();
    fixture.game("rebuilt", &failing(""));
    let folder = tempfile::tempdir().unwrap();
    let tool = folder.path().join("grundy");
    fs::copy(env!("CARGO_BIN_EXE_grundy"), &tool).unwrap();
    let mut command = Command::new(&tool);
    command.args(["stress", "rebuilt", "--seconds", "2"]).current_dir(fixture.path());
    command.env_remove("CARGO_TARGET_DIR").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().starts_with("seed ")));
    fs::remove_file(&tool).unwrap();
    fs::write(&tool, "another tool").unwrap();
    // The problem's own program is built again, too.
    fixture.game("rebuilt", &failing("if n > 3 { out.line(0); }"));
    assert_eq!(fixture.grundy("build rebuilt").code, 0);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.stdout.starts_with(b"no difference on "));
}

#[test]
fn a_brute_force_that_contradicts_the_samples() {
    let fixture = Fixture::with_oracle();
    fixture.game("contradicted", &failing(""));
    fixture.case("contradicted", "max_heap", "1\n4000000000 1\n", "too large for a brute force\n");
    fixture.case("contradicted", "sample", "1\n5 3\n", "second\n");
    let said = fixture.grundy("stress contradicted");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
    let wrong =
        "inputs/contradicted/sample.in, the brute force is wrong: line 1: expected `second`, got `first`";
    assert!(said.stderr.contains(wrong), "{}", said.stderr);
    assert!(said.stderr.contains("fix tests/oracle/src/problem/contradicted.rs"), "{}", said.stderr);

    fixture.write("inputs/contradicted/half.in", "1\n5 3\n");
    let said = fixture.grundy("stress contradicted --seconds 1");
    let warning = "warning: the brute force is not compared with the samples: ../inputs/contradicted has half.in without half.out\n";
    assert!(said.stderr.contains(warning), "{}", said.stderr);
    fs::remove_file(fixture.path().join("inputs/contradicted/half.in")).unwrap();

    fixture.case("contradicted", "sample", "2\n5 3\n", "first\n");
    let said = fixture.grundy("stress contradicted");
    assert!(
        said.stderr.contains("sample.in, the brute force rejects the input: token 4 (line 3)"),
        "{}",
        said.stderr
    );
}

#[cfg(unix)]
#[test]
fn a_brute_force_or_generator_that_fails() {
    let generate = "use crate::prelude::*;\npub fn generate(_: &mut Rng) -> String { GENERATE }\n";
    let brute = "pub fn brute(input: &mut Scan, _: &mut Out) -> Result<(), Error> { let n: u8 = input.int()?; BRUTE }\n";
    let games = [
        ("brute_panics", "\"7\".into()", "assert!(n < 3, \"so\\nso\"); Ok(())", "the brute force panics: "),
        ("brute_overflows", "\"7\".into()", "let _ = n - 8; Ok(())", "attempt to subtract with overflow"),
        (
            "brute_recurses",
            "\"7\".into()",
            "fn f(n: u64) -> u64 { std::hint::black_box(1 + f(n + 1)) } f(n.into()); Ok(())",
            "the brute force ends without an answer: signal: 6 (SIGABRT)",
        ),
        (
            "brute_exits",
            "\"7\".into()",
            "_ = n; std::process::exit(3)",
            "ends without an answer: exit status: 3",
        ),
        ("brute_rejects", "\"x\".into()", "_ = n; Ok(())", "the brute force rejects: token 1 (line 1)"),
        ("generator_panics", "panic!(\"why\")", "_ = n; Ok(())", "the generator of random inputs panics: "),
    ];
    // All of them first, so that the oracle is compiled once.
    let fixture = Fixture::with_oracle();
    for (slug, generated, solved, _) in games {
        let text = generate.replace("GENERATE", generated) + &brute.replace("BRUTE", solved);
        fixture.game_with(slug, &failing(""), &text);
    }
    for (slug, .., message) in games {
        let said = fixture.grundy(&format!("stress {slug} --seed 5 --program /bin/cat"));
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{slug}: {}", said.stderr);
        assert!(said.stderr.contains(message), "{slug}: {}", said.stderr);
        assert!(said.stderr.contains(&format!("tests/oracle/src/problem/{slug}.rs")), "{}", said.stderr);
    }
}

#[test]
fn a_brute_force_that_uses_another() {
    let fixture = Fixture::with_oracle();
    fixture.game("lends", "");
    fixture.game_with("borrows", &failing(""), "pub use crate::lends::{brute, generate};\n");
    assert!(tried(&fixture.grundy("stress borrows --seconds 1")) > 0);
}

#[test]
fn a_brute_force_that_does_not_compile() {
    let fixture = Fixture::with_oracle();
    fixture.game_with("brute_broken", &failing(""), "pub fn generate() { nonsense }\npub fn brute() {}\n");
    let said = fixture.grundy("stress brute_broken");
    assert_eq!(said.code, 2, "{}", said.stderr);
    assert!(said.stderr.contains("cannot find value `nonsense`"), "{}", said.stderr);
    assert!(
        said.stderr.contains("error: the brute force of brute_broken does not compile"),
        "{}",
        said.stderr
    );
}

#[test]
fn a_brute_force_that_is_not_written_yet() {
    let fixture = Fixture::with_oracle();
    fixture.game_with("brute_missing", &failing(""), "pub fn generate() {}\n");
    let said = fixture.grundy("stress brute_missing");
    assert_eq!(said.code, 2, "{}", said.stderr);
    let needs = "tests/oracle/src/problem/brute_missing.rs needs `pub fn brute`, or `pub fn interact` for";
    assert!(
        said.stderr.contains(needs) && !said.stderr.contains("needs `pub fn generate`"),
        "{}",
        said.stderr
    );
}

#[cfg(unix)]
#[test]
fn a_program_in_another_language() {
    use std::os::unix::fs::PermissionsExt;
    let fixture = Fixture::with_oracle();
    fixture.game("script", &failing(""));
    fixture.write("problems/mine.sh", "#!/bin/sh\nread cases\nwhile read n m; do echo first; done\n");
    fixture.write("problems/slow.sh", "#!/bin/sh\nsleep 1\nexec ../target/release/script\n");
    let script = fixture.path().join("problems/mine.sh");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o644)).unwrap();
    let said = fixture.grundy("stress script --program mine.sh");
    assert_eq!(said.code, 2, "not executable yet: {}{}", said.stdout, said.stderr);
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let said = fixture.grundy("stress script --program mine.sh --seed 3");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert_eq!(saved("script", 1), ("1\n2 1\n".to_owned(), "second\n".to_owned()));

    assert_eq!(fixture.grundy("build script").code, 0);
    let slow = fixture.path().join("problems/slow.sh");
    fs::set_permissions(&slow, fs::Permissions::from_mode(0o755)).unwrap();
    let said = fixture.grundy("stress script --program slow.sh --seconds 1");
    assert!(tried(&said) < 20 && said.stderr.contains(" prove little"), "{}{}", said.stdout, said.stderr);
}

#[test]
fn misuse() {
    let fixture = Fixture::with_oracle();
    fixture.game("misused", &failing(""));
    let said = fixture.grundy("stress misusedd");
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("did you mean `misused`?"), "{}", said.stderr);
    assert!(said.stderr.contains("tests/oracle/src/problem/misusedd.rs"), "{}", said.stderr);
    fixture.write("tests/oracle/src/problem/no_problem.rs", "");
    let said = fixture.grundy("stress no_problem");
    assert_eq!((said.code, said.stderr.lines().next()), (2, Some("error: no problem `no_problem`")));
    assert_eq!(fixture.grundy("stress misused --program ./nothing").code, 2);
    assert_eq!(fixture.grundy("stress misused --program .").code, 2);
    for bound in ["--seconds x", "--seconds 0", "--count 0"] {
        assert_eq!(fixture.grundy(&format!("stress misused {bound}")).code, 2, "{bound}");
    }
}

#[test]
fn the_brute_force_by_hand() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let random = grundy(root, "brute hdu1846 --random 7");
    assert_eq!((random.code, &random.stdout), (0, &grundy(root, "brute hdu1846 --random 7").stdout));
    let said = grundy(root, "brute hdu1846"); // standard input is empty
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert!(said.stderr.contains("error: token 1 (line 1): expected"), "{}", said.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_leaves_nothing_behind() {
    use std::os::unix::fs::PermissionsExt;
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let fixture = Fixture::with_oracle();
    fixture.game("stopped", &failing(""));
    // Says what it starts and which file it reads, which is in the temporary folder.
    // On a busy machine the link was once not read.
    let script = "#!/bin/sh\nsleep 1000 &\nuntil [ \"$input\" ]; do input=$(readlink /proc/$$/fd/0); done\n\
                  (echo $!; echo \"$input\") > $0.tmp\nmv $0.tmp $0.says\nwait\n";
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("hangs");
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.args(["stress", "stopped", "--program"]).arg(&program).current_dir(fixture.path());
    let mut tool =
        command.env_remove("CARGO_TARGET_DIR").stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let said = loop {
        if let Ok(said) = fs::read_to_string(program.with_extension("says")) {
            break said;
        }
        assert!(tool.try_wait().unwrap().is_none(), "the script has not been started");
        std::thread::sleep(Duration::from_millis(10));
    };
    let (left, input) = said.trim_end().split_once('\n').unwrap();
    assert!(Path::new(input).is_file(), "{input}");
    assert!(Command::new("kill").args(["-INT", &tool.id().to_string()]).status().unwrap().success());
    assert_eq!(tool.wait().unwrap().code(), Some(130));
    assert!(!Path::new(input).parent().unwrap().exists(), "{input}");
    until("what it started is dead", || !is_running(left));
}
