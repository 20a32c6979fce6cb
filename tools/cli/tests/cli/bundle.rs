use crate::fixture::{ECHO, Fixture, HEADER, Said, command, grundy, write_file};
use crate::proofs::{Facts, Maker, Proofs, origin, version};
use grundy_bundle::{Request, Solution, Templates, Twin, assemble, bundle, unproven};
use grundy_cli::bundling::{BundleOptions, BundleTask, rules};
use grundy_cli::problem::home::Home;
use grundy_cli::problem::judges;
use grundy_header::Limits;
use grundy_host::failure;
use grundy_rust::toolchain::toolchain;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use tempfile::TempDir;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A file in `awkward/`.
struct Awkward {
    path: PathBuf,
    text: String,
}

impl Awkward {
    fn new(path: PathBuf) -> Awkward {
        let text = fs::read_to_string(&path).unwrap();
        Awkward { path, text }
    }

    /// What the file says a bundle must not contain in its code (`gone`), nor in its comments
    /// (`unsaid`), or must contain (`kept`).
    fn listed(&self, mark: &str) -> impl Iterator<Item = &str> {
        let lines = self.text.lines().filter_map(move |line| line.strip_prefix(mark));
        lines.flat_map(|line| line.trim().split(", "))
    }

    /// Plain and minified; without samples, only compiled.
    fn requests(&self, samples: Option<&Path>) -> [Request; 2] {
        [("2021", false), ("2024", true)].map(|(edition, minify)| {
            let (edition, samples) = (Some(edition.to_owned()), samples.map(Path::to_owned));
            let no_run = samples.is_none();
            let options = BundleOptions { edition, samples, minify, no_run, ..BundleOptions::default() };
            let path = self.path.to_str().unwrap();
            BundleTask::new(&Home::of_checkout(root()), path, &options).unwrap().request
        })
    }

    /// A folder with a sample, whose output is what the file itself prints when it is compiled with
    /// the library.
    fn samples(&self, library: &Path, folder: &Path) -> PathBuf {
        let samples = folder.join(self.path.file_stem().unwrap());
        fs::create_dir(&samples).unwrap();
        let (executable, file) =
            (samples.with_extension("exe"), |end: &str| samples.join(format!("sample.{end}")));
        let externs = format!("grundy={}", library.display());
        rustc(&["-O", "--edition=2021", "--extern", &externs, "--cap-lints=allow"], &self.path, &executable);
        fs::write(file("in"), "4\n1 2 3 2\n").unwrap();
        let output = Command::new(executable).stdin(fs::File::open(file("in")).unwrap()).output().unwrap();
        assert!(output.status.success(), "{}", self.path.display());
        fs::write(file("out"), &output.stdout).unwrap();
        samples
    }

    /// What is wrong with the texts made of it, but for what they do.
    fn flaw(&self, text: &str, short: &str) -> Option<String> {
        let code: String =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        let below_title: String = text.split_inclusive('\n').skip(1).collect();
        let gone = self.listed("//! gone:").map(|gone| (gone, &code));
        for (gone, from) in gone.chain(self.listed("//! unsaid:").map(|gone| (gone, &below_title))) {
            let is_word = |at: usize| {
                let part = |c: char| c == '_' || c.is_alphanumeric();
                !from[..at].ends_with(part) && !from[at + gone.len()..].starts_with(part)
            };
            if from.match_indices(gone).any(|(at, _)| is_word(at)) {
                return Some(format!("`{gone}` is still there:\n{text}"));
            }
        }
        if let Some(kept) = self.listed("//! kept:").find(|kept| !text.contains(kept)) {
            return Some(format!("`{kept}` is not there:\n{text}"));
        }
        (short.len() >= text.len()).then(|| format!("not shortened:\n{short}"))
    }
}

fn rustc(flags: &[&str], source: &Path, made: &Path) {
    let mut rustc = Command::new("rustc");
    let output = rustc.args(flags).arg(source).arg("-o").arg(made).output().unwrap();
    assert!(output.status.success(), "{}: {}", source.display(), String::from_utf8_lossy(&output.stderr));
}

