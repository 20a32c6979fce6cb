//! A generic parameter of an `impl Drop` has the name of an unused struct of a template.
//! edition: 2018
use grundy::nim::nim_sum;

struct Trail<Move>(Vec<Move>);

impl<Move> Drop for Trail<Move> {
    fn drop(&mut self) {
        println!("{} moves undone", self.0.len());
    }
}

fn main() {
    let mut trail = Trail(vec![nim_sum(&[1, 2])]);
    trail.0.push(5);
    let _other: Trail<&str> = Trail(vec![]);
    println!("at the end");
}
