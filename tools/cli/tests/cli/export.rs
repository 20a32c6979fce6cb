use crate::bundle::{refused, request, root};
use crate::fixture::{ECHO, Fixture, HEADER, grundy};
use crate::proofs::{Facts, Maker, Proofs, origin, version};
use fastrand::Rng;
use grundy_bundle::{Emit, Request, bundle, unproven};
use grundy_cli::bundling::{BundleOptions, BundleTask, rules};
use grundy_cli::problem::catalogue;
use grundy_cli::problem::home::Home;
use grundy_cli::problem::judges;
use grundy_host::failure;
use grundy_judge::Comparison;
use grundy_judge::cases::Case;
use grundy_judge::process::{self, Budget};
use grundy_judge::referee::Referee;
use grundy_judge::trial;
use grundy_judge::verdict::{self, Verdict};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The number of random inputs per problem and build.
const SEEDS: u64 = 25;

/// Whether C files can be made here. If not, says so on standard error, bypassing the test harness,
/// which captures output.
pub fn possible() -> bool {
    // With a `usize` of 64 bits, without which the programs of the tests are not the same.
    let possible = grundy_export::is_wide();
    if !possible {
        let message = "SKIPPED: C files for HDU and POJ (rustup component add rust-src)";
        assert!(std::env::var_os("GRUNDY_WASM_REQUIRED").is_none(), "{message}");
        let _ = writeln!(std::io::stderr(), "{message}"); // lost if stderr is closed, which is fine
    }
    possible
}

/// As C.
fn as_c() -> BundleOptions {
    BundleOptions { emit: Some(Emit::C), ..BundleOptions::default() }
}

fn problem(slug: &str) -> Request {
    BundleTask::new(&Home::of_checkout(root()), slug, &as_c()).unwrap().request
}

fn made(request: &Request) -> String {
    bundle(request).unwrap_or_else(|error| panic!("{}", failure::text(&error))).text
}

/// The problems whose judges take C but not Rust. `bundle` compiles each with gcc and g++ and
/// compares the outputs on all samples, including those with the largest inputs; here each is also
/// compiled for 32 bits, and both builds are compared with the brute force on random inputs.
#[test]
#[ignore = "minutes; scripts/check.sh runs it"]
fn every_problem_becomes_short_c() {
    if !possible() {
        return;
    }
    let slugs = catalogue::slugs(root()).unwrap();
    let needs_c = |slug: &String| judges::of_slug(slug).is_some_and(|judge| judge.needs_c());
    let slugs: Vec<String> = slugs.into_iter().filter(needs_c).collect();
    assert!(slugs.len() > 30, "{slugs:?}");
    let modes = modes();
    let compilers = ["gcc", "g++"].map(version).join("\n") + &format!("\n{modes:?}");
    let made = |slug: &str, make: fn(&Request) -> anyhow::Result<String>| {
        let options = BundleOptions { no_run: true, ..as_c() };
        let request = BundleTask::new(&Home::of_checkout(root()), slug, &options).unwrap().request;
        make(&request).map_err(|error| failure::text(&error))
    };
    let maker = Maker {
        origin: &|slug: &String| made(slug, origin),
        text: &|slug| made(slug, unproven),
        facts: &|slug, text| Facts::new(text, &compilers).and_files(&root().join("inputs").join(slug)),
        prove: &|slug| flaws(slug, modes).map(|flaw| format!("{slug}: {flaw}")).into_iter().collect(),
    };
    Proofs::of("problems_as_c").assert_all(&slugs, String::clone, &maker);
}

/// What is wrong with the C file of a problem.
fn flaws(slug: &str, modes: &[&[&str]]) -> Option<String> {
    let request = problem(slug);
    let text = match bundle(&request) {
        Ok(made) => made.text,
        Err(error) => return Some(failure::text(&error)),
    };
    // With the source in it, at least the solution's own. A set with an order of one's own is long.
    let most = if slug == "hdu5299" { 48_000 } else { 36_000 };
    let is_long = text.len() > most && request.rules.max_bytes.is_some();
    is_long.then(|| format!("{} bytes", text.len())).or_else(|| differs(&request, &text, modes))
}

