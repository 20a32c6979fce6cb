//! `grundy stress` with a solution, a brute force and a generator of the user's, in any folder.

use crate::fixture::{Said, command, grundy};
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// The largest of n numbers, right but for what stands in the place of `FAIL`.
const SOLUTION: &str = "
use std::io::{read_to_string, stdin};

fn main() {
    let text = read_to_string(stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let largest = *numbers[1..].iter().max().unwrap();
    FAIL
    println!(\"{largest}\");
}
";
const WRONG: &str = "let largest = if numbers.len() > 4 && largest == 9 { 8 } else { largest };";
/// What the brute forces to be filled in say in each language, and what has to stand there.
const FILLED: [(&str, [(&str, &str); 2]); 3] = [
    (
        "py",
        [
            (
                "    sys.exit(\"write main() in brute.py\")\n    print(n)",
                "    print(max(map(int, input().split())))",
            ),
            ("    sys.exit(\"write main() in gen.py\")\n", ""),
        ],
    ),
    (
        "cpp",
        [
            (
                "    cerr << \"write solve() in brute.cpp\\n\", exit(1);\n    cout << n << \"\\n\";",
                "    int x, most = -1;\n    while (n--) cin >> x, most = max(most, x);\n    cout << most << \"\\n\";",
            ),
            ("    cerr << \"write make() in gen.cpp\\n\", exit(1);\n", ""),
        ],
    ),
    (
        "rs",
        [
            (
                "    todo!(\"write solve() in brute.rs\");",
                "    let n = numbers.take(n as usize).max().unwrap();",
            ),
            ("    todo!(\"write make() in gen.rs\");\n", ""),
        ],
    ),
];
/// Without the protocol: an answer, and the end.
const BRUTE: &str =
    "import sys\nnumbers = list(map(int, sys.stdin.read().split()))\nprint(max(numbers[1:]))\n";
const GEN: &str = "import random, sys\nrandom.seed(int(sys.argv[-1]))\nn = random.randint(2, 6)\nprint(n)\n\
                   print(*(random.randint(3, 9) for _ in range(n)))\n";

/// A folder with a solution `a.rs` and these files.
fn folder(fail: &str, files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("a")).unwrap();
    for (name, text) in [("a.rs", &SOLUTION.replace("FAIL", fail)[..])].iter().chain(files) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// The same with the brute force and the generator of a language filled in.
fn begun(fail: &str, language: &str) -> TempDir {
    let folder = folder(fail, &[]);
    let said = grundy(folder.path(), &format!("stress a --begin {language}"));
    assert_eq!(said.code, 0, "{}", said.stderr);
    let (_, [brute, generator]) = FILLED.into_iter().find(|(known, _)| *known == language).unwrap();
    for (name, (stub, text)) in [("brute", brute), ("gen", generator)] {
        let path = folder.path().join(format!("a/{name}.{language}"));
        let whole = fs::read_to_string(&path).unwrap();
        assert!(whole.contains(stub), "{whole}");
        fs::write(path, whole.replace(stub, text)).unwrap();
    }
    folder
}

fn json(said: &Said) -> Value {
    serde_json::from_str(&said.stdout).unwrap_or_else(|_| panic!("{}{}", said.stdout, said.stderr))
}

/// The names in the folder of the samples.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder.join("a")).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn what_is_begun_fails_until_it_is_written() {
    for language in ["py", "cpp", "rs"] {
        let folder = folder("", &[]);
        let said = grundy(folder.path(), "stress a");
        assert_eq!(said.code, 2, "{}", said.stderr);
        assert!(said.stderr.contains("error: a has no brute force\n"), "{}", said.stderr);
        assert!(said.stderr.contains("`grundy stress a --begin py` writes a/brute.py"), "{}", said.stderr);
        assert_eq!(grundy(folder.path(), &format!("stress a --begin {language}")).code, 0);
        let said = grundy(folder.path(), "stress a --count 1");
        assert_eq!((said.code, said.stdout.as_str()), (2, ""));
        let (message, file) = (format!("in gen.{language}"), format!("a/gen.{language}"));
        assert!(said.stderr.contains("the generator fails: exit status: 1"), "{}", said.stderr);
        assert!(said.stderr.contains("write ma") && said.stderr.contains(&message), "{}", said.stderr);
        assert!(said.stderr.contains(&format!("fix {file}")), "{}", said.stderr);

        fs::write(folder.path().join("a/sample.in"), "1\n5\n").unwrap();
        fs::write(folder.path().join("a/sample.out"), "5\n").unwrap();
        let said = grundy(folder.path(), "stress a --count 1");
        assert_eq!((said.code, said.stdout.as_str()), (2, ""));
        assert!(said.stderr.contains("sample.in, the brute force fails: exit status"), "{}", said.stderr);
        assert!(said.stderr.contains(&format!("in brute.{language}")), "{}", said.stderr);

        let written = fs::read_to_string(folder.path().join(&file)).unwrap();
        let said = grundy(folder.path(), "stress a --begin py");
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
        assert_eq!(fs::read_to_string(folder.path().join(&file)).unwrap(), written);
    }
    let said = grundy(folder("", &[]).path(), "stress a --begin cobol");
    assert!(said.code == 2 && said.stderr.contains("choose `cpp`, `py`, `rs`"), "{}", said.stderr);
}

#[test]
fn kept_alive_in_three_languages() {
    for language in ["py", "cpp", "rs"] {
        let folder = begun("", language);
        let said = grundy(folder.path(), "stress a --count 300 --seed 5 --json");
        assert_eq!((said.code, &json(&said)["tried"]), (0, &Value::from(300)), "{}", said.stderr);
        assert!(!said.stderr.contains("note:") && json(&said)["verdict"].is_null(), "{}", said.stderr);

        fs::write(folder.path().join("a.rs"), SOLUTION.replace("FAIL", WRONG)).unwrap();
        let said = grundy(folder.path(), "stress a --seed 5 --json");
        let found = json(&said);
        assert_eq!((said.code, &found["verdict"]), (1, &Value::from("WA")), "{}", said.stderr);
        let mut numbers: Vec<&str> = found["input"].as_str().unwrap().split_whitespace().skip(1).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, ["1", "1", "1", "9"], "{language}: {found}");
        assert_eq!((&found["expected"], &found["is_new"]), (&"9\n".into(), &true.into()), "{found}");
        // The same programs, a process for each input, find the same.
        fs::remove_file(folder.path().join("a/own_stress_1.in")).unwrap();
        fs::remove_file(folder.path().join("a/own_stress_1.out")).unwrap();
        for name in ["brute", "gen"] {
            let path = folder.path().join(format!("a/{name}.{language}"));
            let text = fs::read_to_string(&path).unwrap();
            fs::write(path, text.replace("GRUNDY_SERVE", "NO_SERVICE")).unwrap();
        }
        let alone = json(&grundy(folder.path(), "stress a --seed 5 --json"));
        assert_eq!(alone["failing_seed"], found["failing_seed"], "{language}");
    }
}

