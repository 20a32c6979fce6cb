//! A solution and its libraries as one text.

use grundy_bundle::{Settings, Solution, Templates, Twin, as_typed, assemble};
use std::path::Path;

const MACRO: &str = "#[macro_export]\nmacro_rules! m { () => {} }\n";
const LIBRARY: &[(&str, &str)] = &[("src/x/m.rs", MACRO), ("src/x/nim.rs", "pub fn sum() {}\n")];

fn solution(text: &str) -> Solution {
    Solution::from_text(Path::new("s.rs"), text, &Templates::carried(LIBRARY), &[]).unwrap()
}

/// The solution's own part of the text that the compiler sees.
fn adapted(text: &str) -> String {
    let whole = as_typed(&solution(text), Twin::Full).unwrap().unwrap();
    let own = [&whole.text[..whole.libraries.start], &whole.text[whole.libraries.end..]].concat();
    own.strip_suffix('\n').unwrap().to_owned()
}

/// The text as a judge gets it, before anything unused is removed.
fn cleaned(text: &str) -> String {
    let whole = assemble(&solution(&format!("fn before() {{}}\n{text}")), Twin::Full).unwrap();
    let (_, cleaned) = whole.text.split_once("fn before() {}\n").unwrap();
    cleaned.to_owned()
}

#[test]
fn every_way_of_naming_a_library_works_in_one_crate() {
    let root = "use grundy::nim;\nuse grundy::{mex::mex, scan::*};\nfn f() { grundy::nim::sum(); }\n";
    let global = "use ::grundy::a;\nmacro_rules! k { () => { ::grundy::b() } }\nfn f() { x::grundy::c(); 1 > ::grundy::d(); }\n";
    let tests = [
        ("mod a {}\nfn grundy() {}\n", "mod a {}\nfn grundy() {}\n"),
        // The root keeps its paths.
        (root, root),
        // The library by its own name.
        ("use grundy;\nuse grundy::{self, nim};\n", "\nuse grundy::{ nim};\n"),
        ("extern crate grundy;\nfn f() {}\n", "\nfn f() {}\n"),
        (
            "extern crate grundy as g;\nmod a { fn f() { g::h() } }\nmod b {}\nfn f() { ::g::h() }\n",
            "use crate::grundy::{self as g};\nmod a { use crate::grundy::{self as g};  fn f() { g::h() } }\n\
             mod b {}\nfn f() { crate::grundy::h() }\n",
        ),
        (
            "fn f() { extern crate grundy as g; g::h() }\nmod a { extern crate grundy as g; }\n",
            "fn f() { use crate::grundy::{self as g}; g::h() }\nmod a { use crate::grundy::{self};  \
             use crate::grundy::{self as g}; }\n",
        ),
        (
            "#[macro_use]\nextern crate grundy;\nmod a { m!(); }\n",
            "use crate::grundy::{m};\nmod a { use crate::grundy::{m};  m!(); }\n",
        ),
        // Global paths start at the crate.
        (global, &global.replace(" ::grundy", " crate::grundy")),
        ("use ::{grundy::a, std::mem, grundy};\n", "use {crate::grundy::a, ::std::mem, };\n"),
        // An item of the solution has the library's name.
        (
            "fn f() { ::grundy::g() }\nmod a { use grundy::h; }\nstruct grundy;\n",
            "fn f() { crate::grundy_::g() }\nmod a { use crate::grundy_::{self as grundy};  use crate::grundy_::h; }\nstruct grundy;\n",
        ),
    ];
    for (text, wanted) in tests {
        assert_eq!(adapted(text), wanted, "{text}");
    }
}

#[test]
fn nested_modules_import_the_library() {
    let nested =
        adapted("mod a { #![allow(x)] use grundy::nim; }\nmod b { mod grundy {} use super::grundy as h; }\n");
    let import = "#![allow(x)] use crate::grundy::{self};  use crate::grundy::nim;";
    assert!(nested.contains(import), "{nested}");
    assert!(nested.contains("mod b { mod grundy {} use super::grundy as h; }"), "{nested}");
}

