use crate::fixture::{Fixture, Said};
use serde_json::Value;
use std::fs;

/// A number up to 100 is guessed with seven questions; `! n` is the answer.
const GUESS: &str = r#"
use crate::prelude::*;

pub fn generate(random: &mut Rng) -> String {
    format!("{}\n", random.u32(1..=100))
}

pub fn interact(input: &mut Scan, output: &mut Scan, reply: &mut Out) -> Result<(), Error> {
    let secret: u32 = input.int()?;
    input.within(&[secret], 1..=100)?;
    reply.line(100);
    for _ in 0..8 {
        let is_last = output.word()? == "!";
        let guess: u32 = output.int()?;
        if is_last && guess == secret {
            return Ok(());
        } else if is_last {
            return Err(format!("the secret is {secret}"))?;
        }
        reply.line(if guess < secret { ">" } else { "<=" });
    }
    Err("too many questions")?
}
"#;

/// Right but for what stands in the place of `FAIL` and `LAST`.
const SOLUTION: &str = r#"
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::talk(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let (mut low, mut high) = (1, input.int::<u32>()?);
    while low < high {
        let middle = (low + high) / 2;
        out.words(["?", &middle.to_string()]);
        if input.word()? == ">" { low = middle + 1 } else { high = middle }
        FAIL
    }
    out.words(["!", &low.to_string()]);
    LAST
    Ok(())
}
"#;

/// Talks without a template and forgets to flush.
const BUFFERED: &str = r#"
use std::io::Write;

fn main() {
    let mut out = std::io::BufWriter::new(std::io::stdout());
    writeln!(out, "? 50").unwrap();
    let mut line = String::new();
    while std::io::stdin().read_line(&mut line).unwrap() > 0 {}
}
"#;

fn solution(fail: &str, last: &str) -> String {
    SOLUTION.replace("FAIL", fail).replace("LAST", last)
}

fn fixture(slug: &str, solution: &str) -> Fixture {
    let fixture = Fixture::with_oracle();
    fixture.game_with(slug, solution, GUESS);
    fixture.write(&format!("inputs/{slug}/own_low.in"), "1\n");
    fixture.write(&format!("inputs/{slug}/own_high.in"), "77\n");
    fixture
}

fn test(slug: &str, solution: &str) -> Said {
    fixture(slug, solution).grundy(&format!("test {slug} --debug"))
}

#[test]
fn a_solution_talks_with_the_interactor() {
    let fixture = fixture("talk_right", &solution("", ""));
    let said = fixture.grundy("test talk_right --debug");
    assert!(said.stdout.starts_with("AC  talk_right  2 cases"), "{}{}", said.stdout, said.stderr);

    let file = fixture.path().join("inputs/talk_right/own_high.in").display().to_string();
    let one = fixture.grundy(&format!("test talk_right --debug --input {file}"));
    assert!(
        one.stdout.starts_with("judge:    100\nsolution: ? 50\njudge:    >\nsolution: ? 75\n"),
        "{}",
        one.stdout
    );
    assert!(one.stdout.ends_with("\nsolution: ! 77\n"), "{}", one.stdout);
    assert!(one.code == 0 && one.stderr.lines().any(|line| line.starts_with("AC  ")), "{}", one.stderr);
    let json = fixture.grundy(&format!("test talk_right --debug --json --input {file}")).stdout;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["verdict"], &json["output"]), (&"AC".into(), &one.stdout.into()));

    let said = fixture.grundy("stress talk_right --seconds 1");
    assert!(said.code == 0 && said.stdout.starts_with("no failure on "), "{}{}", said.stdout, said.stderr);
    let said = fixture.grundy("brute talk_right");
    assert!(said.code == 2 && said.stderr.contains("talk_right is interactive"), "{}", said.stderr);
    assert!(fixture.grundy("brute talk_right --random 1").stdout.ends_with('\n'));
    let said = fixture.grundy("list --json");
    assert!(said.stdout.contains("\"judged_by\": \"interactor\""), "{}", said.stdout);
}

#[test]
fn a_wrong_answer_shows_who_said_what() {
    let said = test("talk_wrong", &solution("if low == 76 { break; }", ""));
    assert!(said.stdout.starts_with("WA  talk_wrong  1 of 2 cases fail"), "{}{}", said.stdout, said.stderr);
    let talk = "     own_high: WA: the secret is 77\n     judge:    100\n     solution: ? 50\n     judge:    >\n     \
                solution: ? 75\n     judge:    >\n     solution: ! 76\n     (the ";
    assert!(said.stdout.contains(talk), "{}", said.stdout);
}

#[test]
fn other_ways_to_fail() {
    for (name, solution, verdict, why) in [
        ("again", solution("low = 1; high = 100;", ""), "WA", "too many questions"),
        (
            "talk_words",
            solution("out.line(\"what?\");", ""),
            "WA",
            "expected an unsigned 32-bit integer, found `?`",
        ),
        ("on", solution("", "out.line(7);"), "WA", "the output goes on: `7`"),
        ("panics", solution("panic!(\"oh\");", ""), "RE", "exit status: 101"),
        ("refuses", solution("return Err(Error(\"no\".to_owned()));", ""), "RE", "error: no"),
        ("ends", solution("return Ok(());", ""), "WA", "expected a word, found the end of the input"),
        ("waits", solution("", "input.word()?;"), "TLE", "both wait for the other"),
        ("buffers", BUFFERED.to_owned(), "TLE", "both wait for the other: was the output flushed"),
    ] {
        let said = test("talk_fails", &solution); // one interactor for all
        let line = format!("own_high: {verdict}: ");
        let shown = said.stdout.split_once(&line).map(|(_, rest)| rest.split("rerun: ").next().unwrap());
        let shown = shown.unwrap_or_else(|| panic!("{name}: {}{}", said.stdout, said.stderr));
        assert!(shown.contains(why) && shown.contains("\n     judge:    100\n"), "{name}: {shown}");
    }
}

