use crate::texts;

fn in_main(code: &str) -> String {
    format!("fn main() {{ {code}; }}")
}

/// The function `main` in the first text, with formats in `write!` replaced.
fn with_writes(rust: &str) -> String {
    main(&texts(rust)[0])
}

/// The function `main`, to where the stand-ins begin.
fn main(text: &str) -> String {
    let (main, _) = text[text.find("fn main").unwrap()..].split_once("\nmod wasm_to_c_host").unwrap();
    main.to_owned()
}

/// Short forms for what is made.
fn short(made: &str) -> String {
    let made = made.replace(
        "{ use crate::wasm_to_c_show::{ByDisplay as _, ByFixed as _, ByPrecision as _, ByShow as _, Put as _}; ",
        "{ ",
    );
    let made = made.replace("crate::wasm_to_c_show::", "").replace("crate::wasm_to_c_io::io::", "io::");
    made.replace("::std::", "")
        .replace("(&&Value(&(", "show((")
        .replace("))).shown()", "))")
        .replace("))).fixed(", "), ")
}

#[test]
fn formats_become_pieces() {
    for (before, after) in [
        (
            r#"out.line(format_args!("Case {case}: {}", n - 1))"#,
            r#"({ out.line(Pair("Case ", Pair(show((case)), Pair(": ", show((n - 1)))))) })"#,
        ),
        (r#"out.line(format!("{{{x}}}\n"))"#, r#"({ out.line(Pair("{", Pair(show((x)), "}\n"))) })"#),
        (r#"let s = format!("a\"{}", f(1, 2),)"#, r#"let s = ({ concat(&Pair("a\"", show((f(1, 2))))) })"#),
        (r#"println!("{x:>3}")"#, r#"({ io::print_line(&format_args!("{:>3}", x)) })"#),
        (r#"print!("{:.3}", x)"#, r#"({ io::print(&show((x), 3)) })"#),
        (r#"print!("{:?} ", (a, b))"#, r#"({ io::print(&Pair(format_args!("{:?}", (a, b)), " ")) })"#),
        (r#"writeln!(&mut out, "{x}")?"#, r#"({ (&mut out).wasm_to_c_put(&Pair(show((x)), "\n")) })?"#),
        (r#"println!("")"#, r#"({ io::print_line(&"") })"#),
    ] {
        assert_eq!(short(&with_writes(&in_main(before))), in_main(after));
    }
}

#[test]
fn other_formats_stay() {
    for code in [
        r#"format!("{x:w$}")"#,
        r#"format!("{:.*}", 3, x)"#,
        r#"format!("{0}", x)"#,
        r#"format!("{x}", x = 1)"#,
        r#"f(format_args!("{x}"))"#,
        "println!()",
    ] {
        assert_eq!(with_writes(&in_main(code)), in_main(code));
    }
    let own = in_main(r#"macro_rules! format { () => {} } format!("{x}")"#);
    assert_eq!(with_writes(&own), own);
}

/// A format may fail, which the pieces cannot.
#[test]
fn formats_stay_where_they_may_fail() {
    for import in ["use std::fmt;", "use std::fmt::{self, Display};", "use fmt::ErrorKind; use std::fmt;"] {
        assert_eq!(
            texts(&format!("{import} fn f() -> Error {{ print!(\"{{}}\", 1) }}")).len(),
            3,
            "{import}"
        );
    }
    for (import, error) in [
        ("use std::fmt;", "fmt::Error"),
        ("use std::fmt::{Display, Error};", "Error"),
        ("use std::fmt::*;", "Err(Error)"),
    ] {
        let texts = texts(&format!("{import} fn f() {{ {error}; print!(\"{{}}\", 1) }}"));
        assert_eq!(texts.len(), 2, "{import}");
    }
}

#[test]
fn a_target_of_write_may_be_of_an_unknown_type() {
    let writes = in_main(r#"write!(out, "{x}")"#);
    assert_ne!(with_writes(&writes), writes);
    assert_eq!(main(&texts(&writes)[1]), writes);
}