#[test]
fn the_first_seed_that_fails_does_not_depend_on_the_workers() {
    let folder = begun("let largest = if largest == 9 && numbers[1] == 1 { 0 } else { largest };", "py");
    let mut seeds = Vec::new();
    for jobs in [1, 2, 3, 7] {
        let said =
            grundy(folder.path(), &format!("stress a --seed 18446744073709551600 --jobs {jobs} --json"));
        seeds.push(json(&said)["failing_seed"].as_u64().unwrap());
        fs::remove_file(folder.path().join("a/own_stress_1.in")).unwrap();
        fs::remove_file(folder.path().join("a/own_stress_1.out")).unwrap();
    }
    assert!(seeds.windows(2).all(|pair| pair[0] == pair[1]), "{seeds:?}");
}

/// The generator's numbers begin at 3, and there are at least two.
#[test]
fn smaller_inputs_keep_the_rules_of_the_generator() {
    let files = [("a/brute.py", BRUTE), ("a/gen.py", GEN)];
    let folder = folder("let largest = if largest >= 5 { 0 } else { largest };", &files);
    let said = grundy(folder.path(), "stress a --seed 2");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    let input = fs::read_to_string(folder.path().join("a/own_stress_1.in")).unwrap();
    let mut numbers: Vec<u32> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    assert_eq!((input.lines().count(), numbers.remove(0) as usize), (2, numbers.len()), "{input}");
    assert!(numbers.len() >= 2 && numbers.iter().all(|number| (3..=9).contains(number)), "{input}");

    // A bug that was found is not looked for again.
    let said = grundy(folder.path(), "stress a --seed 7");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert!(said.stdout.contains("found by an earlier search: a/own_stress_1.in"), "{}", said.stdout);
    assert_eq!(names(folder.path()), ["brute.py", "gen.py", "own_stress_1.in", "own_stress_1.out"]);
}

