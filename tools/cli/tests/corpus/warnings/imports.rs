//! Imports that are unused, redundant, doubled, or used only by a trait's method or a doc comment.
//! edition: 2018
use grundy::mex;
use grundy::mex::mex as least;
use grundy::*;
use std::fmt::{self, Debug, Display, Write as W};
use std::io::{self, prelude::*, BufRead, Read, Write};
use std::option::Option;
use std::vec::Vec;
use {std::rc::Rc, std::cell::{Cell, RefCell}};
pub use std::cmp::Ordering;

fn main() {
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line).unwrap();
    write!(line, "{}", least([0, 1])).unwrap();
    let shared: Rc<Cell<u8>> = Rc::default();
    let v: Vec<Option<u8>> = vec![None];
    io::stdout().write_all(line.as_bytes()).unwrap();
    println!(" {} {:?} {:?}", shared.get(), v, 1.cmp(&2) == Ordering::Less);
}