/// The ways in which gcc is called; 32 bits only if it has the libraries.
fn modes() -> &'static [&'static [&'static str]] {
    let folder = TempDir::new().unwrap();
    let empty = "#include <stdio.h>\nint main(void) { return 0; }\n";
    let modes: &[&[&str]] = &[&["-std=gnu89"], &["-std=gnu89", "-m32"]];
    match compile(empty, modes[1], folder.path()) {
        Ok(_) => modes,
        Err(_) => {
            let message = "SKIPPED: 32-bit builds of the C files (Debian: apt install gcc-multilib)";
            let _ = writeln!(std::io::stderr(), "{message}"); // lost if stderr is closed, which is fine
            &modes[..1]
        }
    }
}

fn compile(text: &str, flags: &[&str], folder: &Path) -> Result<PathBuf, String> {
    let (source, made) = (folder.join("source.c"), folder.join("program"));
    fs::write(&source, text).unwrap();
    let mut gcc = Command::new("gcc");
    let output = gcc.args(flags).args(["-O2", "-o"]).arg(&made).arg(&source).arg("-lm").output().unwrap();
    let said = || format!("gcc {flags:?}: {}", String::from_utf8_lossy(&output.stderr));
    if output.status.success() { Ok(made) } else { Err(said()) }
}

/// A difference between the C file and the samples or the brute force, with the input's seed.
fn differs(request: &Request, text: &str, modes: &[&[&str]]) -> Option<String> {
    let folder = TempDir::new().unwrap();
    let (limits, oracle) = (request.limits.relaxed(10), oracle::problem(&request.solution.name).unwrap());
    let file = folder.path().join("random.in");
    let inputs = (0..SEEDS).map(|seed| (oracle.generate)(&mut Rng::with_seed(seed)));
    let random: Vec<(String, String)> = inputs.map(|input| (input.clone(), brute(oracle, &input))).collect();
    for flags in modes {
        let program = match compile(text, flags, folder.path()) {
            Ok(program) => program,
            Err(said) => return Some(said),
        };
        for case in &request.cases {
            let judged = trial::run(
                &program.clone().into(),
                case,
                &limits,
                &Referee::Comparison(Comparison::default()),
            )
            .unwrap();
            if judged.verdict != Verdict::Accepted {
                return Some(format!("{flags:?}, {}: {}", case.name, judged.detail));
            }
        }
        for (seed, (input, expected)) in random.iter().enumerate() {
            fs::write(&file, input).unwrap();
            let run =
                process::run(&program.clone().into(), &file, &Budget::around(&limits, 1 << 20)).unwrap();
            let verdict = verdict::for_run(&run, &limits, expected, &run.text());
            if verdict != Verdict::Accepted {
                let detail = verdict::detail(&run, &verdict, expected, &run.text());
                return Some(format!("{flags:?}, seed {seed}: {detail}\n{input}"));
            }
        }
    }
    None
}

fn brute(oracle: &oracle::Problem, input: &str) -> String {
    let answer = oracle.answer(input).unwrap().expect("no panic");
    assert!(answer.error.is_none(), "{input}");
    answer.text
}

/// Finds quickly what the other tests would take long to find.
#[test]
fn a_problem_becomes_short_c() {
    if !possible() {
        return;
    }
    let text = made(&problem("hdu1846"));
    assert!(text.len() < 7_000 && text.starts_with("/*\n hdu1846 <"), "{text}");
    assert!(text.contains("fn solve(input: &mut Scan") && text.contains("`grundy bundle hdu1846 "), "{text}");
    let short = made(&Request { minify: true, ..problem("hdu1846") });
    assert!(short.len() < 2_500 && !short.contains("fn solve"), "{} bytes", short.len());
}

/// The C file waits for no more than the interactor says, and says what that waits for.
#[test]
fn an_interactive_problem_talks_in_c() {
    if !possible() {
        return;
    }
    let text = made(&problem("abc278g"));
    assert!(text.contains("io_peek(") && !text.contains("fd_read("), "its input is the shim's");
}

