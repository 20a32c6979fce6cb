use grundy_header::Limits;
use grundy_judge::process::{Budget, Ending, Run, run};
use grundy_judge::verdict::{self, Verdict};
use std::fs;
#[cfg(target_os = "linux")]
use std::path::Path;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use tempfile::TempDir;

/// A program that does what the first word of its input says.
const PROGRAM: &str = r##"
use std::hint::black_box;
use std::io::Read;

fn depth(n: u64) -> u64 {
    if n == 0 { 0 } else { 1 + black_box(depth(n - 1)) }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let (command, rest) = text.split_once('\n').unwrap();
    match command {
        "echo" => print!("{rest}"),
        "exit" => std::process::exit(3),
        "panic" => panic!("a reason"),
        "abort" => std::process::abort(),
        "work" => _ = (0..400_000_000u64).fold(0, |sum, i| black_box(sum ^ i)),
        "sleep" => std::thread::sleep(std::time::Duration::from_millis(400)),
        "hang" => std::thread::sleep(std::time::Duration::from_secs(3600)),
        "hold" => _ = black_box(vec![1u8; 512 << 20]),
        "grow" => {
            let mut chunks = Vec::new();
            loop {
                chunks.push(black_box(vec![1u8; 1 << 20]));
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        }
        "child" => {
            use std::process::{Command, Stdio};
            let mut child = Command::new(std::env::current_exe().unwrap()).stdin(Stdio::piped()).spawn().unwrap();
            std::io::Write::write_all(&mut child.stdin.take().unwrap(), rest.as_bytes()).unwrap();
            child.wait().unwrap();
        }
        "deep" => println!("{}", depth(1_000_000)),
        "flood" => loop {
            println!("no end");
        },
        "chatter" => {
            eprint!("{}", "much ado\n".repeat(100_000));
            print!("{rest}");
        }
        _ => unreachable!(),
    }
}
"##;

/// The program, compiled once.
fn program() -> &'static PathBuf {
    static PROGRAM_FILE: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let compile = || {
        let folder = TempDir::new().unwrap();
        let (source, executable) = (folder.path().join("program.rs"), folder.path().join("program"));
        fs::write(&source, PROGRAM).unwrap();
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let status =
            Command::new(rustc).args(["--edition", "2024", "-O", "-o"]).arg(&executable).arg(source).status();
        assert!(status.unwrap().success());
        (folder, executable)
    };
    &PROGRAM_FILE.get_or_init(compile).1
}

/// Limits that no program here comes near.
fn wide() -> Limits {
    Limits { time: Some(Duration::from_secs(60)), memory: Some(64 << 20), text: String::new(), files: None }
}

fn run_within(input: &str, budget: &Budget) -> Run {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("case.in");
    fs::write(&file, input).unwrap();
    run(&program().into(), &file, budget).unwrap()
}

/// The verdict and the detail that a user sees.
fn verdict(input: &str, expected: &str, limits: &Limits) -> (Verdict, String) {
    let run = run_within(input, &Budget::around(limits, 1 << 16));
    let verdict = verdict::for_run(&run, limits, expected, &run.text());
    let detail = verdict::detail(&run, &verdict, expected, &run.text());
    (verdict, anstream::adapter::strip_str(&detail).to_string())
}

fn short(input: &str, expected: &str) -> &'static str {
    verdict(input, expected, &wide()).0.short()
}

#[test]
fn accepted_whatever_ends_the_lines() {
    assert_eq!(short("echo\n1\n2\n", "1\n2\n"), "AC");
    assert_eq!(short("echo\n1\n2", "1\n2\n"), "AC");
    assert_eq!(short("echo\n1\n2\n", "1\r\n2"), "AC");
    assert_eq!(short("echo\n", ""), "AC");
}

#[test]
fn presentation_error_where_only_white_space_differs() {
    for output in ["1 2 \n", "1  2\n", "1\n2\n", "12\n", "1 2\n\n", "\n1 2\n"] {
        assert_eq!(short(&format!("echo\n{output}"), "1 2\n"), "PE", "{output:?}");
    }
    let (_, detail) = verdict("echo\n1 2 \n", "1 2\n", &wide());
    assert!(detail.contains("-1·2\n") && detail.contains("+1·2·\n"), "{detail}");
}

#[test]
fn wrong_answer_with_the_place() {
    let expected: String = (1..=1000).map(|i| format!("{i}\n")).collect();
    let (verdict, detail) =
        verdict(&format!("echo\n{}", expected.replace("500\n", "5OO\n")), &expected, &wide());
    assert_eq!(verdict, Verdict::WrongAnswer);
    let start = "line 500: expected `500`, got `5OO`  (- expected, + got)\n  …\n   498\n   499\n  -500\n  +5OO\n   501\n";
    assert!(detail.starts_with(start), "{detail}");
    assert!(detail.lines().count() < 20, "{detail}");
}

