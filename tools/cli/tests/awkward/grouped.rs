//! Grouped, renamed and nested imports.
//! gone: winning_moves, unused_helper, HashMap, Fallen
//! kept: Smallest, BTreeMap

use grundy::{
    bash::{self, grundy_odd as odd},
    mex::{Mex as Smallest, mex as least},
    nim::{self as heaps, Move as Fallen, nim_sum},
    scan::{self as io, *},
};
use std::{
    collections::{BTreeMap, HashMap},
    fmt as _,
};

fn main() -> std::process::ExitCode {
    io::run(|input: &mut Scan, out: &mut Out| -> Result<(), Error> {
        let n = input.int::<usize>()?;
        let piles: Vec<u64> = input.ints(n)?;
        let mut smallest = Smallest::new();
        piles.iter().for_each(|&pile| smallest.insert(pile as u32));
        let counts: BTreeMap<u64, u64> = piles.iter().map(|&pile| (pile, odd(pile))).collect();
        out.line(smallest.take());
        out.line(least([0, 1, n as u32]));
        out.line(heaps::first_player_wins(&piles));
        out.line(bash::grundy(7, 2));
        out.words(counts.values());
        Ok(())
    })
}

fn unused_helper(piles: &[u64]) -> (u64, HashMap<u64, Fallen>) {
    (nim_sum(piles), HashMap::new())
}
