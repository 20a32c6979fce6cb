use crate::fixture::{ECHO, Fixture, Folder, HEADER, is_running, until};
use serde_json::Value;
use std::fs;
use std::process::{Command, Stdio};

/// Prints the square root, or whatever stands in its place.
const ROOT: &str = "fn main() {
    let n: f64 = std::io::read_to_string(std::io::stdin()).unwrap().trim().parse().unwrap();
    println!(\"{:.7}\", n.sqrt());
}
";

fn roots() -> Folder {
    let folder = Folder::new();
    folder.write("a.rs", ROOT);
    for n in [4.0, 5.0] {
        folder.write(&format!("a/{n}.in"), &format!("{n}\n"));
        folder.write(&format!("a/{n}.out"), &format!("{:.9}\n", f64::sqrt(n)));
    }
    folder
}

/// Without it, there is nothing to test.
fn has_python() -> bool {
    Command::new("python3").arg("-c").arg("").status().is_ok_and(|status| status.success())
}

#[test]
fn numbers_and_orders() {
    let folder = roots();
    folder.says("test a.rs", 1, &["WA  a  2 of 2 cases fail", "rerun: grundy test a.rs --input a/4.in\n"]);
    folder.says("test a.rs --eps 1e-6", 0, &["AC  a  2 cases", "1 passed, 0 failed"]);
    folder.says("test a.rs --eps 1e-9", 1, &["rerun: grundy test a.rs --eps 0.000000001 --input a/5.in\n"]);
    for (words, part) in [
        ("--eps nan", "write a number from 0 to 1"),
        ("--eps -1", "write a number from 0 to 1"),
        ("--eps 1e-6 --any-order", "cannot be used with"),
        ("--checker a.rs --eps 1e-6", "cannot be used with"),
        ("--jobs 0", "0 is not in 1..=65535"),
        ("--time 0", "write a number from 0.001 to 3600"),
        ("--samples nowhere", "there is no folder nowhere"),
        ("--checker chek.py", "--checker: there is no file chek.py"),
        ("--checker 'open \"'", "a quote is not closed"),
        ("b.rs --checker a.rs", "there is no file b.rs"),
        ("a.rs ./a.rs a.py --run true", "need exactly one problem"),
    ] {
        folder.write("a.py", "");
        folder.says(&format!("test a.rs {words}"), 2, &[part]);
    }
    folder.write("b.rs", ECHO);
    folder.write("b/1.in", "2 1 1\n");
    folder.write("b/1.out", "1 2 1\n");
    folder.says("test b.rs --any-order", 0, &["AC  b"]);
    folder.write("b.rs", &format!("//! # B\n//!\n//! - **Judged**: any order\n{ECHO}"));
    folder.says("test b.rs", 0, &["AC  b"]);
    folder.says("bundle b.rs -o made.rs", 0, &["right on 1 sample"]);
    folder.write("b/1.out", "1 2 2\n");
    folder.says("bundle b.rs -o made.rs", 1, &["WA: "]);
}

#[test]
fn a_problem_of_the_repository_says_in_its_header_how_it_is_judged() {
    let fixture = Fixture::new();
    let header = |how: &str| HEADER.replace("- **Idea**", &format!("- **Judged**: {how}\n//! - **Idea**"));
    fixture.problem("toy1", &header("eps 1e-6"), ECHO);
    fixture.case("toy1", "a", "0.5000001\n", "0.5\n");
    let said = fixture.grundy("test toy1 --debug");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
    assert_eq!(fixture.grundy("bundle toy1").code, 0);
    fixture.problem("toy1", &header("eps 1e-9"), ECHO);
    assert_eq!(fixture.grundy("test toy1 --debug").code, 1);
    let said = fixture.grundy("bundle toy1");
    assert!(said.code == 1 && said.stderr.contains("WA: line 1"), "{}", said.stderr);
}