#[test]
fn lines_are_compared_one_by_one_unless_some_are_missing() {
    let (_, detail) = verdict("echo\nb\na\nb\n", "a\nb\nb\n", &wide());
    assert!(detail.ends_with("\n  -a\n  +b\n  -b\n  +a\n   b\n"), "{detail}");
    let (_, detail) = verdict("echo\nb\nc\n", "a\nb\nc\n", &wide());
    assert!(detail.ends_with("\n  -a\n   b\n   c\n"), "{detail}");
}

#[test]
fn wrong_answer_in_a_long_line_or_at_the_end() {
    let expected = "W".repeat(10_000) + "L\n";
    let (_, detail) = verdict(&format!("echo\n{}", expected.replace('L', "W")), &expected, &wide());
    assert!(detail.starts_with("line 1, column 10001: expected `…WWW"), "{detail}");
    assert!(detail.len() < 1000, "{detail}");
    let (verdict, detail) = verdict("echo\nfirst\n", "first\nsecond\n", &wide());
    assert_eq!(verdict, Verdict::WrongAnswer);
    assert!(detail.starts_with("line 2: expected `second`, got the end"), "{detail}");
}

#[test]
fn runtime_error_with_exit_code_and_reason() {
    let (verdict_, detail) = verdict("exit\n", "", &wide());
    assert_eq!(verdict_.short(), "RE");
    assert!(detail.contains('3'), "{detail}");
    let (verdict_, detail) = verdict("panic\n", "", &wide());
    assert_eq!(verdict_.short(), "RE");
    assert!(detail.contains("101") && detail.contains("a reason"), "{detail}");
}

#[test]
#[cfg(unix)]
fn runtime_error_with_signal() {
    let (verdict, detail) = verdict("abort\n", "", &wide());
    assert_eq!(verdict.short(), "RE");
    assert!(detail.contains("signal: 6 (SIGABRT)"), "{detail}");
}

#[test]
fn the_time_limit_is_about_cpu_time() {
    let limits = Limits { time: Some(Duration::from_millis(10)), ..wide() };
    assert_eq!(verdict("work\n", "", &limits).0, Verdict::TimeLimit);
    let limits = Limits { time: Some(Duration::from_millis(300)), ..wide() };
    assert_eq!(verdict("sleep\n", "", &limits).0, Verdict::Accepted);
}

#[test]
fn a_program_that_hangs_is_killed() {
    let budget = Budget { time: Duration::from_millis(200), memory: 1 << 30, output: 0, files: None };
    let run = run_within("hang\n", &budget);
    assert_eq!(run.ending, Ending::Sleeps);
    assert_eq!(verdict::for_run(&run, &wide(), "", &run.text()), Verdict::TimeLimit);
    let detail = verdict::detail(&run, &Verdict::TimeLimit, "", "");
    assert!(detail.starts_with("it waits for something (killed after "), "{detail}");
}

#[test]
fn memory_beyond_the_limit() {
    let (verdict, detail) = verdict("hold\n", "", &wide());
    assert_eq!(verdict, Verdict::MemoryLimit, "{detail}");
    let run = run_within("echo\n", &Budget::around(&wide(), 0));
    assert!(run.memory.bytes < 64 << 20 || run.memory.at_most);
}

#[test]
#[cfg(target_os = "linux")]
fn memory_without_end_is_killed() {
    let run = run_within("grow\n", &Budget { memory: 100 << 20, ..Budget::around(&wide(), 0) });
    assert_eq!(run.ending, Ending::OutOfMemory);
    assert_eq!(verdict::for_run(&run, &wide(), "", &run.text()), Verdict::MemoryLimit);
}

/// What a wrapper starts counts, too, wherever the system tells who started whom.
#[test]
#[cfg(target_os = "linux")]
fn memory_of_what_it_starts() {
    let process = std::process::id();
    if !Path::new(&format!("/proc/{process}/task/{process}/children")).exists() {
        eprintln!("SKIPPED: this kernel does not list children");
        return;
    }
    let run = run_within("child\ngrow\n", &Budget { memory: 100 << 20, ..Budget::around(&wide(), 0) });
    assert_eq!(run.ending, Ending::OutOfMemory);
}

/// Deeper than the 8 MiB that a shell grants.
#[test]
#[cfg(unix)]
fn deep_recursion() {
    assert_eq!(short("deep\n", "1000000\n"), "AC");
}

#[test]
fn output_without_end_is_cut_and_killed() {
    let run = run_within("flood\n", &Budget::around(&wide(), 1000));
    assert_eq!(run.stdout.len(), 1000);
    assert_eq!(verdict::for_run(&run, &wide(), "", &run.text()), Verdict::OutputLimit);
}

#[test]
fn much_on_standard_error_blocks_nothing() {
    let run = run_within("chatter\nyes\n", &Budget::around(&wide(), 1000));
    assert_eq!(verdict::for_run(&run, &wide(), "yes\n", &run.text()), Verdict::Accepted);
    assert_eq!(run.stderr.len(), 4096);
}
