//! `?` converts errors by `From`; `Display`, `source` and `Debug` of them are used only far away.
//! edition: 2015
//! input: 12
//! input: x
//! input: -3
//! input: 99
use std::error::Error;
use std::fmt;
use std::num::ParseIntError;

#[derive(Debug)]
enum Bad { Number(ParseIntError), Negative(i32), Text(Box<dyn Error>) }
impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bad::Number(_) => f.write_str("not a number"),
            Bad::Negative(n) => write!(f, "{} is negative", n),
            Bad::Text(e) => write!(f, "text: {}", e),
        }
    }
}
impl Error for Bad {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self { Bad::Number(e) => Some(e), _ => None }
    }
}
impl From<ParseIntError> for Bad { fn from(e: ParseIntError) -> Bad { Bad::Number(e) } }
impl From<&'static str> for Bad { fn from(s: &'static str) -> Bad { Bad::Text(s.into()) } }

fn parse(s: &str) -> Result<i32, Bad> {
    let n: i32 = s.trim().parse()?;
    if n > 50 { Err("too large")? }
    if n < 0 { return Err(Bad::Negative(n)); }
    Ok(n)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut s = String::new();
    std::io::stdin().read_line(&mut s)?;
    match parse(&s) {
        Ok(n) => println!("{}", n),
        Err(e) => {
            println!("{} / {:?}", e, e.source().map(|s| s.to_string()));
            return Err(e.into());
        }
    }
    Ok(())
}
