use grundy_rust::edits::Edits;

#[test]
fn edits_inside_a_removed_range_are_dropped() {
    let text = "a\n  bcd // x\ne";
    let mut edits = Edits::default();
    edits.replace(5..6, "C");
    edits.remove(text, 4..12);
    edits.insert(0, "<");
    assert_eq!(edits.apply(text), "<a\ne");
}

#[test]
fn a_range_is_empty_once_all_in_it_is_removed() {
    let text = "ab é  c";
    let mut edits = Edits::default();
    assert!(!edits.empty(text, 0..text.len()) && !edits.empty(text, 2..3));
    edits.replace(5..8, "");
    edits.replace(0..2, "");
    assert!(edits.empty(text, 0..3) && !edits.empty(text, 0..4 + 1));
    edits.replace(3..5, "x");
    assert!(!edits.empty(text, 0..text.len()), "replaced is not removed");
    edits.replace(1..6, "");
    assert!(edits.empty(text, 0..text.len()) && edits.empty(text, 1..2));
}