#[test]
fn a_validator_decides() {
    let valid = "import sys\nn, *numbers = map(int, sys.stdin.read().split())\n\
                 if len(numbers) != n: sys.exit('a wrong count')\n\
                 if n % 2 or min(numbers) < LOW: sys.exit('illegal')\n";
    let generator =
        GEN.replace("randint(2, 6)", "randrange(2, 7, 2)").replace("randint(3, 9)", "randint(7, 9)");
    let files = [("a/brute.py", BRUTE), ("a/gen.py", &generator), ("a/valid.py", &valid.replace("LOW", "2"))];
    let folder = folder("let largest = 0 * largest;", &files);
    let said = grundy(folder.path(), "stress a --seed 2 --json");
    assert_eq!(json(&said)["input"], "2\n2 2\n", "below what the generator makes: {}", said.stderr);

    fs::write(folder.path().join("strict.py"), valid.replace("LOW", "8")).unwrap();
    fs::remove_file(folder.path().join("a/own_stress_1.in")).unwrap();
    fs::remove_file(folder.path().join("a/own_stress_1.out")).unwrap();
    let said = grundy(folder.path(), "stress a --seed 2 --valid strict.py");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
    assert!(said.stderr.contains("the validator refuses an input of the generator: "), "{}", said.stderr);
    assert!(said.stderr.contains("illegal") && said.stderr.contains("a/gen.py"), "{}", said.stderr);

    fs::write(folder.path().join("a/sample.in"), "1\n5\n").unwrap();
    fs::write(folder.path().join("a/sample.out"), "5\n").unwrap();
    let said = grundy(folder.path(), "stress a");
    assert!(said.code == 2 && said.stderr.contains("the validator refuses "), "{}", said.stderr);
}

/// What cannot be made smaller is saved, but does not flood the terminal.
#[test]
fn a_large_input_is_shown_in_part() {
    // Nothing in it can be made smaller.
    let generator = "print(200)\nfor _ in range(200): print(3)\n";
    let files = [("a/brute.py", BRUTE), ("a/gen.py", generator)];
    let folder = folder("let largest = 0 * largest;", &files);
    let said = grundy(folder.path(), "stress a --seed 1");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stdout.contains("more lines\nexpected:\n  3\n"), "{}", said.stdout);
    assert!(said.stdout.len() < 1000, "{}", said.stdout);
    let input = fs::read_to_string(folder.path().join("a/own_stress_1.in")).unwrap();
    assert_eq!(input.lines().count(), 201);
}

#[test]
fn a_generator_that_does_not_use_its_seed() {
    let files = [("a/brute.py", BRUTE), ("a/gen.py", "print(2)\nprint(3, 4)\n")];
    let folder = folder("", &files);
    let said = grundy(folder.path(), "stress a --count 21");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.starts_with("no difference on 21 inputs in "), "{}", said.stdout);
    assert!(said.stderr.contains("warning: the first 20 inputs are all the same"), "{}", said.stderr);
    assert!(said.stderr.contains("warning: only 1 of these inputs"), "{}", said.stderr);
    let said = grundy(folder.path(), "stress a --count 3");
    assert!(said.stderr.contains("warning: 3 inputs prove little"), "{}", said.stderr);
}

/// What its seed is said to begin with is not what it makes then.
#[test]
fn a_generator_that_is_random_without_its_seed() {
    let fails = "let largest = if largest < 9 { largest } else { 0 };";
    let told = |generator: &str| {
        let folder = folder(fails, &[("a/brute.py", BRUTE), ("a/gen.py", generator)]);
        let said = grundy(folder.path(), "stress a --seed 3 --seconds 3");
        assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
        said.stderr
    };
    let (is_seedless, begins) = ("note: a/gen.py does not follow its seed", "--count 1` begins with");
    let said = told(&GEN.replace("random.seed(int(sys.argv[-1]))", "").replace("(3, 9)", "(3, 10**9)"));
    assert!(said.contains(is_seedless) && !said.contains(begins), "{said}");
    let said = told(GEN);
    assert!(!said.contains(is_seedless) && said.contains(begins), "{said}");
}