#[test]
fn programs_in_any_language() {
    let folder = roots();
    folder.write("a.sh", "awk '{ printf \"%.9f\\n\", sqrt($1) }'\n");
    folder.says("test --run a.sh", 0, &["AC  a  2 cases"]);
    folder.says("test --run 'sh a.sh'", 0, &["AC  a  2 cases"]);
    folder.says("test a.rs --run 'sh a.sh'", 0, &["AC  a  2 cases"]);
    folder.says(
        "test --run cat --samples a",
        1,
        &["rerun: grundy test --run cat --samples a --input a/4.in"],
    );
    folder.says("test --run cat --samples a --input a/4.in", 1, &["4\n", "WA "]);
    folder.says(
        "test --run cat",
        2,
        &["nothing says which problem --run \"cat\" solves", "--samples FOLDER"],
    );
    folder.says("test --run './none x' --samples a", 2, &["--run: there is no file ./none"]);
    let installed = "--run: there is no program no-such-program on the PATH";
    folder.says("test --run 'no-such-program x' --samples a", 2, &[installed, "is it installed"]);
    let shell = "without a shell, so `|` is only its argument";
    folder.says("test --run 'cat | sh' --samples a", 1, &[shell, "--run \"sh -c '…'\""]);
    let quoted = folder.says("test --run \"sh -c 'cat | sh a.sh'\" --samples a", 0, &["AC  program"]);
    assert!(!quoted.contains("note"), "{quoted}");
    folder.says("test --run '' --samples a", 2, &["is not a command"]);
    let limited = folder.grundy("test a.rs --run 'sh a.sh' --time 0.5 --memory 64.5 --json").stdout;
    let json: Value = serde_json::from_str(&limited).unwrap();
    let problem = &json["problems"][0];
    assert_eq!((&problem["verdict"], &problem["time_limit_ms"]), (&"AC".into(), &500.0.into()));
    assert_eq!((&problem["judged_by"], &problem["arguments"][0]), (&"comparison".into(), &"a.sh".into()));
    assert_eq!(problem["cases"][0]["answer"], "a/4.out");
    if has_python() {
        folder.write("a.py", "print(f'{float(input()) ** 0.5:.9f}')\n");
        folder.says("test --run 'python3 a.py'", 0, &["AC  a  2 cases"]);
        folder.says("test --run a.py", 0, &["AC  a  2 cases"]);
    }
}

/// Its words are those of testlib; `ENDS` says how.
const CHECKER: &str = "fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |i: usize| std::fs::read_to_string(&words[i]).unwrap().trim().parse::<f64>().unwrap();
    assert!(words.len() == 4 && number(3) > 0.0);
    let (n, root) = (number(1), number(2));
    if (root * root - n).abs() > 1e-3 {
        eprintln!(\"wrong answer {root} is no root of {n}\");
        std::process::exit(1);
    }
    ENDS
}
";

#[test]
fn checkers() {
    let folder = roots();
    let checker = |name: &str, ends: &str| folder.write(name, &CHECKER.replace("ENDS", ends));
    checker("right.rs", "eprintln!(\"ok\");");
    folder.says("test a.rs --checker right.rs", 0, &["AC  a  2 cases"]);
    folder.says(
        "test --run cat --samples a --checker right.rs",
        1,
        &["4: WA: wrong answer 4 is no root of 4\n"],
    );
    for (name, ends, code, part) in [
        ("form", "std::process::exit(2);", 1, "4: WA: it does not say why"),
        (
            "part",
            "eprintln!(\"partially correct (16) half\"); std::process::exit(16);",
            1,
            "only partly right: part",
        ),
        ("points", "eprintln!(\"points 0.5\"); std::process::exit(7);", 1, "only partly right: points 0.5"),
        ("fails", "std::process::exit(3);", 1, "the checker cannot judge a/4.in: exit status: 3"),
        ("panics", "panic!(\"oh\");", 1, "the checker cannot judge a/4.in: \n"),
        ("floods", "loop { println!(\"{:1000}\", 1); }", 1, "cannot judge a/4.in: it prints without end"),
        ("refuses", "nonsense", 1, "the checker: it does not compile\n"),
    ] {
        checker(&format!("{name}.rs"), ends);
        folder.says(&format!("test a.rs --checker {name}.rs --jobs 1"), code, &[part.trim_end()]);
    }
    folder.says(
        "test a.rs --checker no-such-program",
        2,
        &["--checker: there is no program no-such-program"],
    );
    folder.write("noted.txt", "");
    folder.says("test a.rs --checker noted.txt", 1, &["noted.txt is not an executable"]);
    // Beside the samples it needs no option, also where a bundle is proven.
    fs::copy(folder.path("right.rs"), folder.path("a/check.rs")).unwrap();
    folder.says("test a.rs", 0, &["AC  a  2 cases"]);
    folder.says("bundle a.rs -o made.rs", 0, &["right on 2 samples"]);
    if has_python() {
        folder.write("c.py", "import sys\nn, x = (float(open(f).read()) for f in sys.argv[1:3])\nif abs(x * x - n) > 1e-3: sys.exit(f'{x} is none')\n");
        folder.says("test a.rs --checker c.py", 0, &["AC  a  2 cases"]);
        folder.says("test --run cat --samples a --checker 'python3 c.py'", 1, &["4: WA: 4.0 is none"]);
        folder.write("d.py", "1 / 0\n");
        let crash = "the checker cannot judge a/4.in: it crashes\n     Traceback";
        folder.says("test a.rs --checker d.py --jobs 1", 1, &[crash, "ZeroDivisionError", "help: fix d.py"]);
        for unreadable in ["if x\n", "def f():\npass\n", "x = 'a\n"] {
            folder.write("e.py", unreadable);
            folder.says(
                "test a.rs --checker e.py --jobs 1",
                1,
                &["--   a", "cannot judge", "Error: ", "help: fix e.py"],
            );
        }
        // What a checker says itself.
        folder.write("f.py", "import sys\nsys.exit('SyntaxError: a bracket is not closed')\n");
        folder.says("test a.rs --checker f.py", 1, &["4: WA: SyntaxError: a bracket"]);
    }
}

