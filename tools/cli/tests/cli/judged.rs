use crate::fixture::{ECHO, Fixture, Folder, HEADER};
use serde_json::Value;
use std::fs;
use std::process::Command;

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
    let installed = "no-such-program cannot be started: ";
    folder.says("test --run 'no-such-program x' --samples a", 1, &[installed, "is it installed"]);
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
    folder.says("test a.rs --checker no-such-program", 1, &["no-such-program cannot be started: "]);
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
        folder.says("test a.rs --checker d.py --jobs 1", 1, &[crash, "ZeroDivisionError"]);
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
    folder.says("test g.rs --interactor i.rs --time 0.1", 1, &["1: TLE: it does not end (killed after "]);

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
    folder.write(
        "a.java",
        &format!("package p;\npublic class Renamed {{ {main} }}\n").replace("public class", "class"),
    );
    folder.says("test a.java", 0, &["AC  a  1 case"]);
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
