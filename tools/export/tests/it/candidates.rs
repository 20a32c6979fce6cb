use crate::texts;
use grundy_export::Candidates;
use grundy_std_for_c::text::NOT_UTF_8;
use std::fs;

const MAIN: &str = "fn main() -> std::process::ExitCode { grundy::scan::run(|_, _| Ok(())) }";

/// The template's lean twin, without the part that has files: it is only in bundles that use it,
/// and these do not become C.
fn lean_scan() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/support/lean/scan.rs");
    let text = fs::read_to_string(path).unwrap();
    let (before, rest) = text.split_once("/// The same with two files").unwrap();
    let (_, after) = rest.split_once("\n}\n").unwrap();
    format!("{before}{after}")
}

fn bundle(scan: &str, main: &str) -> String {
    format!("{main}\nmod grundy {{\npub mod scan {{\n{scan}}}\n}}\n")
}

/// Which of the stand-ins' texts replace `scan`.
fn replace_scan(bundle: &str) -> Vec<bool> {
    let mut texts = Candidates::new(bundle, Some(&lean_scan())).unwrap().texts;
    assert_eq!(texts.pop().as_deref(), Some(bundle));
    let is_replaced = |text: &String| text.contains("host::next()") && !text.contains("stdin().lock()");
    texts.iter().map(is_replaced).collect()
}

#[test]
fn the_template_is_recognised() {
    assert_eq!(replace_scan(&bundle(&lean_scan(), MAIN)), [true, true, false, false]);
}

#[test]
fn other_input_and_output_stays_beside_that_of_the_template() {
    for other in [
        bundle(&lean_scan(), &format!("{MAIN} fn also() {{ print!(\"first\"); }}")),
        bundle(&lean_scan().replace("b > b' '", "b > b'!'"), MAIN),
        bundle("pub fn run() {}", MAIN),
    ] {
        assert!(!replace_scan(&other).contains(&true), "{other}");
    }
}

#[test]
fn another_io_comes_after_the_attributes() {
    let program =
        "#![allow(unused)]\nuse std::io;\nfn main() -> io::Result<()> { print!(\"{}\", 1); Ok(()) }\n";
    let mut texts = texts(program);
    assert_eq!(texts.pop().as_deref(), Some(program));
    assert_eq!(texts.len(), 2);
    for text in texts {
        assert!(text.starts_with("#![allow(unused)]\nmacro_rules! print"), "{text}");
        assert!(
            text.contains("use crate::wasm_to_c_io::io;") && text.contains("Err(_) => ExitCode::FAILURE"),
            "{text}"
        );
    }
}

/// The message takes room, and most programs only unwrap.
#[test]
fn text_that_is_not_utf_8_has_a_message_for_those_who_show_it() {
    let shows = |code: &str| {
        let [with_message, short] = NOT_UTF_8;
        let text = texts(&format!("fn main() {{ let r = std::io::stdin().read_line(s); {code} }}")).remove(0);
        assert!(text.contains(with_message) != text.contains(short));
        text.contains(with_message)
    };
    for code in ["if let Err(e) = r {}", "r.map_err(f)", "r.unwrap_or_else(f)", "vec![r.err()]"] {
        assert!(shows(code), "{code}");
    }
    for code in ["r.unwrap();", "match r { Ok(_) => {}, Err(_) => {} }", "eprintln!()"] {
        assert!(!shows(code), "{code}");
    }
}