/// Asks about a number from 1 to 100; `MORE` comes before each question.
const ASKS: &str = "use std::io::{Write, stdin, stdout};
fn main() {
    let (mut low, mut high) = (1, 100);
    while low < high {
        MORE
        let middle = (low + high) / 2;
        println!(\"? {middle}\");
        stdout().flush().unwrap();
        let mut line = String::new();
        assert!(stdin().read_line(&mut line).unwrap() > 0, \"no answer\");
        if line.trim() == \">\" { low = middle + 1 } else { high = middle }
    }
    println!(\"! {low}\");
}
";

const ANSWERS: &str = "use std::io::{BufRead, stdin};
fn main() {
    let file = std::env::args().nth(1).unwrap();
    let secret: u32 = std::fs::read_to_string(file).unwrap().trim().parse().unwrap();
    MORE
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        let (what, number) = line.split_once(' ').unwrap();
        let number: u32 = number.parse().unwrap();
        if what == \"!\" {
            if number != secret {
                eprintln!(\"it is {secret}\");
            }
            std::process::exit((number != secret).into());
        }
        println!(\"{}\", if number < secret { \">\" } else { \"<=\" });
    }
    eprintln!(\"no answer\");
    std::process::exit(1);
}
";

fn talking() -> Folder {
    let folder = Folder::new();
    folder.write("g.rs", &ASKS.replace("MORE", ""));
    folder.write("i.rs", &ANSWERS.replace("MORE", ""));
    folder.write("g/1.in", "77\n");
    folder
}

#[test]
fn interactors() {
    let folder = talking();
    folder.says("test g.rs --interactor i.rs", 0, &["AC  g  1 case "]);
    folder.write("g.rs", &ASKS.replace("MORE", "if low > 70 { break; }"));
    let wrong = "     1: WA: it is 77\n     solution: ? 50\n     judge:    >\n     solution: ? 75\n     judge:    >\n     \
                 solution: ! 76\n";
    let rerun = "ended first)\n     rerun: grundy test g.rs --interactor i.rs --input g/1.in\n";
    folder.says("test g.rs --interactor i.rs", 1, &[wrong, rerun]);
    folder.write("g.rs", &ASKS.replace("MORE", "if low > 70 { panic!(\"lost\"); }"));
    folder.says(
        "test g.rs --interactor i.rs",
        1,
        &["1: RE: exit status: 101", "lost", "(the solution ended first)"],
    );
    folder.write("g.rs", &ASKS.replace("MORE", "stdin().read_line(&mut String::new()).unwrap();"));
    folder.says("test g.rs --interactor i.rs", 1, &["1: TLE: both wait for the other"]);
    folder.write("g.rs", &ASKS.replace("MORE", "loop {}"));
    folder.says("test g.rs --interactor i.rs --time 0.1", 1, &["1: TLE: it has not ended (killed after "]);

    folder.write("g.rs", &ASKS.replace("MORE", ""));
    for (name, more, part) in [
        ("crashes", "panic!(\"oh\");", "the interactor cannot judge g/1.in: "),
        ("deaf", "loop { std::thread::park(); }", "1: TLE: both wait for the other"),
        ("busy", "loop {}", "the interactor cannot judge g/1.in: it does not end"),
        ("early", "return;", "1: RE: exit status: 101"),
        ("says_no", "eprintln!(\"never\"); std::process::exit(1);", "1: WA: never"),
    ] {
        folder.write(&format!("{name}.rs"), &ANSWERS.replace("MORE", more));
        folder.says(&format!("test g.rs --interactor {name}.rs --time 0.1"), 1, &[part]);
    }
    // The solution keeps reading, so only the tool can stop it.
    folder
        .write("g.rs", "fn main() { std::io::copy(&mut std::io::stdin(), &mut std::io::sink()).unwrap(); }");
    folder.write("floods.rs", "fn main() { loop { println!(\"{:1000}\", 1); } }");
    folder.says(
        "test g.rs --interactor floods.rs --time 20",
        1,
        &["cannot judge g/1.in: it says more than 67108864 bytes"],
    );
    folder.write("g.rs", "fn main() { loop { println!(\"{:1000}\", 1); } }");
    folder.says("test g.rs --interactor i.rs", 1, &["the interactor cannot judge g/1.in: "]);

    // Whichever ends first: an interactor that fails when it is alone, too, has a mistake.
    let fails = |status: u8| format!("fn main() {{ std::process::exit({status}); }}");
    folder.write("g.rs", &fails(4));
    folder.write("fails.rs", &fails(3));
    for _ in 0..6 {
        let part = "the interactor cannot judge g/1.in: exit status: 3";
        folder.says("test g.rs --interactor fails.rs", 1, &[part]);
    }
    folder.says("test g.rs --interactor i.rs", 1, &["1: RE: exit status: 4"]);
}

#[test]
fn interactors_in_python() {
    if !has_python() {
        return;
    }
    let folder = talking();
    let python = "import sys
secret = int(open(sys.argv[1]).read())
while True:
    what, number = input().split()
    if what == '!':
        sys.exit(0 if int(number) == secret else f'it is {secret}')
    print('>' if int(number) < secret else '<=', flush=True)
";
    folder.write("i.py", python);
    folder.says("test g.rs --interactor i.py", 0, &["AC  g  1 case "]);
    folder.says("test g.rs --interactor 'python3 i.py'", 0, &["AC  g  1 case "]);
    fs::copy(folder.path("i.py"), folder.path("g/interact.py")).unwrap();
    folder.says("test g.rs", 0, &["AC  g  1 case "]);
    folder.says("bundle g.rs -o made.rs", 0, &["right on 1 sample"]);
    let answer = "print('>' if int(number) < secret else '<=', flush=True)";
    folder.write("i.py", &python.replace(answer, "pass"));
    folder.says("test g.rs --interactor i.py", 1, &["1: TLE: both wait for the other", "solution: ? 50\n"]);
    folder.write("i.py", &python.replace("number) < secret", "nothing) < secret"));
    let crash = "the interactor cannot judge g/1.in: it crashes\n     Traceback";
    folder.says("test g.rs --interactor i.py", 1, &[crash, "NameError", "solution: ? 50\n"]);
    // Who ends too early is to blame, not who then waits in vain.
    folder.write("g.rs", &ASKS.replace("MORE", "if low > 70 { return; }"));
    let ends = "1: WA: the solution ended before the interactor had its answer\n     solution: ? 50\n";
    for read in ["input()", "(sys.stdin.readline() or sys.exit(int('')))"] {
        folder.write("i.py", &python.replace("input()", read));
        folder.says("test g.rs --interactor i.py", 1, &[ends]);
    }
    folder.write("g.rs", &ASKS.replace("MORE", "if low > 70 { panic!(\"lost\"); }"));
    folder.says("test g.rs --interactor i.py", 1, &["1: RE: exit status: 101", "lost"]);
}

#[test]
fn of_a_long_list_only_the_first_are_shown() {
    let folder = Folder::new();
    folder.write("a.rs", ECHO);
    for i in 10..40 {
        folder.write(&format!("a/c{i}.in"), "1\n");
        folder.write(&format!("a/c{i}.out"), "2\n");
    }
    let text = folder.says(
        "test a.rs --jobs 3",
        1,
        &["WA  a  30 of 30 cases fail", "     … 25 more fail: WA c15, "],
    );
    assert_eq!(text.matches("rerun: ").count(), 5, "{text}");
    assert!(text.lines().all(|line| line.chars().count() < 120), "{text}");
}

/// Each computes for a moment; together they are slower than the limit by the clock.
#[test]
fn other_programs_time_does_not_count() {
    let folder = Folder::new();
    let busy = "fn main() {
        let (start, mut sum) = (std::time::Instant::now(), 0u64);
        for i in 0..40_000_000u64 { sum = std::hint::black_box(sum ^ i); }
        println!(\"{}\", start.elapsed().as_nanos().min(1) + u128::from(sum & 0));
    }";
    folder.write("a.rs", busy);
    for i in 0..8 {
        folder.write(&format!("a/{i}.in"), "");
        folder.write(&format!("a/{i}.out"), "1\n");
    }
    let time = |jobs: u32| {
        let text = folder.grundy(&format!("test a.rs --jobs {jobs} --json")).stdout;
        let json: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(json["passed"], 1, "{text}");
        json["problems"][0]["time_ms"].as_f64().unwrap()
    };
    let (alone, together) = (time(1), time(8));
    assert!(together < 4.0 * alone, "{alone} ms alone, {together} ms beside seven others");
}

/// An input whose answer is not known yet is run, and keeps nothing else from being judged.
#[test]
fn an_input_without_an_answer() {
    let folder = Folder::new();
    folder.write("a.rs", &ECHO.replace("print!", "eprintln!(\"traced\"); print!"));
    folder.write("a/1.in", "1\n");
    folder.write("a/1.out", "1\n");
    folder.write("a/mine.in", "7 8\n");
    let shown = "     mine: --: there is no output to compare with; it prints\n     7 8\n     standard error:\n       traced\n";
    folder.says("test a.rs", 0, &["AC  a  2 cases, 1 without an answer", shown, "1 passed, 0 failed\n"]);
    folder.says("bundle a.rs -o made.rs", 0, &["right on 1 sample"]);
    folder.write("a/mine.in", "panic\n");
    folder.says("test a.rs", 1, &["RE  a  1 of 2 cases fail", "mine: RE: ", "0 passed, 1 failed\n"]);
}

/// Where no judge is known that has a verdict for it; HDU has.
#[test]
fn blanks_at_the_ends_of_lines() {
    let folder = Folder::new();
    for name in ["a", "hdu1"] {
        folder.write(&format!("{name}.rs"), "fn main() { println!(\"1 2 \\n\"); }\n");
        folder.write(&format!("{name}/1.in"), "");
        folder.write(&format!("{name}/1.out"), "1 2\n");
    }
    folder.says("test a.rs", 0, &["AC  a"]);
    folder.says("bundle a.rs -o made.rs", 0, &["right on 1 sample"]);
    folder.says("test a.rs --strict", 1, &["PE  a", "rerun: grundy test a.rs --strict --input a/1.in\n"]);
    folder.says("test hdu1.rs", 1, &["PE  hdu1"]);
    folder.write("a/1.out", "12\n");
    folder.says("test a.rs", 1, &["PE  a"]);
    folder.write("a/1.out", "2 1\n");
    folder.says("test a.rs", 1, &["WA  a"]);
}

/// Java is compiled once, so what counts is the program's own time; `main` may be in any class.
#[test]
fn java_is_compiled() {
    if !Command::new("javac").arg("-version").output().is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: there is no javac");
        return;
    }
    let folder = Folder::new();
    let main = "public static void main(String[] args) { System.out.println(new java.util.Scanner(System.in).nextInt() + 1); }";
    folder.write(
        "a.java",
        &format!("class Other {{ int main; }}\nclass Start {{ static class In {{}} {main} }}\n"),
    );
    folder.write("a/1.in", "1\n");
    folder.write("a/1.out", "2\n");
    folder.says("test a.java", 0, &["AC  a  1 case"]);
    folder.write("a.java", &format!("package p;\nclass Renamed {{ {main} }}\n"));
    folder.says("test a.java", 0, &["AC  a  1 case"]);
    // Judges call the file as its public class wants it.
    folder.write("a.java", &format!("public class Main {{ {main} }}\nclass Other {{ {main} }}\n"));
    folder.says("test a.java", 0, &["AC  a  1 case"]);
    folder.write("a.java", "public class Main { int x = y; }\n");
    folder.says("test a.java", 1, &["--   a", "a.java:1: error: cannot find symbol"]);
    folder.write("a.java", "class Start { int x = y; }\n");
    folder.says("test a.java", 1, &["--   a", "cannot find symbol"]);
    folder.write("a.java", "class Start {}\n");
    folder.says("test a.java", 1, &["a.java has a method main", "write `public static void main"]);
}

/// What a program writes to standard error is how one finds its mistake.
#[test]
fn standard_error_is_shown() {
    let folder = Folder::new();
    folder.write("a.rs", &ECHO.replace("print!", "eprintln!(\"n = 3\"); print!"));
    folder.write("a/1.in", "1\n");
    folder.write("a/1.out", "2\n");
    folder.says("test a.rs", 1, &["1: WA: line 1", "     standard error:\n       n = 3\n"]);
    folder.says("test a.rs --json", 1, &["\"stderr\": \"n = 3\\n\""]);
    folder.write("b.rs", &ECHO.replace("print!", "dbg!(3); print!"));
    folder.says("test b.rs --samples a", 1, &["standard error:\n       [b.rs:5:5] 3 = 3\n"]);
    for words in ["test a.rs", "test a.rs --json"] {
        assert_eq!(folder.grundy(words).stderr, "");
    }
    let said = folder.grundy("test a.rs --input a/1.in");
    assert_eq!((said.code, said.stderr.matches("n = 3\n").count()), (1, 1), "{}", said.stderr);
    folder.write("a/1.out", "1\n");
    assert!(!folder.says("test a.rs", 0, &[]).contains("n = 3"));
}

#[test]
fn what_is_missing_in_a_folder() {
    let folder = Folder::new();
    folder.write("a.rs", ECHO);
    folder.says(
        "test a.rs",
        1,
        &["a holds no sample", "put the judge's sample into a/sample.in", "grundy add"],
    );
    folder.write("a/1.in", "");
    folder.says(
        "test a.rs",
        0,
        &["--  a  1 case, 1 without an answer", "it prints nothing", "0 passed, 0 failed, 1 not judged\n"],
    );
    folder.says("bundle a.rs", 1, &["no sample in a has an output"]);
    folder.write("a/1.out", "");
    folder.write("a/1.ans", "");
    folder.says("test a.rs", 1, &["a/1.ans is neither an input nor an output"]);
}

#[test]
fn what_cannot_be_begun_is_named() {
    let folder = roots();
    folder.says(
        "stress a.rs --begin valid.py",
        2,
        &["no `valid.py` to fill in", "brute, gen, check", "a/valid.py"],
    );
    folder.says("stress a.rs --begin java", 2, &["the language `java`", "write a/brute.java and gen.java"]);
}

/// What is recommended works.
#[test]
fn awkward_names_and_missing_programs_have_help_that_fits() {
    let folder = Folder::new();
    folder.write("-x.py", "print(1)");
    folder.write("-x/1.in", "");
    folder.write("-x/1.out", "2");
    let text = folder.says("test ./-x.py", 1, &["rerun: "]);
    let again = text.lines().find_map(|line| line.trim().strip_prefix("rerun: grundy ")).unwrap();
    assert_eq!(again, "test ./-x.py --input ./-x/1.in");
    folder.says(again, 1, &["WA"]);
    folder.write("y", "print(1)");
    folder.write("y.in", "");
    let unknown = folder.says("test y", 1, &["its name has no ending", "--run COMMAND"]);
    assert!(!unknown.contains("[languages.]"), "{unknown}");
    folder.write("a.rs", ECHO);
    let brute = folder.says("brute a.rs --random 7", 2, &["a has no generator", "--begin py"]);
    assert!(!brute.contains("--gen"), "{brute}");
    folder.says("explore --moves 'false nosuch.py'", 2, &["correct or change the rules"]);
}

#[test]
fn what_lies_beside_the_samples_is_no_sample() {
    let folder = Folder::new();
    folder.write("a.rs", ECHO);
    folder.write("a/1.in", "7\n");
    folder.write("a/1.out", "7\n");
    for left_over in ["1.in~", "1.out.swp", "#1.in#", "notes.txt~"] {
        folder.write(&format!("a/{left_over}"), "8\n");
    }
    folder.write("a/a.out", "\u{7f}ELF\0");
    folder.says("test a.rs", 0, &["AC  a  1 case "]);
    fs::create_dir(folder.path("a/2.in")).unwrap();
    folder.says("test a.rs", 1, &["a/2.in is a folder", "move it away"]);
}

#[test]
fn two_checkers_are_one_too_many() {
    let folder = roots();
    folder.write("a/check.py", "");
    folder.write("a/check.rs", "fn main() {}");
    folder.says("test a.rs", 1, &["a/check.py and a/check.rs", "delete or rename one"]);
    fs::remove_file(folder.path("a/check.py")).unwrap();
    folder.says("test a.rs", 0, &["AC  a"]);
}

#[test]
fn one_case_by_its_name() {
    let folder = roots();
    folder.write("a/bad.in", "9\n");
    folder.write("a/bad.out", "4\n");
    let said = folder.says("test a.rs --case 4 --eps 1e-6", 0, &["AC  a  1 case "]);
    assert!(!said.contains("bad"), "{said}");
    let parts = ["1 of 2 cases fail", " --case bad --case 5 --input a/bad.in"];
    folder.says("test a.rs --eps 1e-6 --case bad --case 5", 1, &parts);
    folder.says("test a.rs --case baad", 2, &["no case `baad`", "`bad`"]);
    folder.write("b.rs", ECHO);
    folder.says("test a.rs b.rs --case 4", 2, &["--samples and --case need exactly one problem"]);
}

#[test]
fn outputs_that_are_missing() {
    let folder = roots();
    folder.write("a/9.in", "9\n");
    folder.write("a/x.in", "x\n");
    folder.says("answer a.rs", 2, &["a has no brute force"]);
    folder.write("a/brute.rs", ROOT);
    let parts = ["a/9.out\n", "x: the brute force fails: ", "help: fix a/brute.rs"];
    let said = folder.says("answer a.rs", 1, &parts);
    assert!(!said.contains("a/4.out") && !folder.path("a/x.out").exists(), "{said}");
    assert_eq!(fs::read_to_string(folder.path("a/9.out")).unwrap(), "3.0000000\n");
    assert_eq!(fs::read_to_string(folder.path("a/4.out")).unwrap(), "2.000000000\n");
    folder.says("answer a.rs --case 9", 0, &["every input has its output"]);
    fs::remove_file(folder.path("a/x.in")).unwrap();
    folder.write("a/16.in", "16\n");
    let said: Value = serde_json::from_str(&folder.grundy("answer a --json").stdout).unwrap();
    assert_eq!(said, serde_json::json!({ "written": ["a/16.out"], "failed": 0 }));
    folder.write("a/25.in", "25\n");
    folder.write("a/brute.rs", "fn main() {\n    loop {}\n}\n");
    let parts = ["25: the brute force gives no answer within 1 s", "help: fix a/brute.rs"];
    folder.says("answer a --seconds 1", 1, &parts);
}

#[test]
fn what_was_printed_before_the_end() {
    let folder = roots();
    for (end, why) in [("while :; do :; done", "it has not ended"), ("sleep 100", "it waits for something")] {
        let words = format!("test a.rs --case 4 --time 0.05 --run \"sh -c 'echo seen; {end}'\"");
        let why = format!("4: TLE: {why} (killed after ");
        folder.says(&words, 1, &[&why, " ms of CPU time); it has printed\n     seen\n"]);
    }
}

/// Its header is not here, and nothing is fetched behind anybody's back.
#[test]
fn a_checker_made_with_testlib() {
    let folder = roots();
    folder.write("grundy.toml", "");
    folder.write("a/check.cpp", "#include \"testlib.h\"\nint main() { return VERDICT; }\n");
    let help = "curl --create-dirs -Lo testlib.h https://raw.githubusercontent.com/MikeMirzayanov/testlib/";
    folder.says("test a.rs", 1, &["a/check.cpp needs testlib.h, which is not here", help]);
    folder.write("testlib.h", "#define VERDICT 0\n");
    folder.says("test a.rs", 0, &["AC  a  2 cases"]);
    // Not only in this contest.
    fs::remove_file(folder.path("testlib.h")).unwrap();
    let shared = folder.cache().join("grundy");
    fs::create_dir_all(&shared).unwrap();
    fs::write(shared.join("testlib.h"), "#define VERDICT 1\n").unwrap();
    folder.says("test a.rs", 1, &["4: WA: it does not say why"]);
}

/// Nothing of the tool can run any more.
#[cfg(target_os = "linux")]
#[test]
fn a_killed_tool_leaves_no_program() {
    let folder = roots();
    let file = folder.path("started").display().to_string();
    let script = format!("setsid sleep 1000 & echo $! > {file}.0; echo $$ > {file}.1; while :; do :; done");
    let mut command = folder.command("test a.rs --case 4 --time 1000 --run");
    let mut tool = command.arg(format!("sh -c '{script}'")).spawn().unwrap();
    let read = |i: i32| fs::read_to_string(format!("{file}.{i}")).unwrap_or_default();
    until("all run", || read(0).ends_with('\n') && read(1).ends_with('\n'));
    tool.kill().unwrap();
    tool.wait().unwrap();
    for i in 0..2 {
        until("it is dead", || !is_running(read(i).trim()));
    }
}

/// There, the group and the session of the tool have no number. Skipped where the system makes no
/// containers.
#[cfg(target_os = "linux")]
#[test]
fn in_a_container_whose_session_began_outside() {
    let folder = roots();
    let unshare = || {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--pid", "--fork", "--mount-proc"]);
        command
    };
    if !unshare().arg("true").stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
        return;
    }
    let tool = folder.command("test a.rs --eps 1e-6");
    let mut command = unshare();
    command.arg(tool.get_program()).args(tool.get_args()).current_dir(folder.path(""));
    command.envs(tool.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

const FILES: &str = "//! - **Files**: input.txt, output.txt

fn main() {
    let n: u32 = std::fs::read_to_string(\"input.txt\").unwrap().trim().parse().unwrap();
    std::fs::write(\"output.txt\", if n % 4 == 0 { \"+\\n\" } else { \"-\\n\" }).unwrap();
}
";

#[test]
fn files_in_place_of_standard_input_and_output() {
    let folder = Folder::new();
    folder.write("a.rs", FILES);
    for n in 3..5 {
        folder.write(&format!("a/{n}.in"), &format!("{n}\n"));
        folder.write(&format!("a/{n}.out"), if n == 4 { "+\n" } else { "-\n" });
    }
    folder.says("test a.rs", 0, &["AC  a  2 cases"]);
    folder.says("test a.rs --input a/4.in", 0, &["+\n"]);
    let bundle = folder.says("bundle a.rs", 0, &["read_to_string(\"input.txt\")"]);
    assert!(bundle.contains("output.txt"));
    folder.write("python.py", "print(open('input.txt').read())\n");
    folder.says(
        "test a.rs --run 'python3 python.py'",
        1,
        &["WA", "it prints its answer, and writes no output.txt"],
    );
    folder.write("sh.sh", "read n < input.txt; test $n = 4 && echo + > output.txt || echo - > output.txt\n");
    folder.says("test a.rs --run 'sh sh.sh'", 0, &["1 passed"]);
    folder.write("a/brute.py", "print('+-'[int(input()) % 4 > 0])\n");
    folder.write("a/gen.py", "import sys\nprint(int(sys.argv[1]) % 50)\n");
    folder.says("stress a.rs --count 20", 0, &["20 "]);
    folder.says("stress a.rs --run 'sh sh.sh' --count 20", 1, &["expected `+`, got `-`"]);
    for wrong in ["input.txt", "input.txt, input.txt", "../a, b", "a/b, c", ", "] {
        folder.write("a.rs", &FILES.replace("input.txt, output.txt", wrong));
        folder.says("test a.rs", 1, &["a.rs:1: cannot read", "two names of files"]);
    }
    folder.write("a.rs", &FILES.replace("\"+\\n\"", "loop { print!(\"\") }"));
    folder.says("test a.rs --time 1", 1, &["TLE"]);
    let endless = "let mut f = std::fs::File::create(\"output.txt\").unwrap(); loop { std::io::Write::write_all(&mut f, &[b'1'; 65536]).unwrap() }";
    folder.write("a.rs", &FILES.replace("\"+\\n\"", &format!("{{ {endless} }}")));
    folder.says("test a.rs --time 60", 1, &["OLE"]);
}
