use crate::fixtures::{check_sums, lists};
use grundy::filling_boxes::{self, Move};
use grundy::mex::mex;
use itertools::Itertools;

fn check(one: u64, two: u64, values: u64) {
    let on = |heap: usize, &(size, stones): &(u64, u64)| {
        let full = (1..=stones * stones).map(|add| stones + add).take_while(|&to| to <= size);
        full.map(|to| (Move { heap, to }, vec![(size, to)])).collect_vec()
    };
    let boxes = |largest: u64| (0..=largest).flat_map(|size| (0..=size).map(move |stones| (size, stones)));
    let winning = |at: &[(u64, u64)]| filling_boxes::winning_moves(at).collect_vec();
    check_sums(lists(1, boxes(one)), on, filling_boxes::first_player_wins, winning);
    check_sums(lists(2, boxes(two)), on, filling_boxes::first_player_wins, winning);
    for size in 1..=values {
        let mut sg = vec![0; size as usize + 1];
        for stones in (0..size).rev() {
            let most = (stones * stones).min(size - stones);
            sg[stones as usize] = mex((1..=most).map(|add| sg[(stones + add) as usize]));
            assert_eq!(filling_boxes::grundy(size, stones), sg[stones as usize].into(), "{size}, {stones}");
        }
    }
}

#[test]
fn equals_the_definition() {
    check(25, 6, 150);
    assert_eq!(filling_boxes::grundy(u64::MAX, 1 << 32), u64::MAX - (1 << 32));
    assert_eq!(filling_boxes::grundy(u64::MAX, u64::MAX), 0);
    // The largest q with q + q^2 < 2^64 - 1 is lost, and the next one fills the box.
    assert_eq!(filling_boxes::grundy(u64::MAX, (1 << 32) - 1), 0);
    assert_eq!(filling_boxes::grundy(1 << 63, 2_147_483_647), 889_516_852);
    assert_eq!(filling_boxes::grundy(1 << 63, 2_147_483_648), 889_516_851);
}

#[test]
#[ignore = "longer proof run"]
fn prove_filling_boxes() {
    check(40, 9, 600);
    println!("filling_boxes: verified up to one box of 40, two of 9, values up to 600");
}
