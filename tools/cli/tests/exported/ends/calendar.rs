//! Dates, clocks and ages: modules, consts, enums with values, matches on ranges, `impl Iterator`.
//! input: 2024-02-29\n1999-12-31\n2000-13-01\n1900-02-29\n2023-7-4\nhello\n
mod date {
    use std::fmt;
    use std::str::FromStr;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Date {
        pub year: i32,
        pub month: u8,
        pub day: u8,
    }

    #[derive(Debug, Clone, Copy, PartialEq)]
    #[repr(u8)]
    pub enum Weekday {
        Sunday = 0,
        Monday,
        Tuesday,
        Wednesday,
        Thursday,
        Friday,
        Saturday,
    }

    pub(crate) const NAMES: [Weekday; 7] = {
        use Weekday::*;
        [Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday]
    };

    pub const fn is_leap(y: i32) -> bool {
        y % 4 == 0 && (y % 100 != 0 || y % 400 == 0)
    }

    pub fn days_in(year: i32, month: u8) -> Option<u8> {
        Some(match month {
            2 if is_leap(year) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        })
    }

    impl FromStr for Date {
        type Err = String;
        fn from_str(s: &str) -> Result<Date, String> {
            let parts: [&str; 3] =
                s.splitn(3, '-').collect::<Vec<_>>().try_into().map_err(|v: Vec<&str>| format!("{} parts", v.len()))?;
            let year = parts[0].parse().map_err(|e| format!("year: {e}"))?;
            let month = parts[1].parse().map_err(|e| format!("month: {e}"))?;
            let day = parts[2].parse().map_err(|e| format!("day: {e}"))?;
            match days_in(year, month) {
                Some(most) if (1..=most).contains(&day) => Ok(Date { year, month, day }),
                Some(most) => Err(format!("day {day} of {most}")),
                None => Err(format!("month {}", month)),
            }
        }
    }

    impl fmt::Display for Date {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
        }
    }

    impl Date {
        pub fn number(self) -> i32 {
            let (y, m) = if self.month < 3 { (self.year - 1, self.month + 12) } else { (self.year, self.month) };
            365 * y + y / 4 - y / 100 + y / 400 + (153 * (m as i32 - 3) + 2) / 5 + self.day as i32
        }
        pub fn weekday(self) -> Weekday {
            NAMES[(self.number() + 2).rem_euclid(7) as usize]
        }
        pub fn following(self) -> impl Iterator<Item = Date> {
            std::iter::successors(Some(self), |d| {
                let mut d = *d;
                d.day += 1;
                if Some(d.day) > days_in(d.year, d.month) {
                    d.day = 1;
                    d.month = d.month % 12 + 1;
                    d.year += (d.month == 1) as i32;
                }
                Some(d)
            })
            .skip(1)
        }
    }
}

use date::{Date, Weekday};
use std::io::BufRead as _;

fn main() {
    let mut valid: Vec<Date> = Vec::new();
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        match line.parse::<Date>() {
            Ok(d) => {
                let next: Vec<String> = d.following().take(2).map(|d| d.to_string()).collect();
                let friday = d.following().find(|d| d.weekday() == Weekday::Friday && d.day == 13).unwrap();
                println!("{} {:?} {} {:?} {}", d, d.weekday(), d.weekday() as u8, next, friday);
                valid.push(d);
            }
            Err(e) => println!("{line}: {e}"),
        }
    }
    valid.sort();
    for w in valid.windows(2) {
        println!("{} days from {} to {}", w[1].number() - w[0].number(), w[0], w[1]);
    }
}
