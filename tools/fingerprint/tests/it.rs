use grundy_fingerprint::{Fingerprint, MadeCase};

/// The first hash is the one that the authors of FNV begin with; the second was computed by hand.
#[test]
fn the_hash_is_fnv_1a_of_the_lines() {
    assert_eq!(Fingerprint::new("").to_string(), "0 6c62272e07bb014262b821756295c58d");
    assert_eq!(Fingerprint::new("a").to_string(), "2 0880954523ab1be95aa0733055b71a5a");
}

#[test]
fn white_space_at_the_end_does_not_count() {
    assert_eq!(Fingerprint::new(" \n\n"), Fingerprint::new(""));
    let two = Fingerprint::new("ab\nc\n");
    for same in ["ab\nc", "ab\r\nc\r\n", "ab\nc \n\n"] {
        assert_eq!(Fingerprint::new(same), two, "{same:?}");
    }
    for other in ["ab\nd", "abc", "ab\n\nc", "ab \nc", "a b\nc"] {
        assert_ne!(Fingerprint::new(other), two, "{other:?}");
    }
}

#[test]
fn what_is_written_can_be_read() {
    let [input, output] = ["1 2\n", "First\n"].map(Fingerprint::new);
    let text = format!("input {input}\n");
    assert_eq!(text.parse(), Ok(MadeCase { input, output: None }));
    assert_eq!(format!("{text}output {output}").parse(), Ok(MadeCase { input, output: Some(output) }));
}

#[test]
fn what_is_malformed_is_refused() {
    let digits = "6c62272e07bb014262b821756295c58d";
    let texts = ["", &format!("output 0 {digits}"), "input 4", "input 4 abc", &format!("input x {digits}")];
    for text in texts.into_iter().chain(["max", &format!("input 0 {digits}\n\n")]) {
        assert!(text.parse::<MadeCase>().is_err(), "{text:?}");
    }
}
