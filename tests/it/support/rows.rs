use grundy::rows::Rows;

#[test]
fn equal_lists_of_lists() {
    let random = &mut fastrand::Rng::with_seed(0);
    for n in (0..6).cycle().take(300) {
        let count = if n == 0 { 0 } else { random.usize(..12) };
        let pairs: Vec<_> = (0..count).map(|_| (random.usize(..n), random.usize(..n))).collect();
        let mut lists = vec![Vec::new(); n];
        pairs.iter().for_each(|&(row, item)| lists[row].push(item as u32));
        let rows = Rows::new(n, pairs.iter().copied());
        (0..n).for_each(|row| assert_eq!(rows.row(row), lists[row], "{pairs:?}"));
    }
}

#[test]
#[should_panic(expected = "an edge of 1 and 3, but vertices are below 3")]
fn an_item_that_is_no_row_is_refused() {
    let _ = Rows::new(3, [(0, 1), (1, 3)].iter().copied());
}

#[test]
#[should_panic(expected = "an edge of 3 and 0, but vertices are below 3")]
fn a_row_too_many_is_refused() {
    let _ = Rows::new(3, [(3, 0)].iter().copied());
}

#[test]
#[should_panic(expected = "out of bounds")]
fn the_row_after_the_last_is_refused() {
    Rows::new(3, [(2, 0)].iter().copied()).row(3);
}
