use crate::fixtures::{check_sums, lists};
use grundy::{grundys_game, multi_sg};
use itertools::Itertools;

fn check(naive: usize, table: usize) {
    let values = grundys_game::values(table);
    let on = |_, &heap: &usize| {
        let splits = (1..heap).map(|part| [part, heap - part]).filter(|[a, b]| a < b);
        splits.map(|parts| (parts, parts.to_vec())).collect()
    };
    let wins = |at: &[usize]| at.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0;
    check_sums(lists(1, 1..=naive), on, wins, |at| grundys_game::winning_moves(&values, at[0], 0).collect());
    let textbook = multi_sg::values(table + 1, |n, sg, mex| {
        (1..n).filter(|part| 2 * part < n).for_each(|part| mex.insert(sg[part] ^ sg[n - part]));
    });
    assert_eq!(values, textbook);
    for (heap, rest) in (0..=100.min(table)).cartesian_product(0..8) {
        let expected = on(0, &heap).into_iter().map(|(parts, _)| parts);
        let expected = expected.filter(|&[a, b]| u64::from(values[a] ^ values[b]) == rest);
        let moves = grundys_game::winning_moves(&values, heap, rest).collect_vec();
        assert_eq!(moves, expected.collect_vec(), "heap {heap}, rest {rest}");
    }
}

#[test]
fn equals_the_definition() {
    check(17, 1000);
    let lost = grundys_game::p_positions();
    let values = grundys_game::values(20_000);
    assert_eq!(lost, (0..=20_000).filter(|&heap| values[heap] == 0).collect_vec());
}

#[test]
#[ignore = "longer proof run"]
fn prove_grundys_game() {
    check(26, 10_000);
    println!("grundys_game: verified up to heaps of 26, values up to 10000");
    let values = grundys_game::values(grundys_game::SEARCHED);
    let lost = (0..values.len()).filter(|&heap| values[heap] == 0).collect_vec();
    assert_eq!(grundys_game::p_positions(), lost);
    println!("grundys_game: verified up to {} for the P-positions", grundys_game::SEARCHED);
}
