//! An own module at the root is called `grundy`, the library is reached by `::grundy`.
//! edition: 2018
mod grundy {
    pub fn kayles_values(n: u64) -> Vec<u32> {
        let kayles = ::grundy::kayles::Kayles::new();
        (0..=n).map(|n| kayles.grundy(n)).collect()
    }
}

fn main() {
    println!("{:?} {}", grundy::kayles_values(6), ::grundy::nim::nim_sum(&[1, 2]));
}
