//! Boards of any size: their parts, what has no room, and what is refused.

use fastrand::Rng;
use grundy_explorer::placement::{BLOCK, DOMINOES, Move, PlacementGame};
use oracle::board::{placements, rows};

/// Only what a piece still fits on counts against the limit, not the board around it.
#[test]
fn a_large_board_without_a_free_cell() {
    let mut game = PlacementGame::new(&BLOCK);
    let full = vec!["1".repeat(30); 30];
    assert_eq!(game.grundy(&full), Ok(0));
    assert_eq!(game.first_player_wins(&full), Ok(false));
    assert_eq!(game.winning_moves(&full), Ok(vec![]));
}

/// Three rooms of 4x5 cells on a board of 30x30, each like a board of its own.
#[test]
fn a_large_board_with_small_rooms() {
    let mut random = Rng::with_seed(30);
    for pieces in [&BLOCK[..], &DOMINOES, &["##", "#/##"], &["###", "#", "#/#/#"]] {
        let mut game = PlacementGame::new(pieces);
        for _ in 0..15 {
            let mut board = vec![vec![b'1'; 30]; 30];
            let mut sum = 0;
            let corners = [(0, 0), (13, 2), (26, 25)];
            // Sometimes the same room twice, sometimes its mirror image.
            let room = random.u64(..1 << 20) | random.u64(..1 << 20);
            let rooms =
                [room, if random.bool() { room } else { room.reverse_bits() >> 44 }, random.u64(..1 << 20)];
            for ((top, left), room) in corners.into_iter().zip(rooms) {
                let room = rows(4, 5, room);
                sum ^= PlacementGame::new(pieces).grundy(&room).unwrap();
                for (row, line) in room.iter().enumerate() {
                    board[top + row][left..left + 5].copy_from_slice(line);
                }
            }
            assert_eq!(PlacementGame::new(pieces).first_player_wins(&board), Ok(sum != 0));
            assert_eq!(game.grundy(&board), Ok(sum));
            let mut winning = Vec::new();
            for ((top, left), room) in corners.into_iter().zip(rooms) {
                for (place, mask) in placements(pieces, 4, 5) {
                    if room & mask == mask {
                        let mut after = board.clone();
                        for i in (0..20).filter(|i| mask >> i & 1 == 1) {
                            after[top + i / 5][left + i % 5] = b'1';
                        }
                        if game.first_player_wins(&after) == Ok(false) {
                            let (row, column) = (top + place.row, left + place.column);
                            winning.push(Move { row, column, piece: place.piece });
                        }
                    }
                }
            }
            assert_eq!(game.winning_moves(&board), Ok(winning), "{pieces:?} {rooms:?}");
        }
    }
}

/// A thousand rooms, and rooms that are too large for a word.
#[test]
fn many_rooms() {
    let mut game = PlacementGame::new(&BLOCK);
    let board: Vec<String> = (0..100).map(|i| if i % 4 == 3 { "1" } else { "0001" }.repeat(40)).collect();
    let board: Vec<&str> = board.iter().map(|row| &row[..40]).collect();
    assert_eq!(game.grundy(&board), Ok(0), "an even number of equal rooms");
    assert_eq!(game.winning_moves(&board), Ok(vec![]));
    assert_eq!(game.grundy(&board[..28]), Ok(0));
    let rows = &board[..20].iter().map(|row| &row[..36]).collect::<Vec<_>>();
    assert_eq!(game.grundy(rows), Ok(1), "45 rooms of value 1");
    assert_eq!(game.winning_moves(rows).map(|moves| moves.len()), Ok(45 * 4));
}

#[test]
fn nothing_fits() {
    let mut game = PlacementGame::new(&BLOCK);
    let none: [&str; 0] = [];
    for board in [&none[..], &["0"; 49], &["0000000"], &["11", "11"], &["010101", "101010"]] {
        assert_eq!(game.grundy(board), Ok(0));
        assert_eq!(game.first_player_wins(board), Ok(false));
        assert_eq!(game.winning_moves(board), Ok(vec![]));
    }
}

#[test]
fn errors_say_what_and_where() {
    let mut game = PlacementGame::new(&BLOCK);
    let mut error = |board: &[&str]| game.grundy(board).unwrap_err().to_string();
    assert_eq!(error(&["000", "00"]), "row 2 has 2 cells, row 1 has 3");
    assert_eq!(error(&["000", "0x0"]), "row 2, column 2: expected 0 or 1, found `x`");
    let long = "0".repeat(14);
    assert_eq!(
        error(&[long.as_str(); 11]),
        "the part of the board from row 1, column 1 has 10 x 13 places for a piece: at most 128 can be solved"
    );
    let long = "0".repeat(130);
    let wall = "1".repeat(130);
    assert_eq!(
        error(&[&long, &wall, &long, &long]),
        "the part of the board from row 3, column 1 has 1 x 129 places for a piece: at most 128 can be solved"
    );
}
