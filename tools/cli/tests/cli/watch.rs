//! Real programs that watch real files, over pipes and in a terminal.
#![cfg(all(unix, feature = "embedded"))]

use crate::fixture::{ECHO, Fixture, Folder, HEADER, PATIENCE, is_running, until};
use grundy_cli::watch::changes::FileChanges;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, SystemTime};

/// A program that watches, and what it prints.
struct Watching {
    tool: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Watching {
    fn start(command: &mut Command) -> Watching {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut tool = command.spawn().unwrap();
        let (sender, lines) = channel();
        let stdout = BufReader::new(tool.stdout.take().unwrap());
        thread::spawn(move || stdout.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        let stdin = tool.stdin.take();
        Watching { tool, stdin, lines }
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line comes")
    }

    /// The next verdict.
    fn block(&self) -> String {
        let mut block = String::new();
        loop {
            match self.line() {
                line if line.is_empty() => return block,
                line => block += &(line + "\n"),
            }
        }
    }

    /// The next verdicts, up to one with this part: a file may have been seen while it was written.
    fn says(&self, part: &str) {
        while !self.block().contains(part) {}
    }

    fn types(&mut self, line: &str) {
        writeln!(self.stdin.as_ref().unwrap(), "{line}").unwrap();
    }

    fn ends(mut self, line: &str) {
        self.types(line);
        assert_eq!(self.tool.wait().unwrap().code(), Some(0));
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.tool.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        _ = self.tool.kill();
        _ = self.tool.wait();
    }
}

/// As many editors save.
fn renamed(folder: &Folder, path: &str, text: &str) {
    let draft = format!("{path}.new~");
    folder.write(&draft, text);
    fs::rename(folder.path(&draft), folder.path(path)).unwrap();
}

fn prints(what: &str) -> String {
    format!("fn main() {{\n    println!(\"{what}\");\n}}\n")
}

/// Says in the file `started` which process it is, and then never ends.
fn endless(folder: &Folder) -> String {
    let started = folder.path("started");
    let [draft, file] = [started.with_extension("new"), started];
    format!(
        "fn main() {{
            std::fs::write({draft:?}, std::process::id().to_string()).unwrap();
            std::fs::rename({draft:?}, {file:?}).unwrap();
            loop {{}}
        }}"
    )
}

fn one() -> Folder {
    let folder = Folder::new();
    folder.write("a.rs", &prints("1"));
    folder.write("a/1.in", "");
    folder.write("a/1.out", "1\n");
    folder
}

#[test]
fn a_verdict_after_every_save() {
    let folder = one();
    let mut watching = Watching::start(&mut folder.command("watch a.rs"));
    watching.says("AC  a  1 case ");
    folder.write("a.rs", &prints("2"));
    watching.says("1: WA: line 1: expected `1`, got `2`");
    folder.write("a/1.out", "2\n");
    watching.says("AC  a  1 case ");
    folder.write("a/2.out", "3\n");
    watching.says("a has 2.out without 2.in");
    renamed(&folder, "a/2.in", "");
    watching.says("WA  a  1 of 2 cases fail");
    folder.write("a/check.sh", "exit 0\n");
    watching.says("AC  a  2 cases");
    fs::remove_dir_all(folder.path("a")).unwrap();
    watching.says("a holds no sample");
    folder.write("a/1.out", "3\n");
    folder.write("a/1.in", "");
    watching.says("expected `3`, got `2`");

    renamed(&folder, "a.rs", "fn main() {\n    let n: u8 = nonsense;\n}\n");
    watching.says("--> a.rs:2:17");
    renamed(&folder, "a.rs", &prints("3"));
    watching.says("AC  a  1 case ");
    fs::remove_file(folder.path("a.rs")).unwrap();
    thread::sleep(Duration::from_millis(300));
    folder.write("a.rs", &prints("4"));
    watching.says("expected `3`, got `4`");
    // Emptied, then written in two steps, then once more the same.
    folder.write("a.rs", "");
    thread::sleep(Duration::from_millis(100));
    let text = prints("3");
    folder.write("a.rs", &text[..20]);
    folder.write("a.rs", &text);
    folder.write("a.rs", &text);
    watching.says("AC  a  1 case ");
    watching.types("");
    watching.says("AC  a  1 case ");
    assert!(watching.lines.recv_timeout(Duration::from_millis(300)).is_err(), "nothing has changed");
    watching.ends("q");
}

