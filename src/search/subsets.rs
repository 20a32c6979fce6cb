//! Things of which a move removes some, such as two cards of a kind, or a vertex with its
//! neighbours: a table over all sets of things.
//!
//! - **Rules**: a move is possible if all things that it needs are left; it removes one of them at
//!   least, and may remove others, as far as they are left. The player who cannot move loses.
//! - **Theorem**: the Grundy value is the mex of the options' values. It is at most n for n things,
//!   because no game lasts longer.
//! - **Time**: O(2^n m) for n things and m moves; memory 2^n bytes. 18 things and all 153 pairs
//!   of them are 40 million steps. Where few sets can be reached, see `sg_dfs`.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all single moves on 2 things, and random games of up
//!   to 5 (`prove_`: all pairs of moves on 3, random games of up to 8), with all winning moves;
//!   node Kayles on a path against `octal`.

/// A kind of move: bit i stands for thing i.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removal {
    /// What must all be left for the move.
    pub needs: u32,
    /// What is then removed, as far as it is left; at least one that is needed.
    pub removes: u32,
}

/// The Grundy values of all sets of things, and the moves.
#[derive(Clone, Debug)]
pub struct Subsets {
    removals: Vec<Removal>,
    values: Vec<u8>,
}

impl Subsets {
    /// The table for the things 0..`things`.
    ///
    /// # Panics
    /// If there are more than 30 things, or a move needs what is no thing or removes nothing that
    /// it needs.
    ///
    /// ```
    /// use grundy::subsets::{Removal, Subsets};
    /// // A path of 4 vertices: a move removes a vertex and its neighbours.
    /// let vertices = (0..4).map(|v| Removal { needs: 1 << v, removes: (0b111 << v) >> 1 });
    /// let path = Subsets::new(4, vertices);
    /// assert_eq!((path.grundy(0b1111), path.grundy(0b0111)), (0, 2));
    /// assert!(!path.first_player_wins(0b1111));
    /// assert!(path.winning_moves(0b0111, 0).eq([1])); // leaves nothing
    /// ```
    pub fn new(things: u32, removals: impl IntoIterator<Item = Removal>) -> Subsets {
        let removals: Vec<Removal> = removals.into_iter().collect();
        assert!(things <= 30, "{} things: the table has 2^{} values", things, things);
        assert!(removals.iter().all(|m| m.needs & m.removes != 0), "a move removes something it needs");
        assert!(removals.iter().all(|m| m.needs >> things == 0), "a move needs something that is no thing");
        let mut values = vec![0u8; 1 << things];
        for set in 0..1u32 << things {
            let mut seen = 0u64;
            for removal in &removals {
                // Without a branch, because whether a move is possible is hard to predict.
                let possible = removal.needs & !set == 0;
                seen |= u64::from(possible) << values[(set & !removal.removes) as usize];
            }
            values[set as usize] = seen.trailing_ones() as u8;
        }
        Subsets { removals, values }
    }

    /// The Grundy value where the things in `set` are left.
    ///
    /// # Panics
    /// If `set` has something that is no thing.
    pub fn grundy(&self, set: u32) -> u32 {
        assert!((set as usize) < self.values.len(), "the set has something that is no thing");
        u32::from(self.values[set as usize])
    }

    /// Whether the player to move wins where the things in `set` are left.
    ///
    /// # Panics
    /// As `grundy`.
    pub fn first_player_wins(&self, set: u32) -> bool {
        self.grundy(set) != 0
    }

    /// The winning moves where the things in `set` are left: their numbers, counted from 0, in the
    /// order in which they were given. `rest` is the value of the rest of a sum (0: no rest).
    ///
    /// # Panics
    /// As `grundy`.
    pub fn winning_moves(&self, set: u32, rest: u64) -> impl Iterator<Item = usize> + '_ {
        self.grundy(set); // or it panics here, not at the first move
        let wins = move |m: &Removal| m.needs & !set == 0 && u64::from(self.grundy(set & !m.removes)) == rest;
        self.removals.iter().enumerate().filter(move |(_, removal)| wins(removal)).map(|(i, _)| i)
    }
}
