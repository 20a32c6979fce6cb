use std::collections::HashMap;

use grundy::northcott::{Move, Row, first_player_wins, winning_moves};
use itertools::Itertools;

/// Every move, with the board as the other player then sees it.
fn moves(rows: &[Row], columns: u64) -> Vec<(Move, Vec<Row>)> {
    let mut moves = Vec::new();
    for (heap, &Row { own, other }) in rows.iter().enumerate() {
        for to in 0..columns {
            if to != own && to != other && (to < other) == (own < other) {
                let mut after = rows.to_vec();
                after[heap].own = to;
                after.iter_mut().for_each(|row| std::mem::swap(&mut row.own, &mut row.other));
                moves.push((Move { heap, to }, after));
            }
        }
    }
    moves
}

/// Retrograde analysis: a board is won if some move leads to a lost one, lost if all lead to won
/// ones.
fn compare(count: usize, columns: u64) {
    let squares = (0..columns).permutations(2).map(|pair| Row { own: pair[0], other: pair[1] }).collect_vec();
    let boards = (0..count).map(|_| squares.iter().copied()).multi_cartesian_product().collect_vec();
    let mut wins: HashMap<Vec<Row>, bool> = HashMap::new();
    loop {
        let known = wins.len();
        for board in &boards {
            let after =
                moves(board, columns).into_iter().map(|(_, after)| wins.get(&after).copied()).collect_vec();
            if after.contains(&Some(false)) {
                wins.insert(board.clone(), true);
            } else if after.iter().all(|&after| after == Some(true)) {
                wins.insert(board.clone(), false);
            }
        }
        if wins.len() == known {
            break;
        }
    }
    assert_eq!(wins.len(), boards.len(), "no board is a draw");
    for board in &boards {
        assert_eq!(first_player_wins(board), wins[board], "{board:?}");
        let expected = moves(board, columns)
            .into_iter()
            .filter(|(_, after)| !wins[after])
            .map(|(to, _)| to)
            .collect_vec();
        assert_eq!(winning_moves(board, columns).collect_vec(), expected, "{board:?}");
    }
}

#[test]
fn equals_retrograde_analysis_on_small_boards() {
    [(1, 8), (2, 5), (3, 4)].into_iter().for_each(|(rows, columns)| compare(rows, columns));
}

#[test]
#[ignore = "long"]
fn prove_northcott() {
    [(2, 9), (3, 5)].into_iter().for_each(|(rows, columns)| compare(rows, columns));
    println!("northcott: verified up to boards of 2 x 9 and 3 x 5");
}

#[test]
fn the_longest_rows_work() {
    let rows = [Row { own: 0, other: u64::MAX - 1 }, Row { own: u64::MAX - 1, other: 1 }];
    assert_eq!(winning_moves(&rows, u64::MAX).collect_vec(), [Move { heap: 0, to: 1 }]);
}

#[test]
#[should_panic(expected = "row 1: squares 2 and 6 of 6 columns")]
fn squares_off_the_board_are_refused() {
    let _ = winning_moves(&[Row { own: 0, other: 5 }, Row { own: 2, other: 6 }], 6);
}

#[test]
#[should_panic(expected = "row 0: both pieces on square 2")]
fn two_pieces_on_a_square_are_refused() {
    first_player_wins(&[Row { own: 2, other: 2 }]);
}