#[test]
fn a_wrong_sample_is_refused() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let mut request = problem("hdu1846");
    let file = |end: &str| folder.path().join(format!("wrong.{end}"));
    fs::write(file("in"), "1\n4 3\n").unwrap();
    fs::write(file("out"), "first\n").unwrap();
    request.cases.push(Case { name: "wrong".into(), input: file("in"), output: file("out") });
    let error = refused(&request);
    assert!(error.contains("wrong.in: WA"), "{error}");
}

/// A file that is right as native Rust and wrong only as C is found out when the C file runs on the
/// samples.
#[test]
fn what_only_the_c_file_does_wrong_is_noticed() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn main() { println!(\"{}\", cfg!(target_family = \"wasm\")); }\n";
    let output = "false\n";
    assert!(bundle(&request(folder.path(), text, output, &BundleOptions::default())).is_ok());
    let error = refused(&request(folder.path(), text, output, &as_c()));
    assert!(
        error.contains("the C file, compiled by gcc, does not do what the solution does")
            && error.contains("true"),
        "{error}"
    );
}

/// The same, if no sample shows it, but larger inputs of the same form do.
#[test]
fn what_the_c_file_does_wrong_beyond_the_samples_is_noticed() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let program = |condition: &str| {
        format!(
            "fn main() {{\n    let mut s = String::new();\n    std::io::stdin().read_line(&mut s).unwrap();\n    \
             let n: u64 = s.trim().parse().unwrap();\n    \
             (0..20).for_each(|i| println!(\"{{i}}\"));\n    \
             println!(\"{{}}\", n > 1000 && {condition});\n}}\n"
        )
    };
    fs::write(folder.path().join("sample.in"), "5\n").unwrap();
    let wrong = program("cfg!(target_family = \"wasm\")");
    let right = (0..20).map(|i| format!("{i}\n")).collect::<String>() + "false\n";
    let mut asked = request(folder.path(), &wrong, &right, &as_c());
    for case in &asked.cases {
        fs::write(&case.input, "5\n").unwrap();
    }
    let error = refused(&asked);
    assert!(error.contains("does not do what the solution does\nthe input:\n"), "{error}");
    assert!(error.contains("line 21: expected `false`, got `true`"), "{error}");
    asked.emit = Emit::Rust;
    let made = bundle(&asked).unwrap();
    assert!(made.compared > 0 && made.cases == 1, "{}", made.compared);
}

