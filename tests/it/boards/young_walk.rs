use grundy::young_walk::{Move, first_player_wins, winning_moves};
use itertools::Itertools;
use oracle::naive::Naive;

/// The heaps are sorted and not empty.
fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
    if heaps.is_empty() {
        return vec![];
    }
    let lower = heaps.iter().map(|n| n - 1).filter(|&n| n > 0).collect();
    vec![(Move::Largest, heaps[..heaps.len() - 1].to_vec()), (Move::OneOfEach, lower)]
}

fn compare(stones: u64) {
    let after = |heaps: &Vec<u64>| options(heaps).into_iter().map(|(_, after)| after).collect_vec();
    let mut game = Naive::new(after);
    let mut positions = vec![(vec![], stones)];
    while let Some((heaps, left)) = positions.pop() {
        let least = heaps.last().copied().unwrap_or(1);
        positions.extend((least..=left).map(|n| ([heaps.clone(), vec![n]].concat(), left - n)));
        let mixed = heaps.iter().copied().rev().chain([0]).collect_vec();
        assert_eq!(first_player_wins(&mixed), game.wins_misere(&heaps), "{heaps:?}");
        let expected = options(&heaps).into_iter().filter(|(_, after)| !game.wins_misere(after));
        let expected = expected.map(|(to, _)| to).collect_vec();
        assert_eq!(winning_moves(&mixed).collect_vec(), expected, "{heaps:?}");
    }
}

#[test]
fn equals_the_definition() {
    compare(16);
}

#[test]
#[ignore = "long"]
fn prove_young_walk() {
    compare(30);
    println!("young_walk: verified up to 30 stones");
}

#[test]
fn the_largest_heaps_work() {
    assert!(first_player_wins(&[u64::MAX - 1]) && !first_player_wins(&[u64::MAX]));
    assert!(!first_player_wins(&[u64::MAX; 3]) && first_player_wins(&[u64::MAX; 2]));
}
