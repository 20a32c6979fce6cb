//! Nested modules, each of which imports the library in its own way, and one named like a template.
//! gone: winning_moves, never, Forgotten
//! kept: rule, depth

use grundy::nim as heaps;

mod nim {
    /// This is not the template.
    pub fn rule() -> &'static str {
        "own nim"
    }
}

mod solver {
    use super::heaps::nim_sum;
    use grundy::mex::Mex;

    pub struct Solver {
        pub mex: Mex,
        pub depth: u32,
    }

    impl Solver {
        pub fn value(&mut self, options: &[u32]) -> u32 {
            self.depth += 1;
            options.iter().for_each(|&option| self.mex.insert(option));
            self.mex.take()
        }

        pub fn never(&self) -> Forgotten {
            Forgotten
        }
    }

    pub struct Forgotten;

    pub mod deeper {
        use super::*;
        use ::grundy::bash;

        pub fn both(piles: &[u64]) -> u64 {
            nim_sum(piles) + bash::grundy(piles[0], 2) + grundy::bash::grundy_odd(3)
        }
    }
}

fn main() {
    mod local {
        use grundy::sum;
        pub fn wins() -> bool {
            sum::first_player_wins([1u32, 2, 3])
        }
    }
    let mut solver = solver::Solver { mex: grundy::mex::Mex::new(), depth: 0 };
    println!("{} {}", solver.value(&[0, 1, 3]), solver.depth);
    println!("{} {} {}", solver::deeper::both(&[5, 6]), local::wins(), nim::rule());
}