/// Every way in which a Rust file can use the library. `bundle` itself compares the outputs.
#[test]
fn awkward_solutions() {
    let folder = TempDir::new().unwrap();
    let library = LazyLock::new(|| {
        let library = folder.path().join("libgrundy.rlib");
        rustc(&["--edition=2024", "--crate-type=rlib"], &root().join("src/lib.rs"), &library);
        library
    });
    let sources = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/awkward")).unwrap();
    let sources: Vec<Awkward> = sources.map(|source| Awkward::new(source.unwrap().path())).collect();
    assert!(sources.len() >= 15);
    let compiler = version(&toolchain().unwrap().rustc);
    let both = |source: &Awkward, make: fn(&Request) -> anyhow::Result<String>| {
        let [text, short] = source.requests(None).map(|request| make(&request));
        text.and_then(|text| Ok([text, short?])).map_err(|error| failure::text(&error))
    };
    let maker = Maker {
        origin: &|source: &Awkward| Ok(both(source, origin)?.concat()),
        text: &|source| {
            let [text, short] = both(source, unproven)?;
            source.flaw(&text, &short).map_or(Ok(text + &short), Err)
        },
        facts: &|source, texts| Facts::new(&source.text, &compiler).and(texts),
        prove: &|source| {
            let samples = source.samples(&library, folder.path());
            let made = source.requests(Some(&samples)).map(|request| bundle(&request));
            let errors = made.into_iter().filter_map(Result::err);
            errors.map(|error| format!("{}: {}", source.path.display(), failure::text(&error))).collect()
        },
    };
    let name = |source: &Awkward| source.path.file_stem().unwrap().to_string_lossy().into_owned();
    Proofs::of("awkward").assert_all(&sources, name, &maker);
}

/// What a contestant who types a malformed input sees; a bundle says less. One problem is enough,
/// because all of them have the same `main` (see tests/it/tidy.rs).
#[test]
fn a_program_says_what_is_wrong_with_its_input() {
    let folder = TempDir::new().unwrap();
    let templates = Templates::in_folder(root()).unwrap();
    let solution = Solution::in_file(&root().join("problems/src/bin/hdu1846.rs"), &templates, &[]).unwrap();
    let (source, program) = (folder.path().join("solution.rs"), folder.path().join("solution.exe"));
    fs::write(&source, assemble(&solution, Twin::Full).unwrap().text).unwrap();
    rustc(&["--edition=2021"], &source, &program);
    let input = folder.path().join("malformed.in");
    fs::write(&input, "2\n23 2\n4 x\n").unwrap();
    let output = Command::new(program).stdin(fs::File::open(input).unwrap()).output().unwrap();
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert_eq!(
        said,
        ["first\n", "error: token 5 (line 3): expected an unsigned 64-bit integer, found `x`\n"]
    );
    assert_eq!(output.status.code(), Some(2));
}

/// A request for a file with this text, proven by one sample.
pub fn request(folder: &Path, text: &str, output: &str, options: &BundleOptions) -> Request {
    let path = folder.join("solution.rs");
    fs::write(&path, text).unwrap();
    let file = |end: &str| folder.join("solution").join(format!("sample.{end}"));
    fs::create_dir_all(folder.join("solution")).unwrap();
    fs::write(file("in"), "1 2\n").unwrap();
    fs::write(file("out"), output).unwrap();
    BundleTask::new(&Home::of_checkout(root()), path.to_str().unwrap(), options).unwrap().request
}

/// For a judge.
fn of_judge(name: &str) -> BundleOptions {
    BundleOptions { judge: Some(name.to_owned()), ..BundleOptions::default() }
}

/// The text of the error.
pub fn refused(request: &Request) -> String {
    grundy_host::failure::text(&bundle(request).expect_err("a broken bundle"))
}

