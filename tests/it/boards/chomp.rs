use grundy::chomp::{Chomp, Move};
use itertools::Itertools;
use oracle::naive::Naive;

/// Every bite but the poisoned square.
fn bites(lengths: &[usize]) -> Vec<(Move, Vec<usize>)> {
    let squares =
        lengths.iter().enumerate().flat_map(|(row, &length)| (0..length).map(move |column| (row, column)));
    let after = |row: usize, column: usize| {
        let bitten = |(i, &length): (usize, &usize)| if i < row { length } else { length.min(column) };
        lengths.iter().enumerate().map(bitten).collect_vec()
    };
    squares.skip(1).map(|(row, column)| (Move { row, column }, after(row, column))).collect()
}

fn compare(rows: usize, columns: usize) {
    let chomp = Chomp::new(rows, columns);
    let mut game =
        Naive::new(|lengths: &Vec<usize>| bites(lengths).into_iter().map(|(_, after)| after).collect());
    for lengths in (0..=columns).rev().combinations_with_replacement(rows).filter(|lengths| lengths[0] > 0) {
        assert_eq!(chomp.first_player_wins(&lengths), game.wins(&lengths), "{lengths:?}");
        let wins = bites(&lengths).into_iter().filter(|(_, after)| !game.wins(after));
        let expected = wins.map(|(bite, _)| bite).collect_vec();
        assert_eq!(chomp.winning_moves(&lengths).collect_vec(), expected, "{lengths:?}");
    }
    assert_eq!(chomp.first_player_wins(&vec![columns; rows]), (rows, columns) != (1, 1));
}

#[test]
fn equals_the_definition_on_small_bars() {
    [(1, 1), (1, 6), (6, 1), (2, 5), (5, 5), (3, 7)].into_iter().for_each(|(r, c)| compare(r, c));
}

#[test]
#[ignore = "long"]
fn prove_chomp() {
    [(7, 7), (3, 14), (4, 9)].into_iter().for_each(|(r, c)| compare(r, c));
    println!("chomp: verified up to bars of 7 x 7, 4 x 9, 3 x 14");
}

#[test]
#[should_panic(expected = "grow")]
fn growing_rows_are_refused() {
    Chomp::new(2, 3).first_player_wins(&[1, 2]);
}

#[test]
#[should_panic(expected = "a bar of 18446744073709551615 x 14: 1 to 26 rows and columns together")]
fn endless_bars_are_refused() {
    Chomp::new(usize::MAX, 14);
}

#[test]
#[should_panic(expected = "a bar of 0 x 3: 1 to 26 rows and columns together")]
fn bars_without_rows_are_refused() {
    Chomp::new(0, 3);
}

#[test]
#[should_panic(expected = "a bar of 3 x 0: 1 to 26 rows and columns together")]
fn bars_without_columns_are_refused() {
    Chomp::new(3, 0);
}
