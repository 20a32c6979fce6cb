//! Coin turning by any rule, in any number of dimensions: a list of turns for each coin.
//!
//! - **Rules**: a move chooses a coin that shows heads and one of its turns, and turns over this
//!   coin and the others of the turn, all of which come before it. Or: it replaces a stone by
//!   stones on other cells. The player who cannot move loses.
//! - **Input**: the heads, by their coordinates from 0 on; one named twice counts once. A coin that
//!   a turn names twice is turned twice: it stays as it is.
//! - **Theorem**: a position is the sum of its heads, each alone, for two heads on one place cancel
//!   in the xor. So the value of a head is the mex over its turns of the xor of the others' values.
//! - **Time**: O(D) for every coin that a turn names, in D dimensions; memory 4 bytes per coin.
//!   Where longer turns extend shorter ones, running xors in `multi_sg` are faster.
//! - **Source**: H. W. Lenstra, Nim multiplication (1978); Winning Ways, chapter 14.
//! - **Needs**: `coin_turning`, `multi_sg`, `sum`.
//! - **Checked**: against the naive solver for random turns on boxes of up to 8 coins in 1, 2 and 3
//!   dimensions (`prove_`: 12), with all winning moves.

use crate::coin_turning::distinct;
use crate::multi_sg;
use crate::sum;

/// The values of all coins in a box. Its methods panic if a coin is outside.
///
/// ```
/// use grundy::coin_table::CoinTable;
/// // Two coins in a column, or two in a row.
/// let up = |x: usize, y: usize| (0..x).map(move |x| [[x, y]]);
/// let table = CoinTable::new([8, 8], |[x, y]| up(x, y).chain((0..y).map(move |y| [[x, y]])));
/// assert_eq!((table.value([6, 3]), table.grundy(&[[6, 3], [5, 0]])), (5, 0));
/// assert!(!table.first_player_wins(&[[6, 3], [5, 0]]));
/// ```
#[derive(Clone, Debug)]
pub struct CoinTable<F, const D: usize> {
    size: [usize; D],
    values: Vec<u32>,
    turns: F,
}

impl<F, I, P, const D: usize> CoinTable<F, D>
where
    F: Fn([usize; D]) -> I,
    I: IntoIterator<Item = P>,
    P: IntoIterator<Item = [usize; D]>,
{
    /// The coins with coordinates below `size`; `turns` lists each turn of a coin by its others.
    ///
    /// # Panics
    /// If one of these is not in the box, or not before the coin: the first coordinate in which
    /// they differ must be less. Count from the other end if a game runs the other way.
    ///
    /// ```
    /// use grundy::coin_table::CoinTable;
    /// // Three coins with equal distances.
    /// let table = CoinTable::new([9], |[n]| (1..=n / 2).map(move |step| [[n - step], [n - 2 * step]]));
    /// assert!((0..9).map(|n| table.value([n])).eq([0, 0, 1, 0, 0, 1, 2, 2, 1]));
    /// ```
    pub fn new(size: [usize; D], turns: F) -> Self {
        let coins = size.iter().fold(1usize, |coins, &n| coins.saturating_mul(n));
        let values = multi_sg::values(coins, |place, values, mex| {
            let coin = coin_at(size, place);
            for others in turns(coin) {
                let value = sum::grundy(others.into_iter().map(|other| {
                    let value = place_of(size, other).and_then(|place| values.get(place));
                    *value.unwrap_or_else(|| panic!("{:?} turns {:?}, which is not before it", coin, other))
                }));
                mex.insert(value as u32);
            }
        });
        CoinTable { size, values, turns }
    }

    /// The Grundy value of a single head at `coin`.
    pub fn value(&self, coin: [usize; D]) -> u32 {
        let place = place_of(self.size, coin);
        self.values[place.unwrap_or_else(|| panic!("{:?} is outside the box {:?}", coin, self.size))]
    }

    /// All turns of `coin`, in their order: itself, then the others as the turn names them.
    ///
    /// ```
    /// let twins = grundy::coin_table::CoinTable::new([6], |[n]| (0..n).map(|other| [[other]]));
    /// assert!(twins.turns([2]).eq([[[2], [0]], [[2], [1]]]));
    /// ```
    pub fn turns<'a>(&'a self, coin: [usize; D]) -> impl Iterator<Item = Vec<[usize; D]>> + 'a
    where
        I::IntoIter: 'a,
    {
        (self.turns)(coin).into_iter().map(move |others| Some(coin).into_iter().chain(others).collect())
    }

    /// Those that change the Grundy value of the position by `change` (as a xor).
    ///
    /// ```
    /// let twins = grundy::coin_table::CoinTable::new([6], |[n]| (0..n).map(|other| [[other]]));
    /// assert!(twins.turns_by([5], 5 ^ 2).eq([[[5], [2]]]));
    /// ```
    pub fn turns_by<'a>(&'a self, coin: [usize; D], change: u64) -> impl Iterator<Item = Vec<[usize; D]>> + 'a
    where
        I: 'a,
        P: 'a,
    {
        let value = move |turn: &Vec<[usize; D]>| sum::grundy(turn.iter().map(|&coin| self.value(coin)));
        self.turns(coin).filter(move |turn| value(turn) == change)
    }

    /// The Grundy value of a position.
    pub fn grundy(&self, heads: &[[usize; D]]) -> u64 {
        sum::grundy(distinct(heads).map(|head| self.value(head)))
    }

    /// Whether the player to move wins.
    pub fn first_player_wins(&self, heads: &[[usize; D]]) -> bool {
        self.grundy(heads) != 0
    }

    /// All winning moves, in the order of the heads and of their turns; `rest` is the value of the
    /// rest of a sum (0 if none).
    ///
    /// ```
    /// let twins = grundy::coin_table::CoinTable::new([8], |[n]| (0..n).map(|other| [[other]]));
    /// assert!(twins.winning_moves(&[[3], [7], [6]], 0).eq([[[3], [1]], [[7], [5]], [[6], [4]]]));
    /// ```
    pub fn winning_moves<'a>(
        &'a self,
        heads: &'a [[usize; D]],
        rest: u64,
    ) -> impl Iterator<Item = Vec<[usize; D]>> + 'a
    where
        I: 'a,
        P: 'a,
    {
        let value = self.grundy(heads) ^ rest;
        distinct(heads).filter(move |_| value != 0).flat_map(move |head| self.turns_by(head, value))
    }
}

/// The number of a coin in the box.
fn place_of<const D: usize>(size: [usize; D], coin: [usize; D]) -> Option<usize> {
    let inside = coin.iter().zip(&size).all(|(x, n)| x < n);
    inside.then(|| coin.iter().zip(&size).fold(0, |place, (x, n)| place * n + x))
}

/// The coin of that number.
fn coin_at<const D: usize>(size: [usize; D], mut place: usize) -> [usize; D] {
    let mut coin = [0; D];
    for (x, &n) in coin.iter_mut().zip(&size).rev() {
        *x = place % n;
        place /= n;
    }
    coin
}