#[test]
fn what_cannot_be_proven_is_refused() {
    let folder = TempDir::new().unwrap();
    let hello = "fn main() { println!(\"hello\"); }\n";
    let broken = |text: &str| refused(&request(folder.path(), text, "hello\n", &BundleOptions::default()));

    assert!(bundle(&request(folder.path(), hello, "hello\n", &BundleOptions::default())).is_ok());
    let wrong = refused(&request(folder.path(), hello, "hullo\n", &BundleOptions::default()));
    assert!(wrong.contains("sample.in: WA"), "{wrong}");
    let panics = broken("fn main() { panic!(\"at once\") }\n");
    assert!(panics.contains("RE") && panics.contains("at once"), "{panics}");

    let nightly =
        broken("#![feature(never_type)]\nfn main() { let _: Option<!> = None; println!(\"hello\"); }\n");
    assert!(nightly.contains("E0554") && nightly.contains("help: that is nightly Rust"), "{nightly}");
    let krate = broken("use rand::random;\nfn main() { println!(\"{}\", random::<u8>()); }\n");
    assert!(
        krate.contains("`rand`")
            && krate.contains("help: `rand` is not a crate that can be used here: without"),
        "{krate}"
    );
    let syntax = broken("fn main() { println!(\"hello\") \n\nfn f() {\n");
    assert!(syntax.contains("solution.rs:"), "{syntax}");
    let file = broken("mod elsewhere;\nfn main() { println!(\"hello\"); }\n");
    assert!(file.contains("elsewhere") && file.contains("help: put the file there"), "{file}");
    let unknown = broken("use grundy::nothing;\nfn main() { nothing::f(); }\n");
    assert!(unknown.contains("nothing"), "{unknown}");
}

#[test]
fn a_solution_that_tells_its_file() {
    let folder = TempDir::new().unwrap();
    let text = "fn main() { println!(\"{}\", file!()); }\n";
    let error = bundle(&request(folder.path(), text, "a.rs\n", &of_judge("codeforces"))).unwrap_err();
    let error = grundy_host::failure::text(&error);
    assert!(
        error.contains("the solution fails on")
            && error.contains("or `file!` says something else at a judge"),
        "{error}"
    );
}

/// Cargo tells the file's path, as the sample has it, and the bundle has none.
#[test]
fn a_solution_that_is_right_where_the_bundle_is_not() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| write_file(&folder.path().join(name), text);
    write("Cargo.toml", "[package]\nname = \"own\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    write("src/lib.rs", "pub fn shown(text: &str) -> &str { text }\n");
    write("src/main.rs", "fn main() { println!(\"{}\", own::shown(file!())); }\n");
    write("samples/a.in", "");
    write("samples/a.out", "src/main.rs\n");
    let said = grundy(folder.path(), "bundle src/main.rs --samples samples");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.contains("\nthe solution: AC\nthe bundle: WA: line 1"), "{}", said.stderr);
}

/// What happens in the first run only, be it the bundle's or the solution's, is no fault of it.
#[test]
fn a_difference_that_does_not_come_again() {
    let folder = TempDir::new().unwrap();
    let mark = folder.path().join("mark");
    let text = format!(
        "fn main() {{\n    let mut options = std::fs::OpenOptions::new();\n    \
         let is_first = options.write(true).create_new(true).open({mark:?}).is_ok();\n    \
         println!(\"{{}}\", if is_first {{ 2 }} else {{ 1 }});\n}}\n"
    );
    let error = refused(&request(folder.path(), &text, "1\n", &BundleOptions::default()));
    assert!(error.contains("the solution does not do the same each time on"), "{error}");
}

/// Digits that no judge counts are no mistake of the solution.
#[test]
fn numbers_that_are_near_those_of_the_sample() {
    let folder = TempDir::new().unwrap();
    let text = "fn main() { println!(\"{:.3} x\", 5.0); }\n";
    for (expected, help) in [
        ("5.00000 x\n", "writes numbers otherwise than"),
        ("5.00000 y\n", "the solution fails on"),
        ("5.1 x\n", "the solution fails on"),
    ] {
        let error = refused(&request(folder.path(), text, expected, &BundleOptions::default()));
        assert!(error.contains(help), "{error}");
        assert_eq!(error.contains("`//! - **Judged**: eps 1e-6`"), help.starts_with("writes"), "{error}");
    }
}

/// Only white space is unlike the sample, which some judges forgive and others do not.
#[test]
fn white_space_counts_where_a_judge_counts_it() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("a.rs", "fn main() { println!(\"1\\n2\"); }\n");
    fs::create_dir(folder.path().join("a")).unwrap();
    write("a/1.in", "");
    write("a/1.out", "1 2\n");
    for judge in ["codeforces", "atcoder"] {
        let said = grundy(folder.path(), &format!("bundle a.rs --judge {judge}"));
        assert!(said.stderr.contains("right on 1 sample"), "{}", said.stderr);
    }
    for judge in ["hdu --emit rust", "luogu"] {
        let said = grundy(folder.path(), &format!("bundle a.rs --judge {judge}"));
        assert!(said.stderr.contains("the solution fails on a/1.in: PE"), "{}", said.stderr);
    }
}