#[test]
fn a_new_save_ends_the_old_run() {
    let folder = one();
    let mut watching = Watching::start(&mut folder.command("watch a.rs --time 1000"));
    watching.says("AC  a");
    for _ in 0..2 {
        folder.write("a.rs", &endless(&folder));
        until("it runs", || folder.path("started").exists());
        let process = fs::read_to_string(folder.path("started")).unwrap();
        fs::remove_file(folder.path("started")).unwrap();
        assert!(is_running(&process));
        folder.write("a.rs", &prints("1"));
        watching.says("AC  a");
        until("it is dead", || !is_running(&process));
    }
    folder.write("a.rs", &endless(&folder));
    until("it runs", || folder.path("started").exists());
    let process = fs::read_to_string(folder.path("started")).unwrap();
    watching.types("q");
    assert_eq!(watching.tool.wait().unwrap().code(), Some(0));
    until("it is dead", || !is_running(&process));
}

#[test]
fn all_solutions_of_a_folder() {
    let folder = one();
    folder.write("b.sh", "cat\n");
    folder.write("b/1.in", "7\n");
    folder.write("b/1.out", "7\n");
    let watching = Watching::start(&mut folder.command("watch"));
    watching.says("AC  b  1 case ");
    folder.write("a.rs", &prints("2"));
    watching.says("WA  a");
    folder.write("b/1.out", "8\n");
    watching.says("WA  b");
    folder.write("c.rs", &prints("3"));
    watching.says("c holds no sample");
    folder.write("c/1.out", "3\n");
    folder.write("c/1.in", "");
    watching.says("AC  c");
    let said = folder.grundy("submit --judge codeforces --no-open");
    assert!(said.stderr.starts_with("c.rs, which was watched last\n"), "{}", said.stderr);
    watching.ends("q");
    let said = Folder::new().grundy("submit");
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("no problem is named, and none was watched here"), "{}", said.stderr);
    Folder::new().says("watch", 2, &["there is no solution in "]);
    folder.says("watch d.rs", 2, &["there is no file d.rs"]);
    folder.says("watch a.rs --samples nowhere --json --eps nan", 2, &["write a number from 0 to 1"]);
}

/// Each has its verdict, the one that was saved last comes last.
#[test]
fn solutions_that_are_saved_together() {
    let folder = one();
    for name in ["b", "c"] {
        folder.write(&format!("{name}.sh"), "cat\n");
        folder.write(&format!("{name}/1.in"), "7\n");
        folder.write(&format!("{name}/1.out"), "7\n");
    }
    let watching = Watching::start(&mut folder.command("watch"));
    watching.says("AC  ");
    let drafts = ["b.sh", "c.sh"].map(|name| (folder.path(&format!("{name}.new~")), folder.path(name)));
    for (draft, _) in &drafts {
        fs::write(draft, "echo 8\n").unwrap();
    }
    for (draft, file) in &drafts {
        fs::rename(draft, file).unwrap();
    }
    let (first, second) = (watching.block(), watching.block());
    assert!(first.contains("WA  b") && second.contains("WA  c"), "{first}{second}");
    assert!(watching.lines.recv_timeout(Duration::from_millis(300)).is_err(), "each once");
    watching.ends("q");
}

#[test]
fn a_solution_that_becomes_a_folder() {
    let folder = one();
    folder.write("b.sh", "cat\n");
    let watching = Watching::start(&mut folder.command("watch b.sh"));
    watching.says("b holds no sample");
    fs::create_dir(folder.path("new~")).unwrap();
    fs::rename(folder.path("b.sh"), folder.path("old~")).unwrap();
    fs::rename(folder.path("new~"), folder.path("b.sh")).unwrap();
    let block = watching.block();
    assert!(block.contains("b.sh is a folder\n") && block.contains("move away"), "{block}");
    watching.ends("q");
}

