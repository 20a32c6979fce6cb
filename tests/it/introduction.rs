use grundy::sum::{self, Move};
use grundy::{bash, sg_table};
use itertools::{Itertools, iproduct};
use oracle::naive::{self, Naive};

/// From pile 0 take 1 to 3 stones, from pile 1 an odd number, from the others any number.
fn options(pile: usize, stones: u64) -> Vec<u64> {
    match pile {
        0 => (1..=3.min(stones)).map(|take| stones - take).collect(),
        1 => (1..=stones).step_by(2).map(|take| stones - take).collect(),
        _ => (0..stones).rev().collect(),
    }
}

#[test]
fn a_sum_of_three_rules() {
    let value = |pile: usize, stones: u64| match pile {
        0 => bash::grundy(stones, 3),
        1 => bash::grundy_odd(stones),
        _ => stones,
    };
    let mut game = Naive::new(|piles: &Vec<(usize, u64)>| {
        naive::sum_options(piles, |&(pile, stones)| {
            options(pile, stones).into_iter().map(move |to| (pile, to))
        })
    });
    for piles in iproduct!(0..=9, 0..=5, 0..=4, 0..=4).map(|(a, b, c, d)| [a, b, c, d]) {
        let position = piles.into_iter().enumerate().collect_vec();
        let values = position.iter().map(|&(pile, stones)| value(pile, stones)).collect_vec();
        assert_eq!(sum::grundy(values.iter().copied()), game.grundy(&position).into(), "{piles:?}");

        let after = |pile| options(pile, piles[pile]).into_iter().map(move |stones| value(pile, stones));
        let mut expected = Vec::new();
        for (pile, &stones) in piles.iter().enumerate() {
            for (option, to) in options(pile, stones).into_iter().enumerate() {
                let mut next = position.clone();
                next[pile].1 = to;
                if !game.wins(&next) {
                    expected.push(Move { game: pile, option });
                }
            }
        }
        assert_eq!(sum::winning_moves(values, after).collect_vec(), expected, "{piles:?}");
    }
}

#[test]
fn twenty_three_cards() {
    let mut game = Naive::new(|&cards: &u64| options(0, cards));
    assert!(game.wins(&23));
    assert_eq!((bash::winning_move(23, 3, 0), bash::winning_move(20, 3, 0)), (Some(20), None));
    assert!((0..=23).all(|cards| game.wins(&cards) == bash::first_player_wins(cards, 3)));
}

#[test]
fn the_table_of_takes_1_3_4() {
    assert_eq!(sg_table::values(&[1, 3, 4], 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
}
