//! What is known about the judges, their crates and the languages.

use grundy_cli::problem::judges::{all, named, of_slug};
use grundy_cli::problem::languages::usual;
use grundy_cli::problem::offers::{self, OFFERS};
use grundy_rust::version::Version;

#[test]
fn every_value_has_a_date_and_a_source() {
    assert!(all().len() >= 18);
    for judge in all() {
        let serde_json::Value::Object(fields) = serde_json::to_value(judge).unwrap() else { unreachable!() };
        let submits = judge.problems.iter().map(|kind| serde_json::to_value(&kind.submit).unwrap());
        let submits = submits.map(|submit| ("submit".to_owned(), submit));
        for (field, fact) in fields.into_iter().chain(submits).filter(|(_, fact)| fact.is_object()) {
            let date = fact["date"].as_str().unwrap();
            let month = date.len() == 7 && date[..4].parse::<u32>().is_ok() && &date[4..5] == "-";
            assert!(month || date == "undated", "{}.{field}: {date}", judge.name);
            let sources = ["judge's page", "second-hand", "snapshot", "notes", "memory"];
            assert!(sources.contains(&fact["source"].as_str().unwrap()), "{}.{field}", judge.name);
        }
    }
}

#[test]
fn every_compiler_has_a_version_that_can_be_compared() {
    for judge in all() {
        let rustc = judge.rustc.as_ref().map(|rustc| rustc.is.as_str());
        let is_open = rustc.is_none_or(|rustc| rustc == "latest stable");
        assert_eq!(judge.rust_version().is_none(), is_open, "{}: {rustc:?}", judge.name);
    }
    assert_eq!(named("kattis").unwrap().rust_version(), Some(Version::stable(78)));
    assert_eq!(named("cses").unwrap().rust_version(), Some(Version::stable(75)));
}

#[test]
fn a_slug_names_its_judge() {
    let judge = |slug: &str| of_slug(slug).map(|judge| judge.name);
    assert_eq!(judge("hdu1846").as_deref(), Some("hdu"));
    assert_eq!(judge("abc297g").as_deref(), Some("atcoder"));
    assert_eq!(judge("abc297g_short").as_deref(), Some("atcoder"));
    assert_eq!(judge("luogu_p1247").as_deref(), Some("luogu"));
    assert_eq!((judge("solution"), judge("")), (None, None));
}

#[test]
fn a_judge_is_known_by_its_title_too() {
    for (name, judge) in
        [("Codeforces", "codeforces"), ("library-checker", "librarychecker"), ("LibreOJ", "loj")]
    {
        assert_eq!(named(name).unwrap().name, judge);
    }
}

#[test]
fn an_unknown_judge_is_named() {
    let error = named("codforces").unwrap_err();
    assert!(grundy_host::failure::text(&error).contains("did you mean `codeforces`"));
}

#[test]
fn every_offered_crate_is_locked_in_that_version() {
    for offer in OFFERS {
        assert!(named(offer.judge).is_ok(), "{}", offer.judge);
        for (name, version) in offer.crates() {
            let locked = format!("name = \"{name}\"\nversion = \"{version}\"\n");
            assert!(offer.lock.contains(&locked), "{}: {name} {version}", offer.judge);
        }
    }
}

#[test]
fn names_in_programs() {
    let names = offers::of("atcoder").unwrap().names();
    assert_eq!(names.len(), 68);
    assert_eq!((names["ac_library"].as_str(), names["im_rc"].as_str()), ("ac-library-rs", "im-rc"));
    assert_eq!((names["smallvec"].as_str(), names.get("ac_library_rs")), ("smallvec", None));
    let named = ["rand_core", "num_derive", "std"].map(str::to_owned).into();
    let needed: Vec<String> = offers::of("atcoder").unwrap().needed(&named).into_keys().collect();
    assert_eq!(needed, ["num_derive", "num_traits", "rand_core"]);
    assert_eq!(offers::of("codeforces").map(|offer| offer.judge), None);
}

#[test]
fn every_language_can_be_run_and_commented() {
    assert!(usual().len() > 10);
    for (extension, language) in usual() {
        let compile = language.compile.as_deref().unwrap_or("{source} {program}");
        assert!(compile.contains("{source}") && compile.contains("{program}"), "{extension}");
        assert!(language.compile.is_some() || language.run.is_some(), "{extension}");
        assert!(!language.comment.is_empty(), "{extension}");
    }
}