#[test]
fn what_is_wrong_with_a_case_is_not_the_solution_s_fault() {
    let fixture = fixture("talk_cases", &solution("", ""));
    fixture.write("inputs/talk_cases/own_more.in", "101\n");
    let said = fixture.grundy("test talk_cases --debug");
    let why = "own_more.in: rejects the input: token 1 (line 1): expected a number in 1..=100, found `101`";
    assert!(said.stdout.starts_with("--   talk_cases") && said.stdout.contains(why), "{}", said.stdout);
    fixture.write("inputs/talk_cases/own_more.out", "");
    let said = fixture.grundy("test talk_cases --debug");
    assert!(said.stdout.contains("in an interactive problem, a case has no output"), "{}", said.stdout);
}

#[test]
fn stress_finds_a_small_secret() {
    let fixture = fixture("talk_stress", &solution("if low >= 30 { break; }", ""));
    let said = fixture.grundy("stress talk_stress --debug --seed 1");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.starts_with("WA talk_stress: the secret is "), "{}", said.stdout);
    let last = "/inputs/talk_stress/own_stress_1.in; `grundy test talk_stress` runs it from now on\n";
    assert!(said.stdout.ends_with(last) && !said.stdout.contains("expected:"), "{}", said.stdout);
    let folder = fixture.path().join("inputs/talk_stress");
    let secret: u32 = fs::read_to_string(folder.join("own_stress_1.in")).unwrap().trim().parse().unwrap();
    assert_eq!(secret, 31, "the first that it takes for 30");
    assert!(!folder.join("own_stress_1.out").exists());
}

#[test]
fn a_bundle_talks_before_it_is_given_out() {
    let right = fixture("talk_bundle", &solution("", "")).grundy("bundle talk_bundle");
    assert!(right.code == 0 && right.stderr.contains("right on 2 samples"), "{}", right.stderr);
    let wrong = fixture("talk_bundle_wrong", &solution("if low == 76 { break; }", ""))
        .grundy("bundle talk_bundle_wrong");
    assert_eq!((wrong.code, wrong.stdout.as_str()), (1, ""));
    assert!(wrong.stderr.contains("WA: the secret is 77\njudge:    100\n"), "{}", wrong.stderr);
}

/// Any divisor of n but 1 and n.
const DIVISOR: &str = r#"
use crate::prelude::*;

pub fn generate(random: &mut Rng) -> String {
    format!("{}\n", random.u32(2..=20) * random.u32(2..=20))
}

pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: u32 = input.int()?;
    out.line((2..n).find(|d| n % d == 0).ok_or("n is prime")?);
    Ok(())
}

pub fn check(input: &mut Scan, output: &mut Scan, _answer: &mut Scan) -> Result<(), Error> {
    let (n, d): (u32, u32) = (input.int()?, output.int()?);
    output.require(1 < d && d < n && n % d == 0, "a divisor")
}
"#;

#[test]
fn a_checker_takes_every_right_output() {
    let fixture = Fixture::with_oracle();
    let largest = |start: &str| {
        format!(
            "use grundy::scan::{{self, Error, Out, Scan}};\n\
             fn main() -> std::process::ExitCode {{ scan::run(solve) }}\n\
             fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {{\n\
                 let n: u32 = input.int()?;\n\
                 out.line((2..{start}).rev().find(|d| n % d == 0).unwrap_or(1));\n\
                 Ok(())\n\
             }}\n"
        )
    };
    fixture.game_with("any_divisor", &largest("n"), DIVISOR);
    fixture.case("any_divisor", "sample", "12\n", "2\n");
    let said = fixture.grundy("test any_divisor --debug");
    assert!(said.stdout.starts_with("AC  any_divisor"), "{}{}", said.stdout, said.stderr);
    let said = fixture.grundy("stress any_divisor --seconds 1 --debug");
    assert!(said.code == 0 && !said.stderr.contains("note:"), "{}{}", said.stdout, said.stderr);
    assert_eq!(fixture.grundy("bundle any_divisor").code, 0);

    fixture.game_with("no_divisor", &largest("n.min(12)"), DIVISOR);
    fixture.case("no_divisor", "own_square", "169\n", "13\n");
    let said = fixture.grundy("test no_divisor --debug");
    let why = "own_square: WA: token 1 (line 1): expected a divisor, found `1`\n";
    assert!(said.stdout.contains(why), "{}{}", said.stdout, said.stderr);
    let input = fixture.path().join("inputs/no_divisor/own_square.in");
    let said = fixture.grundy(&format!("test no_divisor --debug --input {}", input.display()));
    assert!(said.code == 1 && said.stderr.contains("expected a divisor"), "{}", said.stderr);
    let said = fixture.grundy("stress no_divisor --seconds 5 --debug");
    assert!(
        said.code == 1 && said.stdout.contains("WA no_divisor: token 1"),
        "{}{}",
        said.stdout,
        said.stderr
    );
}
