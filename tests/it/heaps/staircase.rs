use grundy::staircase::*;
use itertools::Itertools;
use oracle::naive::Naive;

/// Every move of a staircase, with the position after it.
fn moves(stairs: &[u64]) -> Vec<(Move, Vec<u64>)> {
    let moves =
        (1..stairs.len()).flat_map(|stair| (1..=stairs[stair]).map(move |stones| Move { stair, stones }));
    let after = |to: Move| {
        let mut after = stairs.to_vec();
        after[to.stair] -= to.stones;
        after[to.stair - 1] += to.stones;
        after
    };
    moves.map(|to| (to, after(to))).collect()
}

fn compare(most_stairs: usize, most_stones: u64) {
    let mut game =
        Naive::new(|stairs: &Vec<u64>| moves(stairs).into_iter().map(|(_, after)| after).collect());
    for count in 0..=most_stairs {
        let all = (0..count).map(|_| 0..=most_stones).multi_cartesian_product();
        for stairs in all.filter(|stairs| stairs.iter().sum::<u64>() <= most_stones) {
            assert_eq!(first_player_wins(&stairs), game.wins(&stairs), "{stairs:?}");
            let expected = moves(&stairs)
                .into_iter()
                .filter(|(_, after)| !game.wins(after))
                .map(|(to, _)| to)
                .collect_vec();
            assert_eq!(winning_moves(&stairs).collect_vec(), expected, "{stairs:?}");
        }
    }
}

/// Lowers one number, so that each keeps the distance `least` to the one before.
fn lower(numbers: &[u64], least: u64) -> Vec<(Move, Vec<u64>)> {
    let mut moves = Vec::new();
    for i in (0..numbers.len()).rev() {
        let floor = if i == 0 { 0 } else { numbers[i - 1] + least };
        for stones in 1..=numbers[i] - floor {
            let mut after = numbers.to_vec();
            after[i] -= stones;
            moves.push((Move { stair: numbers.len() - i, stones }, after));
        }
    }
    moves
}

fn compare_rows(most: usize, largest: u64) {
    for (least, stairs_of) in [(0, from_sorted_piles as fn(&[u64]) -> Vec<u64>), (1, from_tokens)] {
        let mut game =
            Naive::new(|row: &Vec<u64>| lower(row, least).into_iter().map(|(_, after)| after).collect());
        for count in 0..=most {
            let rows = (0..=largest).combinations_with_replacement(count);
            for row in rows.filter(|row| row.windows(2).all(|pair| pair[0] + least <= pair[1])) {
                let stairs = stairs_of(&row);
                assert_eq!(first_player_wins(&stairs), game.wins(&row), "{row:?}");
                let expected = lower(&row, least)
                    .into_iter()
                    .filter(|(_, after)| !game.wins(after))
                    .map(|(to, _)| to)
                    .collect_vec();
                assert_eq!(winning_moves(&stairs).collect_vec(), expected, "{row:?}");
            }
        }
    }
}

#[test]
fn equals_the_definition_on_small_stairs() {
    compare(5, 8);
}

#[test]
fn rows_of_piles_and_tokens_equal_the_definition() {
    compare_rows(4, 10);
}

#[test]
#[ignore = "long"]
fn prove_staircase() {
    compare(6, 11);
    compare_rows(5, 14);
    println!("staircase: verified up to 6 stairs with 11 stones, rows of 5 up to 14");
}

#[test]
#[should_panic(expected = "a pile of 3 before one of 2")]
fn decreasing_piles_are_refused() {
    from_sorted_piles(&[3, 2]);
}
