//! Values whose `fmt` fails.
//! input: 1\n
//! input: 0\n
use std::fmt::{self, Display, Formatter, Write};
struct Bad(i32);
impl Display for Bad {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str("part")?;
        if self.0 > 0 { Err(fmt::Error) } else { Ok(()) }
    }
}
struct Recovers(Bad);
impl Display for Recovers {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        if write!(f, "{}", self.0).is_err() { f.write_str("recovered") } else { Ok(()) }
    }
}
struct Full(String);
impl Write for Full {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > 5 { return Err(fmt::Error); }
        self.0 += text;
        Ok(())
    }
}
fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: i32 = line.trim().parse().unwrap();
    let mut s = String::new();
    println!("{} {}", write!(s, "{}", Bad(n)).is_err(), s);
    println!("{} {} {}", write!(s, "{} {}", Bad(n), n).is_err(), s, s.len());
    println!("{}", Recovers(Bad(n)));
    println!("{:?}", write!(s, "{}", Bad(n)));
    println!("{:?}", write!(s, "{:>5}|{}", n, Bad(0)));
    let mut full = Full(String::new());
    println!("{:?} {:?} {}", write!(full, "{}{}", n, n), writeln!(full, "{} and more", n), full.0);
    let made = write!(s, "{:?} {}", Some(n), Bad(n)).and_then(|()| write!(s, "more"));
    println!("{:?} {}", made, s);
}