/// More than half of the judge's memory can be heap beside the stacks; what is too much is neither
/// a wrong solution nor a fault of the tool.
#[test]
fn memory_up_to_the_limit() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn main() {\n    let mut table = vec![1u64; 3 << 20];\n    table.reverse();\n    \
                println!(\"{}\", table.iter().sum::<u64>());\n}\n";
    let within = |mib: u64| {
        let options = BundleOptions { memory: Some(mib << 20), ..as_c() };
        request(folder.path(), text, "3145728\n", &options)
    };
    made(&within(44));
    let error = refused(&within(25));
    assert!(
        error.contains("needs more memory on ") && error.contains("out of memory: 25165832 bytes"),
        "{error}"
    );
    assert!(error.contains("the answer is not wrong: use less memory"), "{error}");

    let text = text.replace("3 << 20", "4 << 20");
    let error = refused(&request(folder.path(), &text, "4194304\n", &as_c()));
    assert!(error.contains("than the 32 MB that are assumed where no limit is given"), "{error}");
    assert!(error.contains("give the judge's limit with --memory"), "{error}");
    let text = "static TABLE: [u64; 4 << 20] = [1; 4 << 20];\nfn main() {\n    \
                println!(\"{}\", TABLE.iter().sum::<u64>());\n}\n";
    let error = refused(&request(folder.path(), text, "4194304\n", &as_c()));
    assert!(error.contains("fit within 32 MB, which are assumed where no limit is given"), "{error}");
}

/// Calls as deep as those that native Rust has stack for, though the proof has only a part of it.
#[test]
fn deep_calls() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn depth(seen: &mut [bool], at: usize) -> usize {\n    seen[at] = true;\n    \
                let below = if at + 1 < seen.len() { depth(seen, at + 1) } else { 0 };\n    \
                below + usize::from(seen[at / 2])\n}\n\
                fn main() {\n    println!(\"{}\", depth(&mut vec![false; 150_000], 0));\n}\n";
    let options = BundleOptions { memory: Some(64 << 20), ..as_c() };
    made(&request(folder.path(), text, "150000\n", &options));
}

/// A thread that is only there for its stack runs on one that is as large.
#[test]
fn threads_run_where_they_are_started() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "use std::{io, thread};\n\
                fn depth(seen: &mut [bool], at: usize) -> usize {\n    seen[at] = true;\n    \
                let below = if at + 1 < seen.len() { depth(seen, at + 1) } else { 0 };\n    \
                below + usize::from(seen[at / 2])\n}\n\
                fn main() -> io::Result<()> {\n    \
                let thread = thread::Builder::new().stack_size(256 << 20);\n    \
                let deep = thread.spawn(|| depth(&mut vec![false; 700_000], 0))?;\n    \
                println!(\"{}\", deep.join().unwrap() + std::thread::spawn::<_, usize>(|| 7).join().unwrap());\n    Ok(())\n}\n";
    let options = BundleOptions { memory: Some(128 << 20), ..as_c() };
    made(&request(folder.path(), text, "700007\n", &options));

    let text = "fn main() {\n    let caught = std::panic::catch_unwind(|| panic!());\n    \
                println!(\"{}\", caught.is_err());\n}\n";
    let error = refused(&request(folder.path(), text, "true\n", &as_c()));
    assert!(error.contains("`catch_unwind` catches a panic, which a C file cannot do"), "{error}");
}

#[test]
fn limits_of_the_judge() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn main() {\n    let mut line = String::new();\n    \
                std::io::stdin().read_line(&mut line).unwrap();\n    \
                let numbers = line.split_ascii_whitespace().map(|x| x.parse::<u32>().unwrap());\n    \
                println!(\"{}\", numbers.sum::<u32>());\n}\n";
    let mut request = request(folder.path(), text, "3\n", &as_c());
    let mut judge = judges::named("hdu").unwrap();
    judge.max_bytes.as_mut().unwrap().is = 1000;
    let error = refused(&Request { rules: rules(&judge), ..request.clone() });
    assert!(error.contains("HDU takes at most 1000"), "{error}");
    assert!(error.contains(" bytes  solution::main\n"), "the functions to avoid are named: {error}");
    let loud = text.replace("numbers.sum::<u32>()", "line.trim().to_uppercase()");
    let other = TempDir::new().unwrap();
    let loud = self::request(other.path(), &loud, "1 2\n", &as_c());
    let error = refused(&Request { rules: rules(&judge), ..loud });
    assert!(error.contains("; `to_uppercase` brings tables of Unicode"), "{error}");
    judge.max_bytes.as_mut().unwrap().is = 65_536;
    judge.min_bytes.as_mut().unwrap().is = 65_000;
    let error = refused(&Request { rules: rules(&judge), ..request.clone() });
    assert!(error.contains("HDU wants at least 65000"), "{error}");

    // Where the system can measure how little memory a run needs, native Rust already fails.
    request.limits.memory = Some(64 << 10);
    let error = refused(&request);
    assert!(error.contains("fit within the judge's limit") || error.contains("MLE"), "{error}");
}

/// The source cannot end the comment that it is in, and standard input and output also work without
/// `scan`.
#[test]
fn comments_and_own_input() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    \
                let ends = [\"*/\", \"/*\", \"??/\", \"*\\\n/\", \"*??/\n/\", \"\u{e9}\"];\n    \
                println!(\"{} {}\", line.trim(), ends.concat().len());\n}\n";
    let request = request(folder.path(), text, "1 2 17\n", &as_c());
    let made = made(&request);
    assert!(made.is_ascii() && made.contains("? ?/"), "{made}");
    // Where the source is on this computer concerns no judge.
    assert!(made.contains("`grundy bundle solution.rs --emit c`"), "{made}");
    assert!(!made.contains(folder.path().to_str().unwrap()), "{made}");
}

/// The runtime prints and parses floats, also where the compiler would put std's functions for that
/// into others or remove parameters. With std's own these files have 45,000 bytes.
#[test]
fn programs_with_floats_stay_short() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let text = "use std::fmt::{Debug, Display, Formatter, Result};\n\n\
                struct Point(f64, f32);\n\n\
                impl Display for Point {\n    fn fmt(&self, f: &mut Formatter) -> Result {\n        \
                Display::fmt(&self.0, f)?;\n        f.write_str(\" \")?;\n        Debug::fmt(&self.1, f)\n    \
                }\n}\n\n\
                fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    \
                let x: f64 = line.split(' ').next().unwrap().parse().unwrap();\n    \
                println!(\"{} {}\", Point(x / 3.0, 1e16).to_string(), (x + 0.5).to_string());\n}\n";
    let options = BundleOptions { minify: true, ..as_c() };
    let made = made(&request(folder.path(), text, "0.3333333333333333 1e16 1.5\n", &options));
    assert!(made.contains("float_read") && made.contains("float_text"), "{made}");
    assert!(made.len() < 30_000, "{} bytes", made.len());
}

/// No judge sees the edition, so the one that a library needs is taken without being asked for.
#[test]
fn a_file_in_c_has_any_edition() {
    if !possible() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let package = |name: &str, edition: &str, dependencies: &str| {
        format!("[package]\nname = \"{name}\"\nedition = \"{edition}\"\n[dependencies]\n{dependencies}")
    };
    write("Cargo.toml", &package("contest", "2021", "old.path = \"old\"\nnew.path = \"new\"\n"));
    write("src/main.rs", "fn main() {\n    println!(\"{} {}\", old::f(), new::g(Some(3)));\n}\n");
    write("old/Cargo.toml", &package("old", "2018", ""));
    write("old/src/lib.rs", "pub fn f() -> u8 {\n    1\n}\n");
    write("new/Cargo.toml", &package("new", "2024", ""));
    let chain = "if let Some(x) = x && x > 2 { x } else { 0 }";
    write("new/src/lib.rs", &format!("pub fn g(x: Option<u8>) -> u8 {{\n    {chain}\n}}\n"));
    write("io/a.in", "");
    write("io/a.out", "1 3\n");
    let said = grundy(folder.path(), "bundle src/main.rs --emit c --samples io");
    assert!(said.code == 0 && said.stderr.contains("right on 1 sample"), "{}", said.stderr);
    let said = grundy(folder.path(), "bundle src/main.rs --emit c --samples io --edition 2021");
    assert!(said.code == 1 && said.stderr.contains("new 2024"), "{}", said.stderr);
    assert!(said.stderr.contains("--edition 2024"), "the newest is advised: {}", said.stderr);
}

/// The command chooses C for HDU on its own.
#[test]
fn the_command_makes_c_for_hdu() {
    if !possible() {
        return;
    }
    let fixture = Fixture::new();
    fixture.problem("hdu1", HEADER, ECHO);
    fixture.case("hdu1", "a", "hi\n", "hi\n");
    let said = fixture.grundy("bundle hdu1");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.starts_with("/*\n hdu1 <https://example.org/1>"), "{}", said.stdout);
    assert!(said.stderr.contains("with gcc and with g++; for HDU"), "{}", said.stderr);
    let said = fixture.grundy("bundle hdu1 --judge poj -o ..");
    assert!(said.code == 0 && fixture.path().join("hdu1.c").exists(), "{}", said.stderr);

    fixture.case("hdu1", "b", "hi\n", "ho\n");
    let said = fixture.grundy("bundle hdu1");
    assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{}", said.stderr);
}