#[test]
fn the_size_of_a_submission() {
    let folder = TempDir::new().unwrap();
    let text = format!("fn main() {{ println!(\"{{}}\", {:?}.len()); }}\n", "x".repeat(66000));
    let large = |name: &str| bundle(&request(folder.path(), &text, "66000\n", &of_judge(name)));
    assert!(large("atcoder").is_ok());
    let error = grundy_host::failure::text(&large("codeforces").unwrap_err());
    assert!(
        error.contains("takes at most 65535") && error.contains(": make the solution shorter"),
        "{error}"
    );

    // What is too long to be read is made short by itself.
    let (deep, end) = ("if s < 9999 { ".repeat(16), "}".repeat(16));
    let steps = "s += 1;\n".repeat(3000);
    let text = format!("fn main() {{ let mut s = 0; {deep}{steps}{end} println!(\"{{s}}\"); }}\n");
    let long = |name: &str| bundle(&request(folder.path(), &text, "3000\n", &of_judge(name))).unwrap();
    let (readable, short) = (long("atcoder"), long("codeforces"));
    assert!(readable.text.len() > 65535 && readable.remarks.is_empty(), "{:?}", readable.remarks);
    assert!(short.text.len() < 60_000, "{}", short.text.len());
    let remark = format!("as a readable file has {} bytes", readable.text.len());
    assert!(short.remarks.iter().any(|said| said.contains(&remark)), "{remark}: {:?}", short.remarks);

    let request = request(folder.path(), "fn main() {}\n", "", &BundleOptions::default());
    let mut tiny = judges::named("hdu").unwrap();
    tiny.min_bytes.as_mut().unwrap().is = 1000;
    let error = refused(&Request { rules: rules(&tiny), ..request });
    assert!(error.contains("wants at least 1000"), "{error}");
}

/// The command itself, run in a small repository.
#[test]
fn the_command() {
    let fixture = Fixture::new();
    fixture.problem("hdu1", HEADER, ECHO);
    fixture.case("hdu1", "a", "hi\n", "hi\n");
    let said = fixture.grundy("bundle hdu1 --emit rust");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.starts_with("// Toy 1: Echo <https://example.org/1>, one file"), "{}", said.stdout);
    assert!(said.stdout.contains("// Idea: the answer is the question.\n"), "{}", said.stdout);

    let written = fixture.grundy("bundle hdu1 --judge codeforces -o ../made.rs --json");
    assert_eq!(written.code, 0, "{}", written.stderr);
    assert!(written.stdout.contains("\"judge\": \"codeforces\""), "{}", written.stdout);
    assert_eq!(fs::read_to_string(fixture.path().join("made.rs")).unwrap(), said.stdout);
    let itself = fixture.grundy("bundle hdu1 --emit rust -o src/bin/hdu1.rs");
    assert_eq!(itself.code, 2, "{}", itself.stderr);

    let unknown = fixture.grundy("bundle hdu1 --judge codforces");
    assert!(unknown.code == 2 && unknown.stderr.contains("did you mean `codeforces`"), "{}", unknown.stderr);

    fixture.write("free.rs", "fn main() {}\n");
    let unproven = fixture.grundy("bundle ../free.rs");
    assert_eq!((unproven.code, unproven.stdout.as_str()), (1, ""));
    assert!(
        unproven.stderr.contains("no samples") && unproven.stderr.contains("--no-run"),
        "{}",
        unproven.stderr
    );
    let compiled = fixture.grundy("bundle ../free.rs --no-run");
    assert!(
        compiled.code == 0 && compiled.stderr.contains("edition 2021, compiled, "),
        "{}",
        compiled.stderr
    );
}

/// Uses one template, and writes `true` for the sample of `request`.
const NIM: &str = "use grundy::nim::first_player_wins;\nfn main() {\n    \
    println!(\"{}\", first_player_wins(&[1, 2]));\n}\n";

