//! A solution with a struct that holds a template's types, generic over a closure, in nested
//! modules.
//! edition: 2018
//! input: 3\n5 1\n8 4\n1 1\n
//! input: 0\n
mod solver {
    pub mod state {
        use grundy::{fx::FxHashMap as Memo, mex::Mex};
        #[derive(Default)]
        pub struct Solver { memo: Memo<u64, u32>, pub calls: u32 }
        impl Solver {
            pub fn value<F: Fn(u64) -> Vec<u64> + Copy>(&mut self, n: u64, rule: F) -> u32 {
                if let Some(v) = self.memo.get(&n) { return *v; }
                self.calls += 1;
                let mut mex = Mex::new();
                for m in rule(n) { mex.insert(self.value(m, rule)); }
                let v = mex.take();
                self.memo.insert(n, v);
                v
            }
        }
        impl Drop for Solver { fn drop(&mut self) { eprintln!("{} positions", self.memo.len()) } }
    }
    pub use self::state::Solver as Engine;
}
use grundy::scan;

fn main() -> std::process::ExitCode {
    scan::run(|input, out| {
        for _ in 0..input.int::<u32>()? {
            let [n, k] = input.array::<u64, 2>()?;
            let mut engine = solver::Engine::default();
            let v = engine.value(n, |n| (1..=k.min(n)).map(|t| n - t).collect());
            out.words([u64::from(v), u64::from(engine.calls), grundy::bash::grundy(n, k)]);
        }
        Ok(())
    })
}