/// Whose fault it is, and what went wrong.
#[test]
fn programs_that_fail() {
    let told = |brute: &str, generator: &str, samples: bool| {
        let folder = folder("", &[("a/brute.py", brute), ("a/gen.py", generator)]);
        if samples {
            fs::write(folder.path().join("a/sample.in"), "2\n3 4\n").unwrap();
            fs::write(folder.path().join("a/sample.out"), "4\n").unwrap();
        }
        let said = grundy(folder.path(), "stress a --seed 3");
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
        said.stderr
    };
    for (brute, generator, samples, what, file) in [
        (
            "print(5)",
            GEN,
            true,
            "a/sample.in, the brute force is wrong: line 1: expected `4`, got `5`",
            "a/brute.py",
        ),
        ("exit(1)", GEN, true, "a/sample.in, the brute force fails: exit status: 1", "a/brute.py"),
        ("raise ValueError(7)", GEN, false, "the brute force fails: exit status: 1", "a/brute.py"),
        ("", GEN, false, "the brute force prints nothing", "a/brute.py"),
        (BRUTE, "", false, "the generator prints nothing (seed 3)", "a/gen.py"),
        (BRUTE, "1 / 0", false, "the generator fails: exit status: 1", "a/gen.py"),
        (BRUTE, "while True: pass", false, "the generator gives no answer within 10 s", "a/gen.py"),
        (
            "import time\ntime.sleep(1000)",
            GEN,
            false,
            "the brute force gives no answer within 10 s",
            "a/brute.py",
        ),
        // It says that it serves, and does not.
        ("# GRUNDY_SERVE\n1 / 0", GEN, false, "the brute force fails: exit status: 1", "a/brute.py"),
    ] {
        let said = told(brute, generator, samples);
        assert!(said.contains(what) && said.contains(file), "{said}");
    }
}

/// What hangs is said to hang; a sample that is too large for the brute force is left out.
#[test]
fn a_sample_that_takes_too_long() {
    let slow = "import sys\nnumbers = list(map(int, sys.stdin.read().split()))\nfor i in range(numbers[0]): pass\n\
                print(max(numbers[1:]))\n";
    let folder = folder("", &[("a/brute.py", slow), ("a/gen.py", GEN)]);
    let write = |name: &str, text: &str| fs::write(folder.path().join("a").join(name), text).unwrap();
    for (name, input) in [("one", "1000000000000 3\n"), ("two", "2 3 9\n")] {
        write(&format!("{name}.in"), input);
        write(&format!("{name}.out"), input.rsplit(' ').next().unwrap());
    }
    let said = grundy(folder.path(), "stress a --seconds 1 --jobs 1");
    assert_eq!(said.code, 0, "{}", said.stderr);
    let warning =
        "a/one.in, the brute force gives no answer within 1 s, so it is not compared with that sample: if";
    assert!(
        said.stderr.contains(warning) && said.stderr.matches("warning: on ").count() == 1,
        "{}",
        said.stderr
    );
    write("two.out", "8\n");
    let said = grundy(folder.path(), "stress a --seconds 1");
    assert!(said.code == 2 && said.stderr.contains("a/two.in, the brute force is wrong"), "{}", said.stderr);
    write("two.out", "9\n");
    write("valid.py", "while 1: pass\n");
    let said = grundy(folder.path(), "stress a --seconds 1");
    assert!(said.code == 2 && !said.stderr.contains("refuses"), "{}", said.stderr);
    assert!(said.stderr.contains("a/one.in, the validator gives no answer within 10 s\n"), "{}", said.stderr);
}

/// Where most inputs have no answer, nothing is one.
#[test]
fn an_answer_may_be_empty() {
    let brute = BRUTE.replace("print(", "if max(numbers[1:]) == 9: print(");
    let silent = |below: u32| format!("if largest < {below} {{ return; }}");
    let seeded = |words: &str| format!("stress a --seed 3 --count 40{words}");
    let folder = folder(&silent(9), &[("a/brute.py", &brute), ("a/gen.py", GEN)]);
    let said = grundy(folder.path(), &seeded(""));
    assert_eq!(said.code, 0, "{}", said.stderr);
    fs::write(folder.path().join("a.rs"), SOLUTION.replace("FAIL", &silent(8))).unwrap();
    let said = grundy(folder.path(), &seeded(""));
    let text = said.stdout + &said.stderr;
    assert!(said.code == 1 && text.contains("got `8`") && text.contains("saved: "), "{text}");
}

