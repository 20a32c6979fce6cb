use grundy::kayles::{self, Kayles, Move};
use itertools::Itertools;
use oracle::naive::Naive;

/// The pins left, as bits, after each move on a row or a circle of n; with the lowest pin and the
/// number that falls.
fn knock(n: u32, circle: bool, standing: u32) -> Vec<(u32, u32, u32)> {
    let places =
        (0..n).cartesian_product([1, 2]).filter(|&(from, pins)| pins <= n && (circle || from + pins <= n));
    let bits = |(from, pins): (u32, u32)| (from..from + pins).fold(0, |bits, pin| bits | 1 << (pin % n));
    let falls = places.filter(|&place| bits(place) & !standing == 0);
    falls.map(|place| (standing & !bits(place), place.0, place.1)).collect()
}

fn check(largest: u32) {
    let kayles = Kayles::new();
    for n in 1..=largest {
        let mut row =
            Naive::new(|&standing: &u32| knock(n, false, standing).into_iter().map(|to| to.0).collect());
        for standing in 0..1u32 << n {
            let runs = (0..n).chunk_by(|pin| standing >> pin & 1);
            let runs = runs.into_iter().map(|(up, run)| (up == 1, run.collect_vec())).filter(|run| run.0);
            let runs = runs.map(|(_, run)| run).collect_vec();
            let lengths = runs.iter().map(|run| run.len() as u64).collect_vec();
            assert_eq!(kayles.first_player_wins(&lengths), row.wins(&standing), "{lengths:?}");
            let winning = knock(n, false, standing).into_iter().filter(|to| !row.wins(&to.0));
            let moves = kayles.winning_moves(&lengths).map(|Move { heap, to: [left, right] }| {
                (runs[heap][0] + left as u32, (lengths[heap] - left - right) as u32)
            });
            assert_eq!(moves.collect_vec(), winning.map(|to| (to.1, to.2)).collect_vec(), "{lengths:?}");
        }
        let mut circle =
            Naive::new(|&standing: &u32| knock(n, true, standing).into_iter().map(|to| to.0).collect());
        assert_eq!(kayles::grundy_circle(n.into()), circle.grundy(&((1 << n) - 1)), "circle of {n}");
    }
}

#[test]
fn equals_the_definition() {
    check(10);
}

#[test]
#[ignore = "longer proof run"]
fn prove_kayles() {
    check(16);
    println!("kayles: verified up to 16 pins, any of them standing");
}
