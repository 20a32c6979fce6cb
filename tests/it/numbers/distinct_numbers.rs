use grundy::distinct_numbers::{first_player_wins, winning_moves};
use itertools::Itertools;
use oracle::naive::Naive;

/// What the largest number may become.
fn moves(numbers: &[u64]) -> impl Iterator<Item = u64> + '_ {
    (0..numbers[numbers.len() - 1]).filter(|to| !numbers.contains(to))
}

fn after(numbers: &[u64], to: u64) -> Vec<u64> {
    numbers[..numbers.len() - 1].iter().copied().chain([to]).sorted().collect()
}

fn compare(largest: u64) {
    let mut game = Naive::new(|numbers: &Vec<u64>| moves(numbers).map(|to| after(numbers, to)).collect());
    for numbers in (0..=largest).powerset().filter(|numbers| !numbers.is_empty()) {
        assert_eq!(first_player_wins(&numbers), game.wins(&numbers), "{numbers:?}");
        let expected = moves(&numbers).filter(|&to| !game.wins(&after(&numbers, to))).collect_vec();
        assert_eq!(winning_moves(&numbers).collect_vec(), expected, "{numbers:?}");
    }
}

#[test]
fn equals_the_definition_on_small_numbers() {
    compare(11);
}

#[test]
#[ignore = "long"]
fn prove_distinct_numbers() {
    compare(15);
    println!("distinct_numbers: verified for all sets of numbers up to 15");
}

#[test]
#[should_panic(expected = "numbers must ascend, not 5, 2")]
fn falling_numbers_are_refused() {
    first_player_wins(&[1, 5, 2]);
}

#[test]
#[should_panic(expected = "numbers must ascend, not 2, 2")]
fn repeated_numbers_are_refused() {
    first_player_wins(&[2, 2]);
}

#[test]
#[should_panic(expected = "numbers must ascend, not 4, 4")]
fn moves_of_repeated_numbers_are_refused() {
    let _ = winning_moves(&[0, 4, 4]);
}

#[test]
#[should_panic(expected = "at least one number")]
fn moves_of_no_number_are_refused() {
    let _ = winning_moves(&[]);
}