/// The installed program carries the templates with it.
#[cfg(feature = "embedded")]
#[test]
fn outside_a_checkout() {
    use crate::fixture::grundy;
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| {
        fs::create_dir_all(folder.path().join("solution")).unwrap();
        fs::write(folder.path().join(name), text).unwrap();
    };
    write("solution.rs", NIM);
    write("solution/a.in", "");
    write("solution/a.out", "true\n");
    let said = grundy(folder.path(), "bundle solution.rs");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.starts_with("// solution, one file with grundy, by `grundy bundle`\n"));
    assert_eq!(grundy(folder.path(), "snippet nim").stdout, grundy(root(), "snippet nim").stdout);

    for (words, wanted) in [
        ("bundle hdu1846", "or run it in a contest folder"),
        ("bundle solution.rs --judge codeforces --crates", "bitvec: Codeforces offers no crates"),
    ] {
        let said = grundy(folder.path(), words);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{words}");
        assert!(said.stderr.contains(wanted), "{words}: {}", said.stderr);
    }
}

#[test]
fn a_broken_template_stops_only_those_who_use_it() {
    let fixture = Fixture::new();
    fixture.write("src/heaps/nim.rs", "fn {");
    fixture.problem("cf1", HEADER, ECHO);
    fixture.case("cf1", "a", "hi\n", "hi\n");
    fixture.problem("cf2", HEADER, NIM);
    fixture.case("cf2", "a", "", "true\n");
    let said = fixture.grundy("bundle cf1");
    assert_eq!(said.code, 0, "{}", said.stderr);
    let said = fixture.grundy("bundle cf2");
    assert_eq!((said.code, said.stdout.as_str()), (1, ""), "as for a solution that does not parse");
    let place = "error: src/heaps/nim.rs:1:4: a bracket, a quote or a comment is not closed here";
    assert!(said.stderr.starts_with(place), "{}", said.stderr);
}

#[test]
fn no_bundle_replaces_a_source() {
    let fixture = Fixture::new();
    fixture.problem("toy1", HEADER, "");
    let sources = ["a.rs", "b.rs"].map(|name| {
        fixture.write(&format!("problems/{name}"), "fn main() {}\n");
        fixture.path().join("problems").join(name)
    });
    for words in
        ["bundle a.rs b.rs --no-run -o .", "bundle a.rs --no-run -o .", "bundle a.rs --no-run -o a.rs"]
    {
        let said = fixture.grundy(words);
        assert_ne!(said.code, 0, "{words}");
        assert!(said.stderr.contains("a.rs is the source"), "{words}: {}", said.stderr);
    }
    assert!(sources.iter().all(|path| fs::read_to_string(path).unwrap() == "fn main() {}\n"));
    for path in ["a.rs", "both.rs"] {
        let said = fixture.grundy(&format!("bundle a.rs b.rs --no-run -o {path}"));
        assert_eq!(said.code, 2);
        assert!(said.stderr.starts_with(&format!("error: {path} is not a folder")), "{}", said.stderr);
    }
    let said = fixture.grundy("bundle a.rs --samples nowhere");
    assert_eq!(said.code, 2);
    assert!(said.stderr.starts_with("error: there is no folder nowhere"), "{}", said.stderr);
    let said = fixture.grundy("bundle https://codeforces.com/contest/1/problem/A");
    assert!(said.stderr.contains("help: its slug would be `cf1a`"), "{}", said.stderr);
}

/// The errors are those of the solution as it was typed, with its lines.
#[test]
fn an_error_in_a_solution_has_its_place() {
    let fixture = Fixture::with_library();
    fixture.write("src/heaps/nim.rs", "//! Nim.\n\n/// Doc.\npub fn sum() -> u32 { 0 }\n");
    let source = "//! Doc.\n\nuse grundy::nim;\n\n/// Doc.\nfn main() {\n    mod a {}\n    nim::some();\n    inner::f();\n}\n\n\
                  mod inner {\n    use grundy::nim;\n    pub fn f() -> u8 { nim::sum() }\n}\n";
    fixture.write("problems/mine.rs", source);
    let said = fixture.grundy("bundle mine.rs --no-run");
    assert_eq!(said.code, 1);
    for part in ["error[E0425]", "`some`", "--> mine.rs:8:10\n"] {
        assert!(said.stderr.contains(part), "{part}: {}", said.stderr);
    }
    fixture.write("problems/mine.rs", &source.replace("some", "sum"));
    let said = fixture.grundy("bundle mine.rs --no-run");
    assert!(said.stderr.contains("--> mine.rs:14:24\n"), "{}", said.stderr);

    for import in ["use grundy::nimm;", "use grundy::nimm::sum;"] {
        fixture.write("problems/mine.rs", &format!("{import}\nfn main() {{ sum(); }}\n"));
        let said = fixture.grundy("bundle mine.rs --no-run");
        assert!(
            said.code == 1 && said.stderr.starts_with("error: the solution does not compile\n"),
            "{}",
            said.stderr
        );
        assert!(said.stderr.contains("help: grundy has no template `nimm`: "), "{}", said.stderr);
    }

    fixture.write("problems/mine.rs", "fn main() { grundy::nim::sum(); }\n");
    fixture.write("src/heaps/nim.rs", "pub fn sum() -> u32 { \"0\" }\n");
    let said = fixture.grundy("bundle mine.rs --no-run");
    assert_eq!(said.code, 1);
    let start = "error: the template `nim` does not compile\nerror[E0308]: mismatched types\n --> ";
    assert!(said.stderr.starts_with(start), "{}", said.stderr);
}