/// One that says that it answers many inputs gets a process for each if that is not so.
#[test]
fn programs_that_serve_badly() {
    let state = FILLED[0].1[0].1.replace("print(", "print(len(os.environ.setdefault(\"X\", \"\")) * 0 + ");
    let state = format!("    os.environ[\"N\"] = os.environ.get(\"N\", \"\") + \"i\"\n{state}");
    for (brute, how) in [
        (format!("# GRUNDY_SERVE\n{BRUTE}"), "the brute force gives no answer within"),
        ("# GRUNDY_SERVE\nprint('hello')\n".to_owned() + BRUTE, "cannot be understood"),
        (state.replace("* 0 +", "* 0 + (os.environ[\"N\"] == \"iii\") +"), "gives another answer than alone"),
    ] {
        let folder = begun("", "py");
        let path = folder.path().join("a/brute.py");
        let is_stub = !brute.contains("GRUNDY_SERVE");
        let text = if is_stub {
            fs::read_to_string(&path).unwrap().replace(FILLED[0].1[0].1, &brute)
        } else {
            brute
        };
        // The first line of what does not serve is the length of the input.
        fs::write(
            path,
            text.replace(
                "print('hello')\n",
                "import os\nif os.environ.get('GRUNDY_SERVE'): print('hello')\n",
            ),
        )
        .unwrap();
        let said = grundy(folder.path(), "stress a --count 30 --seed 1 --jobs 1");
        assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
        let notes: Vec<&str> = said.stderr.lines().filter(|line| line.starts_with("note:")).collect();
        assert!(notes.len() == 1 && notes[0].contains(how), "{how}: {}", said.stderr);
    }
}

#[test]
fn commands_and_files_in_place_of_what_is_beside_the_samples() {
    let folder = folder("", &[("slow.py", BRUTE), ("make.py", GEN), ("b.py", BRUTE)]);
    let with =
        |words: &[&str]| Said::of(command(folder.path()).arg("stress").args(words).args(["--count", "8"]));
    for words in [
        &["a", "--brute", "python3 slow.py", "--gen", "make.py"][..],
        &["b.py", "--brute", "slow.py", "--gen", "python3 make.py 1 2"],
        &["a", "--run", "python3 b.py", "--brute", "slow.py", "--gen", "make.py"],
        &["a.rs", "--brute", "slow.py", "--gen", "make.py", "--eps", "1e-6", "--jobs", "1"],
    ] {
        let said = with(words);
        assert_eq!(said.code, 0, "{words:?} {}{}", said.stdout, said.stderr);
        assert!(said.stdout.starts_with("no difference on 8 inputs in "), "{}", said.stdout);
    }
    for (words, what) in [
        (&["a", "--brute", "slow.py"][..], "a has no generator of random inputs"),
        (&["a", "--gen", "make.py"], "a has no brute force"),
        (&["a", "--brute", "./nothing.py", "--gen", "make.py"], "there is no file ./nothing.py"),
        (&["a", "--brute", "'", "--gen", "make.py"], "--brute"),
        (&["z", "--gen", "make.py"], "`z`"),
        (&["a", "--jobs", "0"], "--jobs"),
    ] {
        let said = with(words);
        assert_eq!(said.code, 2, "{words:?} {}{}", said.stdout, said.stderr);
        assert!(said.stderr.contains(what), "{words:?} {}", said.stderr);
    }
}

#[test]
fn an_interactor_a_checker_and_any_order() {
    let checker = "import sys\ngot = open(sys.argv[2]).read().split()\nanswer = open(sys.argv[3]).read().split()\n\
                   sys.exit(0 if got and int(got[0]) >= int(answer[0]) else 1)\n";
    let files = [("a/brute.py", BRUTE), ("a/gen.py", GEN), ("check.py", checker)];
    let home = folder("let largest = largest + 1;", &files);
    let said = grundy(home.path(), "stress a --count 10 --checker check.py");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);

    // The solution asks for the number, and doubles it; the judge has another in mind from 7 on.
    let interactor = "import sys\nn = int(open(sys.argv[-1]).read())\nprint(n, flush=True)\n\
                      said = int(input())\nsys.exit(0 if said == 2 * n and n < 7 else 1)\n";
    let solution = "fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n\
                    \n    println!(\"{}\", 2 * line.trim().parse::<i64>().unwrap());\n}\n";
    let generator = "import random, sys\nrandom.seed(int(sys.argv[-1]))\nprint(random.randint(1, 20))\n";
    let files = [("a/interact.py", interactor), ("a/gen.py", generator), ("a.rs", solution)];
    let home = folder("", &files);
    let said = grundy(home.path(), "stress a --seed 1");
    assert_eq!(said.code, 1, "{}{}", said.stdout, said.stderr);
    assert_eq!(fs::read_to_string(home.path().join("a/own_stress_1.in")).unwrap(), "7\n", "{}", said.stdout);
    assert_eq!(names(home.path()), ["gen.py", "interact.py", "own_stress_1.in"]);
}