#[test]
fn in_a_contest_folder_and_in_a_checkout() {
    let folder = Folder::new();
    folder.says("init", 0, &[]);
    folder.write("src/bin/cf1382b.rs", ECHO);
    folder.write("src/bin/cf1382b/a.in", "1\n");
    folder.write("src/bin/cf1382b/a.out", "1\n");
    let watching = Watching::start(&mut folder.command("watch"));
    watching.says("AC  cf1382b");
    folder.write("src/bin/cf1382b.rs", &prints("2"));
    watching.says("WA  cf1382b");
    watching.ends("q");

    let fixture = Fixture::with_library();
    fixture.write("src/heaps/nim.rs", "pub fn one() -> u32 { 1 }\n");
    fixture.problem("toy1", HEADER, "fn main() {\n    println!(\"{}\", grundy::nim::one());\n}\n");
    fixture.case("toy1", "a", "", "1\n");
    let watching = Watching::start(crate::fixture::command(fixture.path()).args(["watch", "toy1"]));
    watching.says("AC  toy1  1 case ");
    fixture.write("src/heaps/nim.rs", "pub fn one() -> u32 { 2 }\n");
    watching.says("WA  toy1");
    fixture.problem("toy1", "//! # Toy 1\n", ECHO);
    watching.says("no Source in the header");
    fixture.problem("toy1", HEADER, &prints("1"));
    watching.says("AC  toy1");
    watching.ends("q");
}

#[test]
fn other_languages_checkers_and_json() {
    let folder = one();
    folder.write("a.sh", "echo 1.5\n");
    folder.write("near.sh", "exit 0\n");
    let words = "watch --run 'sh a.sh' --checker 'sh near.sh' --json";
    let watching = Watching::start(&mut folder.command(words));
    let json = || -> Value { serde_json::from_str(&watching.line()).unwrap() };
    let first = json();
    assert_eq!((&first["slug"], &first["verdict"]), (&"a".into(), &"AC".into()));
    renamed(&folder, "near.sh", "echo far >&2; exit 1\n");
    let second = json();
    assert_eq!((&second["verdict"], &second["cases"][0]["detail"]), (&"WA".into(), &"far".into()));
    renamed(&folder, "a.sh", "exit 3\n");
    assert_eq!(json()["verdict"], "RE");
    watching.ends("q");
}

/// Names of temporary files and folders, which are hidden.
fn left_in(folder: &Path) -> Vec<String> {
    let names =
        |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let all = names(folder).chain(names(folder).flat_map(|inner| names(&inner).collect::<Vec<_>>()));
    let all = all.map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    all.filter(|name| name.starts_with('.')).collect()
}

/// Until it runs.
const LAST: u64 = u64::MAX;

#[test]
fn ctrl_c_at_any_moment_leaves_nothing() {
    let folder = one();
    let programs = folder.cache().join("grundy/programs");
    let temporary = folder.path("temporary");
    fs::create_dir(&temporary).unwrap();
    for (i, wait) in [0, 10, 20, 40, 100, 300, 700, LAST].into_iter().enumerate() {
        _ = fs::remove_file(folder.path("started"));
        // Compiled anew each time.
        folder.write("a.rs", &format!("{}\n// {i}\n", endless(&folder)));
        let mut watching = Watching::start(folder.command("watch").env("TMPDIR", &temporary));
        match wait {
            LAST => until("it runs", || folder.path("started").exists()),
            _ => thread::sleep(Duration::from_millis(wait)),
        }
        watching.signal("INT");
        // Until somebody listens it may be ignored, as in all that a shell starts with `&`.
        while wait < LAST && watching.tool.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(500));
            watching.signal("INT");
        }
        // It may come before anybody listens, and before there is anything to leave.
        let code = watching.tool.wait().unwrap().code();
        assert!(code == Some(130) || code.is_none() && wait < LAST, "{code:?} after {wait} ms");
        if let Ok(process) = fs::read_to_string(folder.path("started")) {
            until("the solution is dead", || !is_running(&process));
        }
        assert!(fs::read_dir(&temporary).unwrap().next().is_none(), "after {wait} ms");
        assert!(left_in(&programs).is_empty(), "after {wait} ms: {:?}", left_in(&programs));
    }
}

#[test]
fn after_a_kill_everything_still_works() {
    let folder = one();
    for wait in [5, 60, 200, 400] {
        folder.write("a.rs", &format!("{}\n// {wait}\n", prints("1")));
        let watching = Watching::start(&mut folder.command("watch"));
        thread::sleep(Duration::from_millis(wait));
        watching.signal("KILL");
        drop(watching);
        folder.says("test a.rs", 0, &["AC  a  1 case "]);
    }
    let mut watching = Watching::start(&mut folder.command("watch"));
    watching.says("AC  a");
    watching.stdin = None; // an editor's task has no input
    folder.write("a.rs", &prints("2"));
    watching.says("WA  a");
}

