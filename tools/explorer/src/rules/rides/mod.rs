//! Pieces that move towards a corner, by vectors that are subtracted once or several times.
//!
//! - `moves`: the vectors, and whether every play ends.
//! - `table`: the values of all positions in a box, line by line.
//! - this file: the grammar, and the game.
//!
//! The positions are two or three numbers from 0 on. With splitting, what is left after a move may
//! be split into two positions that add up to it, neither of them the corner: octal games with
//! vectors for heaps.

mod game;
mod moves;
mod table;

use super::kind::form;
use super::{GameKind, Reading, Words};
use crate::game::{Flaw, Game};
use game::{Rides, theorem};
use moves::Vectors;

/// Pieces by name, and own ones by their vectors.
pub const KIND: GameKind = GameKind {
    name: "Rides and steps",
    forms: &[
        form("queen", "a queen towards the corner: Wythoff's game"),
        form("king", "one square down one or both numbers: a king towards the corner"),
        form("rook", "a rook towards the corner: two heaps of Nim"),
        form("bishop", "the same from both numbers: a bishop towards the corner"),
        form("knight", "the white knight: steps (2,1),(1,2),(2,-1),(-1,2)"),
        form("knight to the corner", "steps (1,2),(2,1); stuck elsewhere it is a draw"),
        form("king 3d", "in three dimensions; also queen, rook and bishop"),
        form("steps (1,2),(2,1)", "subtract one of these vectors"),
        form("rides (1,0),(1,1)", "subtract a multiple of one of these vectors"),
        form("rides (1,0) steps (1,1)", "both, with two or three numbers in each"),
        form("steps (1,1),(2,0) with splitting", "what is left may be split in two that add up to it"),
        form("steps (1,0),(-1,1),(0,-1) on 6x6", "on a board, numbers from 0 to 5, play need not end"),
    ],
    read,
};

/// Where all pieces go; of a knight it says that it must get there.
const TO_THE_CORNER: [&str; 2] = ["to the corner", "towards the corner"];

const PIECES: [&str; 5] = ["queen", "king", "rook", "bishop", "knight"];

fn read(words: &mut Words) -> Reading {
    let first = words.peek()?;
    let is_own = ["steps", "step", "rides", "ride"].contains(&&*first);
    if is_own || PIECES.contains(&&*first) {
        Some(rides(words, is_own).map(|game| Box::new(game) as Box<dyn Game>))
    } else {
        None
    }
}

fn rides(words: &mut Words, is_own: bool) -> Result<Rides, Flaw> {
    let piece = if is_own { None } else { words.word().map(|word| word.to_lowercase()) };
    let goal = if is_own { None } else { TO_THE_CORNER.iter().position(|goal| words.take(goal)) };
    let is_race = piece.as_deref() == Some("knight") && goal.is_some();
    if piece.as_deref() == Some("bishop") && goal == Some(0) {
        return Err(Flaw(
            "a bishop can be stuck before the corner: write `bishop`, in which whoever cannot move has lost"
                .into(),
        ));
    }
    let (moves, mut title) = match &piece {
        None => moves::read(words).map(|moves| (moves.clone(), moves.to_string()))?,
        Some(_) if is_race => {
            (Vectors::new(2, vec![[1, 2, 0], [2, 1, 0]], vec![]), "knight to the corner".into())
        }
        Some(piece) => named(piece, words)?,
    };
    let (mut splits, mut board) = (false, None);
    loop {
        if !splits && (words.take("with splitting") || words.take("or split")) {
            splits = true;
        } else if board.is_none() && words.take("on") {
            board = Some(read_board(words, moves.dimensions)?);
        } else {
            break;
        }
    }
    if splits && is_race {
        return Err(Flaw("a race to the corner has one piece: it cannot be split".to_owned()));
    }
    if board.is_none() {
        moves.check_ends()?;
    }
    if splits {
        title += " with splitting";
    }
    if let Some(board) = &board {
        let sides: Vec<String> = board.iter().map(ToString::to_string).collect();
        title = format!("{title} on {}", sides.join("x"));
    }
    let known = piece.filter(|_| !splits).and_then(|piece| theorem(&piece, moves.dimensions));
    Ok(Rides::new(title, moves, board, splits, is_race, known))
}

/// A piece in two or three dimensions.
fn named(piece: &str, words: &mut Words) -> Result<(Vectors, String), Flaw> {
    let dimensions = match words.peek().as_deref() {
        Some("3d") => 3,
        Some("2d") => 2,
        Some(other) if other.len() > 1 && other.ends_with('d') && other.as_bytes()[0].is_ascii_digit() => {
            return Err(Flaw(format!("`{other}`: a {piece} has 2d or 3d")));
        }
        _ => 2,
    };
    if words.peek().is_some_and(|word| word == format!("{dimensions}d")) {
        words.word();
    }
    let title = if dimensions == 3 { format!("{piece} 3d") } else { piece.to_owned() };
    if piece == "knight" {
        if dimensions == 3 {
            return Err(Flaw("a knight moves in two dimensions; in three, name its steps".to_owned()));
        }
        let steps = vec![[2, 1, 0], [1, 2, 0], [2, -1, 0], [-1, 2, 0]];
        return Ok((Vectors::new(2, steps, vec![]), title));
    }
    // All vectors of zeros and ones, those with fewer ones first.
    let bit = |n: i64, i: usize| n >> i & 1;
    let mut vectors: Vec<[i64; 3]> =
        (1..1 << dimensions).map(|n| [bit(n, 0), bit(n, 1), bit(n, 2)]).collect();
    vectors.sort_by_key(|v| v.iter().sum::<i64>());
    vectors.retain(|v| match piece {
        "rook" => v.iter().sum::<i64>() == 1,
        "bishop" => v.iter().sum::<i64>() == 2,
        _ => true,
    });
    let (steps, rides) = if piece == "king" { (vectors, vec![]) } else { (vec![], vectors) };
    Ok((Vectors::new(dimensions, steps, rides), title))
}

/// The sides of a board, such as 8x8.
fn read_board(words: &mut Words, dimensions: usize) -> Result<Vec<u64>, Flaw> {
    let word = words
        .word_or_size()
        .ok_or_else(|| Flaw("the board is missing, such as 8x8".to_owned()))?
        .to_lowercase();
    let side = |side: &str| side.parse::<u64>().ok().filter(|&side| side > 0);
    let sides: Option<Vec<u64>> = word.split('x').map(side).collect();
    let sides = sides.ok_or_else(|| Flaw(format!("`{word}` is not a board such as 8x8")))?;
    if sides.len() != dimensions {
        return Err(Flaw(format!("the board {word} has not {dimensions} sides, as the moves have")));
    }
    let squares = sides.iter().fold(1u128, |squares, &side| squares.saturating_mul(side.into()));
    if squares > game::MAX_SQUARES {
        return Err(Flaw(format!("the board {word} has more than {} squares", game::MAX_SQUARES)));
    }
    Ok(sides)
}