/// The input is shown: its file is a temporary one.
#[test]
fn a_checker_that_fails_in_a_search() {
    for (checker, parts) in [
        (
            "import sys\nsys.exit(3)\n",
            ["input of the search: exit status: 3\ninput:\n", "the case, or else a/check.py"],
        ),
        ("if x\n", ["input of the search: it crashes\n", "help: fix a/check.py"]),
        ("1 / 0\n", ["ZeroDivisionError: division by zero\ninput:\n", "help: fix a/check.py"]),
    ] {
        let files = [("a/brute.py", BRUTE), ("a/gen.py", GEN), ("a/check.py", checker)];
        let home = folder("let largest = largest + 1;", &files);
        let said = grundy(home.path(), "stress a --count 10");
        assert_eq!(said.code, 2, "{}", said.stderr);
        let said = said.stderr;
        assert!(parts.iter().all(|part| said.contains(part)) && !said.contains("case0"), "{said}");
    }
}

#[test]
fn a_contest_homegets_a_brute_force_in_its_language() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(grundy(folder.path(), "init").code, 0);
    let config = folder.path().join("grundy.toml");
    let text = fs::read_to_string(&config).unwrap();
    fs::write(&config, text.replace("# brute = \"py\"", "brute = \"py\"")).unwrap();
    let said = grundy(folder.path(), "new cf4a");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("src/bin/cf4a/brute.py\nsrc/bin/cf4a/gen.py\n"), "{}", said.stdout);
    assert!(said.stdout.contains("  grundy stress cf4a\n"), "{}", said.stdout);
    let said = grundy(folder.path(), "stress cf4a --count 1");
    assert!(said.code == 2 && said.stderr.contains("write main() in gen.py"), "{}", said.stderr);

    fs::write(&config, text.replace("# brute = \"py\"", "brute = \"cobol\"")).unwrap();
    let said = grundy(folder.path(), "new cf4b");
    assert!(said.code == 2 && said.stderr.contains("for the language `cobol`"), "{}", said.stderr);
    assert!(!folder.path().join("src/bin/cf4b.rs").exists());
}

#[cfg(target_os = "linux")]
mod ends {
    use super::begun;
    use crate::fixture::{command, is_running, until};
    use std::fs;
    use std::io::{BufRead, BufReader};
    use std::path::Path;
    use std::process::{Child, Command, Stdio};
    use std::time::Duration;

    /// The tool on a search that has begun.
    fn searching(folder: &Path, words: &[&str]) -> Child {
        let mut command = command(folder);
        command.args(["stress", "a"]).args(words).env("TMPDIR", folder.join("tmp"));
        fs::create_dir_all(folder.join("tmp")).unwrap();
        let mut tool = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(tool.stderr.as_mut().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap().starts_with("seed ")));
        tool
    }

    /// The processes that the tool has started and that run.
    fn children(tool: u32) -> Vec<String> {
        let is_child = |stat: &str| {
            let fields: Vec<&str> = stat.rsplit_once(") ").map_or("", |parts| parts.1).split(' ').collect();
            fields.first() != Some(&"Z") && fields.get(1) == Some(&tool.to_string().as_str())
        };
        let all = fs::read_dir("/proc").unwrap().flatten();
        let stat = |path: &Path| fs::read_to_string(path.join("stat")).unwrap_or_default();
        let found = all.filter(|entry| is_child(&stat(&entry.path())));
        found.map(|entry| entry.file_name().into_string().unwrap()).collect()
    }

    fn kill(signal: &str, process: &str) {
        _ = Command::new("kill").args([signal, process]).stderr(Stdio::null()).status().unwrap();
    }

    #[test]
    fn ctrl_c_says_how_far_it_came() {
        let folder = begun("", "py");
        for wait in [0, 30, 400] {
            let tool = searching(folder.path(), &["--seconds", "1000", "--jobs", "2"]);
            std::thread::sleep(Duration::from_millis(wait));
            let left = children(tool.id());
            kill("-INT", &tool.id().to_string());
            let output = tool.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stdout);
            assert_eq!(output.status.code(), Some(130), "{said}");
            assert!(said.starts_with("stopped: no difference on ") && said.lines().count() == 1, "{said}");
            assert_eq!(fs::read_dir(folder.path().join("tmp")).unwrap().count(), 0);
            for process in left {
                until("what it started is dead", || !is_running(&process));
            }
        }
    }

    #[test]
    fn nothing_temporary_outlives_kill_9() {
        let folder = begun("", "py");
        let mut tool = searching(folder.path(), &["--seconds", "1000", "--jobs", "2"]);
        let temporary = || fs::read_dir(folder.path().join("tmp")).unwrap().count();
        until("there is a folder", || temporary() > 0);
        // What is made in this very moment is not known yet.
        std::thread::sleep(Duration::from_millis(500));
        kill("-KILL", &tool.id().to_string());
        tool.wait().unwrap();
        until("what was temporary is gone", || temporary() == 0);
    }

    /// Whatever is killed from outside is no difference; at worst it ends the search with a reason.
    #[test]
    fn children_that_are_killed_prove_nothing() {
        let folder = begun("", "py");
        let mut tool = searching(folder.path(), &["--seconds", "6", "--jobs", "2"]);
        for round in 0.. {
            for process in children(tool.id()).iter().skip(round % 3).step_by(3) {
                kill("-KILL", process);
            }
            if round >= 3 || tool.try_wait().unwrap().is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(300));
        }
        let output = tool.wait_with_output().unwrap();
        let (said, why) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let saved = fs::read_dir(folder.path().join("a")).unwrap().count();
        match output.status.code() {
            Some(0) => assert!(said.starts_with("no difference on "), "{said}"),
            Some(1) => assert!(!said.contains("WA "), "{said}"),
            Some(2) => assert!(said.is_empty() && why.contains("signal: 9"), "{said}{why}"),
            code => panic!("{code:?} {said}"),
        }
        assert!(saved == 2 || said.starts_with("RE a: signal: 9"), "{said}");
    }
}