#[test]
fn on_a_terminal() {
    let folder = one();
    let milliseconds = u64::try_from(PATIENCE.as_millis()).unwrap();
    let mut command = folder.command("watch");
    command.env("TERM", "xterm").env_remove("NO_COLOR");
    let mut terminal = rexpect::session::spawn_command(command, Some(milliseconds)).unwrap();
    let mut sees = |parts: &[&str], line: &str| {
        for part in parts {
            terminal.exp_string(part).unwrap();
        }
        if !line.is_empty() {
            terminal.send_line(line.trim()).unwrap();
        }
    };
    let (page, keys) = ("\u{1b}[2J", "Enter: again, s: submit, q: end");
    sees(&[page, "a.rs ", page, "AC", "a  1 case ", keys], " ");
    sees(&[page, "a.rs ", page, "AC", keys], "s");
    sees(&["the judge of a.rs is not known", "--judge JUDGE"], "what?");
    sees(&[keys], "");
    folder.write("a.rs", &prints("2"));
    sees(&[page, "WA", "expected `1`, got `2`", keys], "q");
    terminal.exp_eof().unwrap();

    let mut command = folder.command("watch");
    command.env("TERM", "xterm").env("NO_COLOR", "1");
    let mut terminal = rexpect::session::spawn_command(command, Some(milliseconds)).unwrap();
    let before = terminal.exp_string("WA  a").unwrap();
    assert!(!before.contains('\u{1b}'), "{before:?}");
    terminal.send_control('c').unwrap();
    terminal.exp_eof().unwrap();
}

#[test]
fn only_what_is_in_them_counts() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
    let files = BTreeSet::from([one.clone(), two.clone()]);
    let (sender, hints) = channel();
    let mut saves = FileChanges::new(move || _ = sender.send(()));
    let has_hints = saves.has_hints();
    let mut look = |saved: &[&Path]| saves.look(&files, &saved.iter().copied().collect());
    fs::write(&one, "1").unwrap();
    assert_eq!(look(&[]), [one.as_path()]);
    assert!(look(&[]).is_empty());
    fs::write(&two, "2").unwrap();
    if has_hints {
        hints.recv_timeout(Duration::from_secs(60)).unwrap();
    }
    assert_eq!(look(&[]), [two.as_path()]);
    // The same once more, by another name first.
    let other = folder.path().join("other");
    fs::write(&other, "2").unwrap();
    fs::rename(&other, &two).unwrap();
    assert!(look(&[]).is_empty());
    // To save a solution is to ask for its verdict.
    assert!(look(&[&two]).is_empty());
    let later = SystemTime::now() + Duration::from_secs(10);
    fs::File::options().write(true).open(&two).unwrap().set_modified(later).unwrap();
    assert_eq!(look(&[&two]), [two.as_path()]);
    fs::remove_file(&one).unwrap();
    assert_eq!(look(&[]), [one.as_path()]);
    fs::write(&one, "1").unwrap();
    assert_eq!(look(&[]), [one.as_path()]);
}

#[test]
fn standard_error_is_shown_at_once() {
    let folder = one();
    folder.write("a.rs", "fn main() {\n    eprintln!(\"seen\\nhalf\");\n    loop {}\n}\n");
    let mut command = folder.command("watch --time 1000");
    let mut tool =
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(tool.stderr.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "1: seen");
    assert_eq!(lines.next().unwrap().unwrap(), "1: half");
    writeln!(tool.stdin.take().unwrap(), "q").unwrap();
    assert_eq!(tool.wait().unwrap().code(), Some(0));
}

#[test]
fn a_submission_can_be_stopped() {
    let folder = one();
    folder.write("cf1382b.rs", &endless(&folder));
    folder.write("cf1382b/1.in", "");
    folder.write("cf1382b/1.out", "");
    let mut watching = Watching::start(&mut folder.command("watch cf1382b.rs --time 1000"));
    let is_started = || folder.path("started").exists();
    until("it runs", is_started);
    fs::remove_file(folder.path("started")).unwrap();
    watching.types("s");
    until("the bundle is tried", is_started);
    let process = fs::read_to_string(folder.path("started")).unwrap();
    watching.ends("q");
    until("it is dead", || !is_running(&process));
}
