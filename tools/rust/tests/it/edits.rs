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