/// In each language: what has to stand in the place of what.
const CHECKED: [(&str, &str, &str); 3] = [
    (
        "py",
        "    sys.stderr.write(\"write check() in check.py\\n\"), sys.exit(3)\n    n = int(input.split()[0])\n    \
         if len(output.split()) != n:\n        return f\"not {n} numbers\"\n",
        "    open('starts', 'a').write(str(os.getpid()) + '\\n')\n    \
         return 'no multiple' if int(output) % int(input) else None\n",
    ),
    (
        "cpp",
        "    cerr << \"write check() in check.cpp\\n\", exit(3);\n    return \"\";",
        "    int m; output >> m;\n    return m % n ? \"no multiple\" : \"\";",
    ),
    (
        "rs",
        "    todo!(\"write check() in check.rs\");\n",
        "    if output.trim().parse::<u32>().unwrap() % input.trim().parse::<u32>().unwrap() == 0 {\n        \
         return String::new();\n    }\n    return \"no multiple\".to_owned();\n    #[allow(unreachable_code)]\n",
    ),
];

/// Any multiple of a number is right. A checker is one process for many outputs.
#[test]
fn checkers_that_are_kept_alive() {
    for (language, stub, filled) in CHECKED {
        let brute = ("a/brute.py", "print(int(input()))\n");
        let generator = ("a/gen.py", "import sys\nprint(int(sys.argv[-1]) % 97 + 1)\n");
        let right = ("double.py", "print(2 * int(input()))\n");
        let wrong = ("wrong.py", "n = int(input())\nprint(2 * n + (n == 10))\n");
        let folder = folder("", &[brute, generator, right, wrong]);
        let grundy = |words: &str| grundy(folder.path(), &format!("stress a {words}"));
        let said = grundy(&format!("--begin check.{language}"));
        assert_eq!((said.code, said.stdout.contains("check.")), (0, true), "{}", said.stderr);
        assert!(!folder.path().join("a/brute.cpp").exists());
        let search = "--seed 3 --count 16 --jobs 1 --run";
        let said = grundy(&format!("{search} double.py"));
        assert!(said.code == 2 && said.stderr.contains("write check() in"), "{}{}", said.stdout, said.stderr);
        let path = folder.path().join(format!("a/check.{language}"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(stub), "{language}");
        fs::write(&path, text.replace(stub, filled)).unwrap();
        let said = grundy(&format!("{search} double.py"));
        assert_eq!(said.code, 0, "{language}: {}", said.stderr);
        if let Ok(starts) = fs::read_to_string(folder.path().join("starts")) {
            let mut starts: Vec<&str> = starts.lines().collect();
            let asked = starts.len();
            starts.dedup();
            assert!(asked >= 16 && starts.len() == 1, "{asked} {starts:?}");
        }
        let said = grundy(&format!("{search} wrong.py"));
        let text = said.stdout + &said.stderr;
        assert!(said.code == 1 && text.contains("WA a: no multiple") && text.contains("10"), "{text}");
    }
}

/// One that says it answers many questions, and does not.
#[test]
fn a_checker_that_is_not_kept_alive_any_longer() {
    let check = "import os, sys\nif os.environ.get('GRUNDY_SERVE'): print('hello'); sys.exit()\n\
        n, m = (int(open(path).read()) for path in sys.argv[1:3])\nsys.exit(1 if m % n else 0)\n";
    let files = [
        ("a/brute.py", "print(int(input()))\n"),
        ("a/gen.py", "import sys\nprint(int(sys.argv[-1]) % 97 + 1)\n"),
        ("a/check.py", check),
        ("double.py", "print(2 * int(input()))\n"),
    ];
    let folder = folder("", &files);
    let said = grundy(folder.path(), "stress a --seed 3 --count 8 --jobs 2 --run double.py");
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
    let note = "the checker gives an answer that cannot be understood";
    assert_eq!(said.stderr.matches(note).count(), 1, "{}", said.stderr);
}

/// Finds the number of a secret by halves.
const HALVES: &str = "# # A
#
# - **Source**: <https://codeforces.com/contest/1/problem/C> (Codeforces, interactive)

low, high = 1, 1000
while True:
    print((low + high) // 2, flush=True)
    match input():
        case 'less': high = (low + high) // 2 - 1
        case 'more': low = (low + high) // 2 + 1
        case _: break
";

/// In each language: what has to be taken out of the interactor.
const UNWRITTEN: [(&str, &str); 3] = [
    ("py", "    sys.stderr.write(\"write interact() in interact.py\\n\"), sys.exit(3)\n"),
    ("cpp", "    cerr << \"write interact() in interact.cpp\\n\", exit(3);\n"),
    ("rs", "    todo!(\"write interact() in interact.rs\");\n"),
];

/// The header says that there is one: nothing else judges.
#[test]
fn an_interactor_that_is_missing_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    let says = |words: &str, code: i32, parts: &[&str]| {
        let said = grundy(folder.path(), words);
        let text = said.stdout + &said.stderr;
        assert_eq!(said.code, code, "{words}: {text}");
        parts.iter().for_each(|part| assert!(text.contains(part), "{words}: {part}\n{text}"));
    };
    fs::write(folder.path().join("a.py"), HALVES).unwrap();
    let missing = "the header of a.py says `interactive`, but there is no interactor a/interact.*\n";
    let begins = "`grundy stress a.py --begin interact.py` begins one";
    says("test a", 1, &["--   a\n", missing, begins]);
    // Dialogues of the judge's.
    fs::create_dir(folder.path().join("a")).unwrap();
    for end in ["in", "out"] {
        fs::write(folder.path().join("a/sample").with_extension(end), "1\n").unwrap();
    }
    says("test a", 1, &["--   a\n", missing, begins]);
    says("test a --input a/sample.in", 2, &[missing]);
    says("submit a.py --no-open --judge codeforces", 1, &[missing]);
    says("stress a", 2, &["a has no generator of secret inputs", "writes a/interact.py and gen.py"]);
    fs::remove_file(folder.path().join("a/sample.out")).unwrap();
    for (language, stub) in UNWRITTEN {
        says(&format!("stress a --begin {language}"), 0, &[&format!("a/interact.{language}\n"), "a/gen."]);
        says("test a", 1, &["--   a\n", &format!("write interact() in interact.{language}")]);
        let path = folder.path().join(format!("a/interact.{language}"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(stub), "{text}");
        fs::write(&path, text.replace(stub, "")).unwrap();
        says("test a", 0, &["AC  a  1 case "]);
        fs::write(folder.path().join("a.py"), HALVES.replace("print(", "print('x', ")).unwrap();
        says("test a", 1, &["WA  a", "not a number"]);
        fs::write(folder.path().join("a.py"), HALVES.replace("1000", "1000000000")).unwrap();
        says("test a", 1, &["WA  a", "is not found"]);
        fs::write(folder.path().join("a.py"), HALVES).unwrap();
        fs::remove_file(folder.path().join("a/gen").with_extension(language)).unwrap();
        fs::write(folder.path().join("a/gen.py"), "import sys\nprint(int(sys.argv[-1]) % 1000 + 1)\n")
            .unwrap();
        says("stress a --count 5 --jobs 1", 0, &[]);
        fs::remove_file(folder.path().join("a/gen.py")).unwrap();
        fs::remove_file(path).unwrap();
    }
}