/// A bundle has the lean `scan`, which says less about wrong input, but ends with the same code.
#[test]
fn a_bundle_refuses_wrong_input_in_few_words() {
    let folder = TempDir::new().unwrap();
    let (source, program) = (folder.path().join("hdu1846.rs"), folder.path().join("hdu1846"));
    let said = grundy(root(), &format!("bundle hdu1846 --emit rust -o {}", source.display()));
    assert_eq!(said.code, 0, "{}", said.stderr);
    rustc(&["--edition=2021"], &source, &program);
    let input = folder.path().join("wrong.in");
    for (text, code, output, message) in [
        ("2\n23 2\n4 3", 0, "first\nsecond\n", ""),
        ("2\n23 2\n4 x\n", 2, "first\n", "error: bad input\n"),
        ("1\n23", 2, "", "error: bad input\n"),
    ] {
        fs::write(&input, text).unwrap();
        let ended = Command::new(&program).stdin(fs::File::open(&input).unwrap()).output().unwrap();
        let said = [ended.stdout, ended.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert_eq!((ended.status.code(), said), (Some(code), [output, message].map(str::to_owned)), "{text}");
    }
}

/// What the tool prints of a bundle is in an example of the page, but for how many inputs there was
/// time.
fn is_example_of(page: &str, said: &Said) {
    let text = fs::read_to_string(root().join(page)).unwrap();
    let timeless = |line: &str| {
        let (before, rest) = line.split_once(", same as the solution on ").unwrap_or((line, ""));
        let after = rest.split_once(" made input").map_or(rest, |(_, after)| after.trim_start_matches('s'));
        format!("{before}{after}")
    };
    // What was compiled for it the first time stands above.
    let printed = timeless(said.stderr.trim_end().lines().last().unwrap());
    assert!(text.lines().any(|line| timeless(line) == printed), "{page} lacks:\n{}", said.stderr);
}

#[test]
fn the_example_of_the_readme() {
    is_example_of("README.md", &grundy(root(), "bundle cf1382b"));
}

/// Its game that no list has, from the rules to the C file.
#[test]
fn the_game_of_the_readme() {
    let folder = TempDir::new().unwrap();
    let run = |words: &[&str]| Said::of(command(folder.path()).args(words));
    let rules = "|n: u32| (0..n).map(|m| vec![m]).chain((1..n).map(move |a| vec![a, n - a]))";
    let made = run(&["new", "hdu3032", "--from-explore", rules, "--words", "Alice,Bob"]);
    assert_eq!(made.code, 0, "{}", made.stderr);
    let samples = folder.path().join("hdu3032");
    fs::create_dir(&samples).unwrap();
    fs::write(samples.join("sample.in"), "2\n3\n2 2 3\n2\n3 3\n").unwrap();
    fs::write(samples.join("sample.out"), "Alice\nBob\n").unwrap();
    is_example_of("README.md", &run(&["bundle", "hdu3032", "--samples", "hdu3032"]));
}

#[test]
fn the_example_of_c() {
    is_example_of("docs/c.md", &grundy(root(), "bundle hdu1846"));
}

/// With everything that is unused in it, and right.
#[test]
fn assembled_without_more() {
    let folder = TempDir::new().unwrap();
    let [source, whole, program] =
        ["solution.rs", "whole.rs", "whole.exe"].map(|name| folder.path().join(name));
    fs::write(&source, NIM).unwrap();
    let text = assemble(
        &Solution::in_file(&source, &Templates::in_folder(root()).unwrap(), &[]).unwrap(),
        Twin::Full,
    )
    .unwrap()
    .text;
    assert!(text.contains("fn first_player_wins") && text.contains("fn winning_moves"), "{text}");
    fs::write(&whole, text).unwrap();
    rustc(&["--edition=2021", "--cap-lints=allow"], &whole, &program);
    assert_eq!(Command::new(program).output().unwrap().stdout, b"true\n");
}

/// With a stand-in for a clipboard's program, and with programs that all fail.
#[cfg(unix)]
#[test]
fn the_clipboard() {
    let fixture = Fixture::new();
    fixture.problem("cf1", HEADER, ECHO);
    fixture.case("cf1", "a", "hi\n", "hi\n");
    let path = fixture.programs();
    let copy = || fixture.grundy_with("bundle cf1 --copy", &[("PATH", &*path), ("TERM", "dumb".as_ref())]);

    let copied = fixture.path().join("copied");
    fixture.install("pbcopy", &format!("exec cat > '{}'", copied.display()));
    let said = copy();
    assert_eq!((said.code, said.stdout.as_str()), (0, ""), "{}", said.stderr);
    let plain = fixture.grundy("bundle cf1");
    assert_eq!(fs::read_to_string(copied).unwrap(), plain.stdout);

    for name in ["pbcopy", "wl-copy", "xclip", "xsel", "clip.exe"] {
        fixture.install(name, "exit 1");
    }
    let said = copy();
    assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{}", said.stderr);
    assert!(said.stderr.contains("no clipboard") && said.stderr.contains("-o FILE"), "{}", said.stderr);
}

#[test]
fn one_failure_of_many_does_not_stop_the_others() {
    let fixture = Fixture::new();
    fixture.problem("cf1", HEADER, ECHO);
    fixture.case("cf1", "a", "hi\n", "hi\n");
    fixture.problem("cf2", HEADER, ECHO);
    fixture.case("cf2", "a", "hi\n", "ho\n");
    let older = "// an older one by `grundy bundle`\n";
    fixture.write("made/cf2.rs", older);
    let said = fixture.grundy("bundle --all -o ../made");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(
        said.stdout.contains("cf1:") && said.stderr.contains("error: cf2:"),
        "{}{}",
        said.stdout,
        said.stderr
    );
    let made = |slug: &str| fs::read_to_string(fixture.path().join(format!("made/{slug}.rs"))).unwrap();
    assert!(made("cf1").contains("fn main") && made("cf2") == older);
}

#[test]
fn judges_table_and_one_judge() {
    let fixture = Fixture::new();
    let table = fixture.grundy("judges").stdout;
    assert!(table.lines().any(|line| line.starts_with("hdu ") && line.contains(" no ")), "{table}");
    // A judge of which nothing else is known is not in the table.
    let (table, others) =
        table.split_once("\nOf these, only the addresses of problems are known:\n").unwrap();
    assert!(!table.contains("hackerrank") && others.contains(" hackerrank,"), "{table}{others}");
    let one = fixture.grundy("judges hackerrank").stdout;
    assert!(one.contains("https://www.hackerrank.com/challenges/{dashed}/problem"), "{one}");
    let one = fixture.grundy("judges atcoder").stdout;
    assert!(one.contains("1.89  (2025-10, second-hand)"), "{one}");
    let json: serde_json::Value = serde_json::from_str(&fixture.grundy("judges --json").stdout).unwrap();
    assert!(
        json.as_array().unwrap().iter().any(|judge| judge["name"] == "poj" && judge["rust"]["is"] == false)
    );
}

/// Even a file without a time limit is killed if it does not end.
#[test]
fn an_endless_solution_is_refused() {
    let folder = TempDir::new().unwrap();
    let text = "fn main() { loop { std::hint::spin_loop(); } }\n";
    let request = request(folder.path(), text, "", &BundleOptions::default());
    let limits = Limits { time: Some(std::time::Duration::from_millis(1)), ..Limits::default() };
    let error = refused(&Request { limits, ..request });
    assert!(error.contains("TLE"), "{error}");
}
