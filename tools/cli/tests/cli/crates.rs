use crate::bundle::root;
use crate::fixture::{Said, grundy, said, write_file};
use crate::proofs::{Facts, Maker, Proofs, version};
use grundy_bundle::Offer;
use grundy_cli::problem::offers;
use grundy_rust::toolchain::toolchain;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with solutions, from which `grundy` is run, and one for the crates that it builds.
struct Place {
    folder: TempDir,
    cache: PathBuf,
    cargo: Option<PathBuf>,
}

impl Place {
    /// With a stand-in for cargo, which notes its calls and makes of each crate one that only has
    /// the function `seven`. `fetch` and `build` are what it does before.
    fn with_cargo(fetch: &str, build: &str) -> Place {
        let folder = TempDir::new().unwrap();
        let (cache, cargo) = (folder.path().join("cache"), folder.path().join("cargo"));
        let calls = folder.path().join("calls");
        let script = STAND_IN.replace("CALLS", calls.to_str().unwrap());
        fs::write(&cargo, script.replace("FETCH", fetch).replace("BUILD", build)).unwrap();
        #[cfg(unix)]
        fs::set_permissions(&cargo, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        Place { folder, cache, cargo: Some(cargo) }
    }

    /// With cargo itself; what it builds stays for the next test.
    fn with_network() -> Place {
        let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates");
        Place { folder: TempDir::new().unwrap(), cache, cargo: None }
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.folder.path().join(name);
        write_file(&path, text);
    }

    fn grundy(&self, words: &str) -> Said {
        let cargo = self.cargo.as_ref().map(|cargo| ("CARGO", cargo.as_os_str()));
        let cache = ("XDG_CACHE_HOME", self.cache.as_os_str());
        let variables: Vec<(&str, &OsStr)> = cargo.into_iter().chain([cache]).collect();
        said(self.folder.path(), words, &variables)
    }

    /// Bundles a text that is only compiled.
    fn bundle(&self, judge: &str, text: &str) -> Said {
        self.write("solution.rs", text);
        self.grundy(&format!("bundle solution.rs --no-run --judge {judge}"))
    }

    /// What the stand-in was asked to do.
    fn calls(&self) -> Vec<String> {
        let calls = fs::read_to_string(self.folder.path().join("calls")).unwrap_or_default();
        calls.lines().map(str::to_owned).collect()
    }

    /// The crates that count as built.
    fn built(&self) -> Vec<String> {
        let folders = fs::read_dir(self.cache.join("grundy/crates")).unwrap();
        let built = folders.flat_map(|folder| fs::read_dir(folder.unwrap().path().join("built")).unwrap());
        let mut built: Vec<String> =
            built.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        built.sort();
        built
    }
}

const STAND_IN: &str = r#"#!/bin/sh
echo "$@" >> CALLS
test "$1" = fetch && { FETCH; }
BUILD
made=$CARGO_TARGET_DIR/release
mkdir -p "$made/deps"
for word; do
    name=${word#--package=}
    if test "$name" != "$word"; then
        name=$(echo "${name%@*}" | tr - _)
        echo 'pub fn seven() -> u8 { 7 }' |
            "$RUSTC" --crate-type=rlib --crate-name="$name" -o "$made/lib$name.rlib" -
        echo "{\"target\": {\"name\": \"$name\", \"kind\": [\"lib\"], \"src_path\": \"\"}, \"filenames\": [\"$made/lib$name.rlib\"]}"
    fi
done
"#;

const ITERTOOLS: &str = "fn main() {\n\tprintln!(\"{}\", itertools::seven());\n}\n";
const BOTH: &str = "use ::{im_rc as im, itertools::seven};\nfn main() {\n    \
                    println!(\"{}\", seven() + im::seven());\n}\n";

#[cfg(unix)]
#[test]
fn a_crate_is_built_once() {
    let place = Place::with_cargo("exit 0", ":");
    let first = place.bundle("atcoder", ITERTOOLS);
    assert_eq!(first.code, 0, "{}", first.stderr);
    assert!(first.stdout.ends_with(ITERTOOLS), "{}", first.stdout);
    assert!(
        first.stderr.starts_with("building crates that AtCoder offers, once: itertools\n"),
        "{}",
        first.stderr
    );
    let calls = place.calls();
    assert_eq!(calls[0], "fetch --locked --offline");
    assert!(
        calls[1].starts_with("build --release --locked --offline --package=itertools@0.14.0 "),
        "{calls:?}"
    );

    let second = place.bundle("atcoder", ITERTOOLS);
    assert_eq!((second.code, place.calls().len()), (0, 2), "{}", second.stderr);
    assert!(!second.stderr.contains("building"), "{}", second.stderr);

    let both = place.bundle("atcoder", BOTH);
    assert_eq!(both.code, 0, "{}", both.stderr);
    assert!(both.stderr.starts_with("building crates that AtCoder offers, once: im-rc\n"), "{}", both.stderr);
    assert!(place.calls()[3].contains("--package=im-rc@15.1.0 --package=itertools@0.14.0 "), "of one build");
    assert_eq!(place.built(), ["im_rc", "itertools"]);
}

#[cfg(unix)]
#[test]
fn what_is_named_but_no_path_is_not_built() {
    let place = Place::with_cargo("exit 0", ":");
    let text = "fn main() {\n    let num = std::num::NonZero::<u8>::MIN;\n    let either = num;\n    \
                println!(\"{either}\");\n}\n";
    let said = place.bundle("atcoder", text);
    assert_eq!((said.code, place.calls().len()), (0, 0), "{}", said.stderr);
}

#[cfg(unix)]
#[test]
fn two_at_once_build_once() {
    let place = Place::with_cargo("exit 0", "sleep 0.3");
    place.write("solution.rs", ITERTOOLS);
    let run = || place.grundy("bundle solution.rs --no-run --judge atcoder");
    let both =
        std::thread::scope(|scope| [scope.spawn(run), scope.spawn(run)].map(|one| one.join().unwrap()));
    for said in both {
        assert_eq!(said.code, 0, "{}", said.stderr);
    }
    assert_eq!(place.calls().len(), 2, "{:?}", place.calls());
}

#[cfg(unix)]
#[test]
fn a_build_that_ends_early_counts_for_nothing() {
    let broken =
        "test -e \"$CARGO_TARGET_DIR\" || { mkdir \"$CARGO_TARGET_DIR\"; echo 'error: stop' >&2; exit 101; }";
    let place = Place::with_cargo("exit 0", broken);
    let said = place.bundle("atcoder", ITERTOOLS);
    assert_eq!((said.code, said.stdout.as_str()), (1, ""));
    assert!(said.stderr.contains("error: cannot build itertools\nerror: stop\nhelp: "), "{}", said.stderr);
    assert!(place.built().is_empty());
    let again = place.bundle("atcoder", ITERTOOLS);
    assert_eq!(again.code, 0, "{}", again.stderr);
}

#[cfg(unix)]
#[test]
fn without_a_network() {
    let place = Place::with_cargo("echo 'error: no route' >&2; exit 101", ":");
    let said = place.bundle("atcoder", ITERTOOLS);
    assert_eq!((said.code, said.stdout.as_str()), (1, ""));
    assert!(
        said.stderr.contains(
            "error: not built here yet: itertools; and crates.io cannot be reached\nerror: no route\n"
        ),
        "{}",
        said.stderr
    );
    assert!(said.stderr.contains("help: run it once with a network"), "{}", said.stderr);
    assert_eq!(place.calls(), ["fetch --locked --offline", "fetch --locked --config=net.retry=1"]);
    assert!(place.built().is_empty());
}

#[test]
fn crates_that_are_not_offered_are_refused_with_their_place() {
    let place = Place { cargo: Some("/no/cargo".into()), ..Place::with_network() };
    let (import, declared) = ("use serde_json::Value;\nfn main() {}\n", "extern crate rug;\nfn main() {}\n");
    for (judge, text, at, name, offer) in [
        ("codeforces", ITERTOOLS, "solution.rs:2:17", "itertools", "Codeforces offers no crates; as a"),
        ("atcoder", import, "solution.rs:1:5", "serde_json", "AtCoder offers ac-library-rs, alga, "),
        ("cses", declared, "solution.rs:1:1", "rug", "CSES offers rand; as a "),
        ("yukicoder", import, "solution.rs:1:5", "serde_json", "yukicoder offers num, proconio, but "),
    ] {
        let said = place.bundle(judge, text);
        assert_eq!((said.code, said.stdout.as_str()), (1, ""), "{judge}");
        let help = format!("help: `{name}` is not a crate that can be used here: {offer}");
        assert!(said.stderr.contains(at) && said.stderr.contains(&help), "{judge}: {}", said.stderr);
    }
}

#[test]
fn judges_show_what_is_offered() {
    let table = grundy(root(), "judges").stdout;
    assert!(
        table.lines().any(|line| line.starts_with("atcoder ") && line.ends_with(" 68 crates")),
        "{table}"
    );
    assert!(table.lines().any(|line| line.starts_with("cses ") && line.ends_with(" rand")), "{table}");
    let atcoder = grundy(root(), "judges atcoder").stdout;
    assert!(atcoder.contains("  crates                   ac-library-rs 0.2.0, alga 0.9.3,"), "{atcoder}");
    assert!(atcoder.contains(" varisat 0.2.2  (2025-10, second-hand)\n"), "{atcoder}");
    assert!(grundy(root(), "judges atcoder --json").stdout.contains("\"proconio\": \"0.5.0\""));
}

/// Whatever compiles in the checkout compiles at AtCoder.
#[test]
fn the_checkout_has_the_versions_of_atcoder() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let offered = offers::of("atcoder").unwrap().crates();
    for name in ["bitvec", "itertools", "rustc-hash"] {
        assert!(manifest.contains(&format!("{name} = \"={}\"\n", offered[name])), "{name}");
    }
}

/// The solutions in `offered/`, in which only what is called `NeverUsed` is not needed.
#[test]
#[ignore = "needs a network, and minutes the first time"]
fn solutions_with_many_crates() {
    let place = Place::with_network();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/offered");
    for name in ["contest", "libraries"] {
        let source = folder.join(format!("{name}.rs"));
        let [plain, minified] = ["", " --minify"].map(|options| {
            let said = place.grundy(&format!("bundle {} --judge atcoder{options}", source.display()));
            assert_eq!(said.code, 0, "{name}: {}", said.stderr);
            assert!(said.stderr.contains("right on 1 sample"), "{name}: {}", said.stderr);
            said.stdout
        });
        assert!(minified.len() < plain.len());
        let text = fs::read_to_string(source).unwrap();
        let needed = text.split("\n\n").filter(|item| !item.contains("NeverUsed"));
        let needed = needed.collect::<Vec<_>>().join("\n\n");
        let wanted = format!("// {name}, one file, by `grundy bundle`\n\n{needed}");
        let same = plain.split_whitespace().eq(wanted.split_whitespace()); // but for tabs
        assert!(same, "{plain}");
    }
}

#[test]
#[ignore = "needs a network, and minutes the first time"]
fn the_crates_behind_the_templates() {
    let place = Place::with_network();
    let text = "use grundy::fx::FxHashMap;\nuse itertools::Itertools;\nfn main() {\n    let mut map = FxHashMap::default();\n    \
                map.insert(1, 2);\n    println!(\"{}\", map.keys().join(\" \"));\n}\n";
    let twins = place.bundle("atcoder", text).stdout;
    assert!(twins.contains("use itertools::Itertools;") && twins.contains("FxHasher"), "{twins}");
    let crates = place.grundy("bundle solution.rs --no-run --judge atcoder --crates").stdout;
    assert!(crates.contains("use rustc_hash::FxHashMap;") && !crates.contains("cfg"), "{crates}");
}

#[test]
#[ignore = "needs a network, and minutes the first time"]
fn everything_offered_can_be_imported() {
    let manifest = |offer: &Offer| Ok(offer.manifest.to_owned());
    let facts = |offer: &Offer, manifest: &str| {
        Facts::new(manifest, &version(&toolchain().unwrap().rustc)).and(offer.lock)
    };
    let prove = |offer: &Offer| {
        let imports: String = offer.names().keys().map(|name| format!("use {name} as _;\n")).collect();
        let text = format!("#![allow(unused_imports)]\n{imports}fn main() {{}}\n");
        let said = Place::with_network().bundle(offer.judge, &text);
        if said.code == 0 { Vec::new() } else { vec![format!("{}: {}", offer.judge, said.stderr)] }
    };
    let maker = Maker { origin: &manifest, text: &manifest, facts: &facts, prove: &prove };
    Proofs::of("offered_crates").assert_all(offers::OFFERS, |offer| offer.judge.to_owned(), &maker);
}