/// Without a std for WebAssembly, the message names the command that installs one.
#[test]
fn a_missing_std_names_the_remedy() {
    let fixture = Fixture::new();
    fixture.problem("hdu1", HEADER, ECHO);
    fixture.case("hdu1", "a", "hi\n", "hi\n");
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    command.args(["bundle", "hdu1"]).current_dir(fixture.path()).env("GRUNDY_WASM_RUSTC", "/no/such/rustc");
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{said}");
    assert!(said.contains("rustup component add rust-src"), "{said}");
}

/// Without the sources of std, `usize` has 32 bits, which is said where it may matter.
#[cfg(unix)]
#[test]
fn a_narrow_usize_is_said() {
    use std::os::unix::fs::PermissionsExt;
    let target = ["--print=target-libdir", "--target=wasm32-wasip1"];
    let std = Command::new("rustc").args(target).output().unwrap();
    if !Path::new(String::from_utf8_lossy(&std.stdout).trim()).is_dir() {
        let _ = writeln!(std::io::stderr(), "SKIPPED: C files of 32 bits (rustup target add wasm32-wasip1)");
        return;
    }
    let fixture = Fixture::new();
    let compiler = fixture.path().join("compiler");
    let script = "#!/bin/sh\ncase \"$*\" in *--print=sysroot*) echo /none ;; *) exec rustc \"$@\" ;; esac\n";
    fs::write(&compiler, script).unwrap();
    fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).unwrap();
    let program = "fn main() {\n    let mut s = String::new();\n    std::io::stdin().read_line(&mut s).unwrap();\n    \
                   let n: usize = s.trim().parse().unwrap();\n    let m: u32 = s.len() as u32 * 3;\n    \
                   println!(\"{} {}\", n * 70000 - n * 69999, m);\n}\n";
    let source = fixture.path().join("pairs.rs");
    fs::write(&source, program).unwrap();
    let bundle = |input: &str, output: &str| {
        let samples = fixture.path().join("io");
        fs::create_dir_all(&samples).unwrap();
        fs::write(samples.join("a.in"), input).unwrap();
        fs::write(samples.join("a.out"), output).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        command.args(["bundle", "pairs.rs", "--emit", "c", "--samples", "io"]).current_dir(fixture.path());
        let output = command.env("GRUNDY_WASM_RUSTC", &compiler).output().unwrap();
        let [out, said] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        (output.status.code(), out, said)
    };
    let (code, made, said) = bundle("5\n", "5 6\n");
    assert_eq!(code, Some(0), "{said}");
    let (reason, places) = said.split_once("rustup component add rust-src\n").expect(&said);
    assert!(reason.contains("`usize` has 32 bits in it: "), "{said}");
    for text in [places, &made] {
        assert!(text.contains(": let n: usize = s.trim().parse().unwrap();\n"), "{text}");
        assert!(text.contains("n * 70000 - n * 69999, m);\n"), "{text}");
        assert_eq!(text.matches("let m: u32").count(), usize::from(text.starts_with("/*")), "{text}");
    }
    assert!(said.contains("wrong on larger inputs, if the statement allows them: "), "{said}");
    // The answer is right, for what is lost is lost twice.
    let (code, _, said) = bundle("100000\n", "100000 21\n");
    assert!(code == Some(1) && said.contains("does not fit 32 bits on a sample"), "{said}");
    fs::write(&source, program.replace("n * 70000 - n * 69999, m", "n * 70000, m")).unwrap();
    let (code, _, said) = bundle("100000\n", "7000000000 21\n");
    assert!(code == Some(1) && said.contains("`usize` has 32 bits in this C file ("), "{said}");
    // Other differences are no matter of bits.
    let read = "let mut s = String::new();\n    std::io::stdin().read_line(&mut s).unwrap();\n    \
                let n: u64 = s.trim().parse().unwrap();\n    ";
    let elsewhere = "println!(\"{}\", if n > 9 && !cfg!(unix) { 0 } else { 1 });";
    let line = "println!(\"{}\", if n > 9 { s.len() * 2 + line!() as usize } else { 1 });";
    for (text, what) in [(elsewhere, "the C file, compiled by gcc,"), (line, "the bundle")] {
        fs::write(&source, format!("/* 1\n 2 */ fn main() {{\n    {read}{text}\n}}\n")).unwrap();
        let (code, _, said) = bundle("5\n", "1\n");
        assert!(code == Some(1) && said.contains(what) && !said.contains("32 bits"), "{said}");
    }
}
