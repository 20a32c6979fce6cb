//! # HDU 1404: Digital Deletions
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1404>
//! - **Limits**: 1 s, 32 MB (from memory, unconfirmed; the sample is from memory, too)
//! - **Idea**: a string that begins with 0 is won by deleting it all, so no player makes one unless
//!   he must. The others are numbers, and every move makes them smaller.
//! - **Template**: `outcome`

use grundy::outcome;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

const END: usize = 1_000_000;

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let powers = || (0..6).map(|zeros| 10usize.pow(zeros));
    let wins = outcome::table(END, |number| {
        let places = || powers().take_while(move |&place| place <= number);
        let digit = move |place| number / place % 10;
        // A 0 and all behind it; the number 0 stands for no string.
        let shorter = places().filter(move |&place| digit(place) == 0).map(move |place| number / place / 10);
        let is_first = move |place| number / place < 10;
        let smaller = places().flat_map(move |place| {
            (usize::from(is_first(place))..digit(place)).map(move |to| number - (digit(place) - to) * place)
        });
        shorter.chain(smaller)
    });
    while !input.at_end() {
        let string = input.word()?.to_owned();
        let number = string.parse::<usize>().unwrap_or(END);
        input.require(string.len() <= 6 && number < END, "1 to 6 digits")?;
        out.line(if string.starts_with('0') || wins[number] { "Yes" } else { "No" });
    }
    Ok(())
}
