//! A row of cards; a move takes y neighbours, L <= y <= R; who cannot move loses. The secret input
//! also says how the judge plays.

use crate::prelude::*;

/// Up to so many cards the judge can play as well as possible.
const SMALL: usize = 100;

/// `N L R`, then 0 for a judge without a mistake, or the seed of one who plays at random.
pub fn generate(random: &mut Rng) -> String {
    let largest = *random.choice(&[8, 20, 60]).expect("not empty");
    let n = random.usize(1..=largest);
    let l = random.usize(1..=n);
    let r = if random.bool() { l } else { random.usize(l..=n) };
    format!("{n} {l} {r}\n{}\n", random.u32(..3))
}

/// Plays the judge and watches the rules.
pub fn interact(input: &mut Scan, output: &mut Scan, reply: &mut Out) -> Result<(), Error> {
    let [n, l, r] = input.array()?;
    input.within(&[n], 1..=2000)?;
    input.require(1 <= l && l <= r && r <= n, "1 <= L <= R <= N")?;
    let seed = input.int()?;
    input.require(seed > 0 || n <= SMALL, "a seed, as there are too many cards for a perfect judge")?;

    reply.words([n, l, r]);
    let mut players_turn = match output.word()? {
        "First" => true,
        "Second" => false,
        other => Err(format!("expected `First` or `Second`, found `{other}`"))?,
    };
    let mut judge = Judge { l, r, values: Vec::new(), random: Rng::with_seed(seed) };
    if seed == 0 {
        judge.values = judge.values(n);
    }
    let mut free = vec![true; n];
    loop {
        if players_turn {
            let [x, y] = output.array::<u32, 2>()?.map(|number| number as usize);
            let is_legal = x > 0 && l <= y && y <= r && x + y <= n + 1;
            if !is_legal || free[x - 1..x - 1 + y].contains(&false) {
                reply.line("-1 -1");
                let is_lost = judge.starts(&free).is_empty();
                Err(if is_lost { "it has lost".to_owned() } else { format!("`{x} {y}` is no move") })?;
            }
            free[x - 1..x - 1 + y].fill(false);
        } else {
            let Some((x, y)) = judge.best_move(&free).or_else(|| judge.random_move(&free)) else {
                reply.line("0 0");
                return Ok(());
            };
            free[x..x + y].fill(false);
            reply.words([x + 1, y]);
        }
        players_turn = !players_turn;
    }
}

struct Judge {
    l: usize,
    r: usize,
    /// The Grundy values of rows, or nothing.
    values: Vec<u32>,
    random: Rng,
}

impl Judge {
    /// The Grundy values of rows of up to `n` cards, by their moves.
    fn values(&self, n: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for row in 0..=n {
            let left = |y: usize| (0..=row - y).map(move |before| (before, row - y - before));
            let options: Vec<u32> = (self.l..=self.r.min(row))
                .flat_map(left)
                .map(|(before, after)| values[before] ^ values[after])
                .collect();
            values.push((0..).find(|value| !options.contains(value)).expect("a finite list"));
        }
        values
    }

    /// Where a move can begin, and how many cards it can take there.
    fn starts(&self, free: &[bool]) -> Vec<(usize, usize)> {
        let (mut starts, mut run) = (Vec::new(), 0);
        for x in (0..free.len()).rev() {
            run = if free[x] { run + 1 } else { 0 };
            if run >= self.l {
                starts.push((x, run.min(self.r)));
            }
        }
        starts
    }

    fn random_move(&mut self, free: &[bool]) -> Option<(usize, usize)> {
        let (x, run) = self.random.choice(self.starts(free))?;
        Some((x, self.random.usize(self.l..=run)))
    }

    /// A move that leaves nim-sum 0, if the values are known.
    fn best_move(&self, free: &[bool]) -> Option<(usize, usize)> {
        let leaves_zero = |&(x, y): &(usize, usize)| {
            let mut free = free.to_vec();
            free[x..x + y].fill(false);
            free.split(|&free| !free).fold(0, |sum, row| sum ^ self.values[row.len()]) == 0
        };
        let starts = if self.values.is_empty() { Vec::new() } else { self.starts(free) };
        starts.into_iter().flat_map(|(x, run)| (self.l..=run).map(move |y| (x, y))).find(leaves_zero)
    }
}
