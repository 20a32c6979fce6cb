//! From a date to the next day or to the same day of the next month; whoever reaches November 4,
//! 2001 wins, and no later date may be reached.

use crate::prelude::*;

/// `T`, and so many dates.
pub fn generate(random: &mut Rng) -> String {
    let dates = dates();
    let mut text = String::new();
    let cases = random.usize(0..=20);
    for _ in 0..cases {
        let longest = if random.bool() { 100 } else { dates.len() };
        let before = random.usize(0..longest);
        let [y, m, d] = dates[dates.len() - 1 - before];
        text += &format!("{y} {m} {d}\n");
    }
    format!("{cases}\n{text}")
}

/// Goes through a list of all days.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let dates = dates();
    let mut game = Naive::new(|&day: &usize| {
        let [y, m, d] = dates[day];
        let same_day = [y + m / 12, m % 12 + 1, d];
        let later = (day + 1..dates.len().min(day + 63)).filter(|&to| to == day + 1 || dates[to] == same_day);
        later.collect()
    });
    for _ in 0..input.int()? {
        let date = input.array()?;
        let day = dates.iter().position(|day| *day == date);
        input.require(day.is_some(), "a date from 1900-01-01 to 2001-11-04")?;
        out.line(if game.wins(&day.unwrap()) { "YES" } else { "NO" });
    }
    Ok(())
}

/// The days from January 1, 1900 to November 4, 2001.
fn dates() -> Vec<[u32; 3]> {
    let mut dates = vec![[1900, 1, 1]];
    while let &[y, m, d] = &dates[dates.len() - 1]
        && [y, m, d] != [2001, 11, 4]
    {
        let is_leap = y % 4 == 0 && y % 100 != 0 || y % 400 == 0;
        let days = [31, 28 + u32::from(is_leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let is_last = d == days[m as usize - 1];
        dates.push(match (is_last, m) {
            (true, 12) => [y + 1, 1, 1],
            (true, _) => [y, m + 1, 1],
            _ => [y, m, d + 1],
        });
    }
    dates
}
