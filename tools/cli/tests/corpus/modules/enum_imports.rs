//! Globs of enums, variants named like other items, a variant shadowed by a constant in a pattern.
//! edition: 2015
#[derive(Debug, Clone, Copy, PartialEq)]
enum Dir { North, East, Drop, None }
use Dir::*;
#[allow(dead_code)]
struct Unused;
const STOP: Dir = Dir::Drop;

#[allow(non_snake_case)]
fn turn(d: Dir) -> Dir {
    match d {
        North => East,
        STOP => Dir::None,
        East => Drop,
        other => other,
    }
}
mod m {
    #[allow(non_upper_case_globals)]
    pub const East: u8 = 200;
    pub fn is(n: u8) -> bool { match n { East => true, _ => false } }
}

fn main() {
    println!("{:?} {:?} {:?} {:?}", turn(North), turn(East), turn(STOP), turn(None));
    println!("{} {} {:?}", m::is(200), m::is(1), Some(1u8).map(|_| East));
}
