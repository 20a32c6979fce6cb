//! Traits of the file's own and of std on the library's types; a blanket implementation reaches
//! them.
//! edition: 2018
use grundy::mex::Mex;
use grundy::nim::{self, Move};
use grundy::scan::{Error, Scan};
use std::fmt::Debug;

trait Score { fn score(&self) -> u64; }
impl Score for Move { fn score(&self) -> u64 { self.to * 10 + self.heap as u64 } }
impl<T: Score> Score for [T] { fn score(&self) -> u64 { self.iter().map(Score::score).sum() } }
impl Score for Mex { fn score(&self) -> u64 { u64::from(self.clone().take()) } }
trait Read<T> { fn read(&mut self) -> Result<T, Error>; }
impl Read<(u8, u8)> for Scan { fn read(&mut self) -> Result<(u8, u8), Error> { Ok((self.int()?, self.int()?)) } }
impl Read<String> for Scan { fn read(&mut self) -> Result<String, Error> { self.word().map(str::to_owned) } }
trait Shout { fn shout(&self) -> String; }
impl<T: Debug> Shout for T { fn shout(&self) -> String { format!("{:?}!", self).to_uppercase() } }

fn main() {
    let moves: Vec<Move> = nim::winning_moves(&[5, 5, 7]).collect();
    println!("{} {}", moves.score(), moves[0].shout());
    let mut mex = Mex::default();
    mex.insert(0);
    println!("{}", mex.score());
    let mut input = Scan::new("1 2 word 300");
    let (pair, word): ((u8, u8), String) = (input.read().unwrap(), input.read().unwrap());
    println!("{:?} {} {:?}", pair, word, Read::<(u8, u8)>::read(&mut input).map_err(|e| e.shout()));
}
