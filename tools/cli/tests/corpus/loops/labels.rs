//! Labelled loops: `break`, `continue` and `return` out of nested ones.
//! edition: 2015
fn search(limit: u32) -> Option<(u32, u32)> {
    'outer: for a in 1.. {
        for b in 1..=a {
            if a * b > limit { break 'outer; }
            if a + b == 7 && a - b == 3 { return Some((a, b)); }
            if (a ^ b) & 1 == 1 { continue 'outer; }
        }
    };
    None
}

fn main() {
    println!("{:?}", search(100));
}
