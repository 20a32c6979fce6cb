//! A type that is never copied, only sorted.
//! edition: 2018
#[derive(Clone, Copy)]
struct Pair {
    key: u8,
    place: u32,
}

fn main() {
    let mut all = Vec::new();
    for i in 0..300u32 {
        all.push(Pair { key: (i * 7919 % 11) as u8, place: i });
    }
    all.sort_unstable_by(|a, b| a.key.cmp(&b.key));
    for pair in &all {
        print!("{} ", pair.place);
    }
    println!();
}
