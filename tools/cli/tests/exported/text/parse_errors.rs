//! Every way in which a number cannot be parsed, without a panic.
//! input: 12\n-1\n\n+7\n99999999999\n1.5\nabc\n0x1f\n-\nNaN\ninf\n1e400\n  3\n255\n256\n٣\ntrue\nx\nxy\n
use std::io::{self, BufRead};
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};
use std::str::FromStr;

#[derive(Debug, PartialEq)]
struct Rgb(u8, u8, u8);

impl FromStr for Rgb {
    type Err = ParseIntError;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let h = |i| u8::from_str_radix(s.get(i..i + 2).unwrap_or(""), 16);
        Ok(Rgb(h(0)?, h(2)?, h(4)?))
    }
}

fn describe<T: FromStr + std::fmt::Debug>(s: &str) -> String
where
    T::Err: std::fmt::Display,
{
    match s.parse::<T>() {
        Ok(x) => format!("{:?}", x),
        Err(e) => format!("<{}>", e),
    }
}

fn main() {
    for line in io::stdin().lock().lines() {
        let s = line.unwrap();
        println!("{:?}: {} {} {}", s, describe::<i32>(&s), describe::<u8>(&s), describe::<i64>(&s));
        println!("  {} {} {} {}", describe::<f64>(&s), describe::<f32>(&s), describe::<bool>(&s), describe::<char>(&s));
        println!("  {} {:?}", describe::<Rgb>(&s), i64::from_str_radix(s.trim_start_matches("0x"), 16));
        let why = match s.parse::<u16>().map_err(|e| e.kind().clone()) {
            Ok(x) => format!("{} {:?} {:?}", x, u8::try_from(x), i8::try_from(x as i32 - 200).ok()),
            Err(IntErrorKind::Empty) => "empty".into(),
            Err(IntErrorKind::PosOverflow | IntErrorKind::NegOverflow) => "too large".into(),
            Err(other) => format!("{:?}", other),
        };
        let both: Result<f64, ParseFloatError> = s.trim().parse::<f64>().map(|x| x.sqrt().floor());
        println!("  {} {:?} {:?}", why, both.clone().ok(), both.map_or(-1, |x| x as i32));
    }
}
