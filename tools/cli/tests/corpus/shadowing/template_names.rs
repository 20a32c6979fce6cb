//! Generic parameters, fields, methods, locals and labels with the names of templates and their
//! items.
//! edition: 2018
use grundy::mex::Mex;
use grundy::nim;

struct Game<Move, Scan> {
    nim: Vec<Move>,
    mex: Scan,
}
impl<Move: Clone + Into<u64>, Scan> Game<Move, Scan> {
    fn nim_sum(&self) -> u64 {
        let bits: Vec<u64> = self.nim.iter().cloned().map(Into::into).collect();
        nim::nim_sum(&bits) + 1000
    }
    fn bash<Out>(&self, scan: impl Fn(&Scan) -> Out) -> Out {
        scan(&self.mex)
    }
}
impl<Mex> Drop for Wrap<Mex> {
    fn drop(&mut self) {
        println!("unwrapped {}", self.0.is_some());
    }
}
struct Wrap<Mex>(Option<Mex>);

fn main() {
    let game = Game { nim: vec![1u32, 2, 4], mex: "text" };
    let winning_moves = game.bash(|s| s.len());
    let mut mex = Mex::new();
    'wythoff: for sum in 0.. {
        for grundy in 0..3u32 {
            mex.insert(grundy);
            if sum + grundy > 3 {
                break 'wythoff;
            }
        }
    }
    println!("{} {} {}", game.nim_sum(), winning_moves, mex.take());
    let _wrap = Wrap(Some(1));
}