#[test]
fn a_name_that_is_taken_is_not_imported() {
    let is_taken = |text: &str| {
        let text = adapted(&format!("mod outer {{ {text} fn f() {{ grundy::nim::sum() }} }}"));
        !text.contains("mod outer { use crate::grundy::{self};")
    };
    for text in [
        "struct grundy;",
        "use b::grundy;",
        "use b::{c, d::grundy};",
        "use c as grundy;",
        "use b::grundy::{self, c};",
    ] {
        assert!(is_taken(text), "{text}");
    }
    for text in [
        "use grundy;",
        "use grundy::{self, c};",
        "use grundy::b;",
        "use b::grundy::c;",
        "use b::*;",
        "fn grundy() {}",
    ] {
        assert!(!is_taken(text), "{text}");
    }
}

#[test]
fn imports_come_after_inner_attributes() {
    let typed = |head: &str| adapted(&format!("mod a {{{head}fn f() {{ grundy::nim::sum() }} }}"));
    let import = " use crate::grundy::{self}; ";
    assert!(typed("\n//! a\n#![allow(x)] ").contains(&format!("//! a\n#![allow(x)]{import}")));
    // The rest of the line belongs to the comment.
    assert!(typed("\n//! a\n").contains(&format!("//! a\n{import}fn f()")));
    assert!(typed(" ").contains(&format!("mod a {{{import}")));
}

#[test]
fn what_no_judge_needs_is_removed() {
    let tests = [
        // Docs, tests and lint levels; other comments stay.
        (
            "// why\n/// doc\n#[inline]\nfn f() { /* x */ }\n\n// tests\n#[cfg(test)]\nmod tests { fn f() {} }\n\
             #[test]\nfn t() {}\n#[deny(missing_docs)]\nfn g() {}\n",
            "// why\n#[inline]\nfn f() { /* x */ }\n\nfn g() {}\n",
        ),
        // Statements, methods and twins.
        (
            "#[cfg(feature = \"crates\")]\nuse a::B;\n#[cfg(not(feature = \"crates\"))]\nuse c::B;\nimpl S {\n    \
             #[cfg(test)]\n    fn g() {}\n    fn h() {\n        #[cfg(test)]\n        let x = 1;\n    }\n}\n",
            "use c::B;\nimpl S {\n    fn h() {\n    }\n}\n",
        ),
        // Conditions that are known are replaced.
        (
            "fn f() -> bool { cfg!(test) || m!(cfg!(not(feature = \"a\"))) || cfg!(unix) }\n",
            "fn f() -> bool { false || m!(true) || cfg!(unix) }\n",
        ),
        (
            "m! { #[cfg(feature = \"a\")] #[cfg(not(test))] #[cfg(unix)] }\n",
            "m! { #[cfg(any())] #[cfg(all())] #[cfg(unix)] }\n",
        ),
        // What only the compiler knows stays.
        (
            "#[cfg(unix)]\n#[allow(dead_code, clippy::all, reason = \"x, y\")]\n#[expect(clippy::all)]\nfn f() {}\n",
            "#[cfg(unix)]\n#[allow(dead_code)]\nfn f() {}\n",
        ),
        (
            "#[cfg_attr(test, derive(Debug))]\n#[cfg_attr(not(test), derive(Clone), inline)]\nstruct S;\n",
            "#[derive (Clone)]#[inline]\nstruct S;\n",
        ),
    ];
    for (text, wanted) in tests {
        assert_eq!(cleaned(text), wanted, "{text}");
    }
    let titled = assemble(&solution("//! Title\n#![deny(missing_docs)]\nfn f() {}\n"), Twin::Full).unwrap();
    assert_eq!(titled.text, "// Title, one file, by `grundy bundle`\nfn f() {}\n");
    let with_feature = Solution {
        settings: Settings::of_features(&["a"]),
        ..solution("#[cfg(all(unix, feature = \"a\"))]\nfn f() { cfg!(any(unix, feature = \"b\")) }\n")
    };
    let whole = assemble(&with_feature, Twin::Full).unwrap().text;
    assert!(whole.ends_with("#[cfg(all(unix, all()))]\nfn f() { cfg!(any(unix, any())) }\n"), "{whole}");
}

