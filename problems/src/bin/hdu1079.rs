//! # HDU 1079: Calendar Game
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=1079>
//! - **Limits**: 1 s, 32 MB (from memory, unconfirmed; the sample is from memory, too)
//! - **Idea**: no date after November 4, 2001 can be reached, so whoever cannot move has lost, and
//!   from that day itself (not stated) the first player loses.
//! - **Template**: `outcome`

use grundy::outcome::OutcomeDfs;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

/// Year, month, day.
type Date = (u16, u8, u8);
const LAST: Date = (2001, 11, 4);

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = OutcomeDfs::new(|&(y, m, d): &Date| {
        let next_month = if m == 12 { (y + 1, 1) } else { (y, m + 1) };
        let same_day = if d <= days(next_month) { Some((next_month.0, next_month.1, d)) } else { None };
        let next_day = if d < days((y, m)) { (y, m, d + 1) } else { (next_month.0, next_month.1, 1) };
        same_day.into_iter().chain(Some(next_day)).filter(|&date| date <= LAST)
    });
    for _ in 0..input.int()? {
        let (y, m, d) = (input.int()?, input.int()?, input.int()?);
        let exists = (1..=12).contains(&m) && (1..=days((y, m))).contains(&d);
        input.require(exists && y >= 1900 && (y, m, d) <= LAST, "a date from 1900 to 2001-11-04")?;
        out.line(if game.first_player_wins(&(y, m, d)) { "YES" } else { "NO" });
    }
    Ok(())
}

fn days((year, month): (u16, u8)) -> u8 {
    match month {
        2 if year % 4 == 0 && year != 1900 => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}