#[test]
fn conditions_have_three_values() {
    let tests = [
        ("test", Some(false)),
        ("not(test)", Some(true)),
        ("feature = \"crates\"", Some(true)),
        ("not(feature = \"other\")", Some(true)),
        ("unix", None),
        ("all(unix, test)", Some(false)),
        ("any(unix, not(test))", Some(true)),
        ("any(unix, test)", None),
        ("all()", Some(true)),
        ("any()", Some(false)),
    ];
    for (condition, wanted) in tests {
        let text = format!("const X: bool = cfg!({condition});");
        let solution = Solution { settings: Settings::of_features(&["crates"]), ..solution(&text) };
        let text = assemble(&solution, Twin::Full).unwrap().text;
        let value = [true, false].into_iter().find(|value| text.contains(&format!("= {value};")));
        assert_eq!(value, wanted, "{condition}: {text}");
    }
}

#[test]
fn included_files_become_literals() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.txt"), "one \"two\"\n").unwrap();
    std::fs::write(folder.path().join("b.rs"), "[1, 2]\n").unwrap();
    std::fs::write(folder.path().join("c.rs"), "fn f() {}\n").unwrap();
    let made = |text: &str| {
        let templates = Templates::carried(LIBRARY);
        let solution = Solution::from_text(&folder.path().join("s.rs"), text, &templates, &[]).unwrap();
        assemble(&solution, Twin::Full).map(|whole| whole.text.split_once('\n').unwrap().1.to_owned())
    };
    let tests = [
        ("const A: &str = include_str!(\"a.txt\");", "const A: &str = r#\"one \"two\"\n\"#;\n"),
        ("const A: &[u8] = x(include_bytes!(\"b.rs\"));", "const A: &[u8] = x(b\"[1, 2]\\n\");\n"),
        ("const B: [u8; 2] = include!(\"b.rs\");", "const B: [u8; 2] = [1, 2];\n"),
        ("include!(\"c.rs\");\nfn g() {}", "fn f() {}\nfn g() {}\n"),
    ];
    for (text, wanted) in tests {
        assert_eq!(made(text).unwrap(), wanted);
    }
    assert!(made("const A: &str = include_str!(\"none\");").is_err());
}

#[test]
fn edition_2015_is_written_as_every_edition_has_it() {
    let modern = |text: &str| solution(text).for_edition("2015").text;
    let typed = "fn f<'dyn>(a: &'dyn dyn Fn(u8), b: Box<dyn for<'a> Fn(&'a u8)>) { \"async\"; /* try */ }";
    let tests = [
        (
            "mod async { fn dyn() { r#try(); await!(x.await) } }",
            "mod r#async { fn r#dyn() { r#try(); r#await!(x.r#await) } }",
        ),
        (typed, typed),
        ("fn f( {", "fn f( {"),
        (
            "trait T { fn a(&self, u8, &str, Map<u8, fn(u8) -> u8>, std::u8, c: u8); fn b<F: Fn(u8)>(F); }",
            "trait T { fn a(&self, _: u8, _: &str, _: Map<u8, fn(u8) -> u8>, _: std::u8, c: u8); \
             fn b<F: Fn(u8)>(_: F); }",
        ),
        ("impl T for U { fn a(self, n: u8) {} }", "impl T for U { fn a(self, n: u8) {} }"),
        ("trait T { fn a(self: Box<Self>,); fn b(); }", "trait T { fn a(self: Box<Self>,); fn b(); }"),
    ];
    for (text, wanted) in tests {
        assert_eq!(modern(text), wanted);
    }
}
