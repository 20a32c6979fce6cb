//! Implementations without which the file would still compile: pointers, bounds and derives fall
//! back to something else.
//! gone: Debug, Hash, Deref
//! kept: impl fmt::Display for Board, impl fmt::Display for Own, Ord, impl Copy for Counted

use std::cmp::Ordering;
use std::fmt;
use std::ops::Deref;
use std::rc::Rc;

struct Board(Vec<u32>);

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board of {}", self.0.len())
    }
}

/// Without `Display` for `Board`, `to_string` on a box of a board would be this method instead.
impl Board {
    fn to_string(&self) -> String {
        format!("{:?}", self.0)
    }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Job {
    cost: u32,
    name: String,
}

impl Job {
    /// The cheaper job is greater.
    fn cmp(&self, other: &Job) -> Ordering {
        other.cost.cmp(&self.cost)
    }
}

struct Own(u32);

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "own {}", self.0)
    }
}

impl Own {
    fn shown(&self) -> String {
        "its own".to_owned()
    }
}

trait Shown {
    fn shown(&self) -> String;
}

impl<T: fmt::Display> Shown for T {
    fn shown(&self) -> String {
        format!("<{self}>")
    }
}

struct Counted(u32);

impl Clone for Counted {
    fn clone(&self) -> Counted {
        Counted(self.0 + 1)
    }
}

impl Copy for Counted {}

/// A derived `clone` of a type that is `Copy` is a copy; otherwise it clones each field.
#[derive(Clone, Copy)]
struct Pair(Counted, u32);

struct Unseen(u32);

impl Deref for Unseen {
    type Target = u32;
    fn deref(&self) -> &u32 {
        &self.0
    }
}

fn main() {
    let board = Box::new(Board(vec![1, 2]));
    println!("{} {}", board.to_string(), Board::to_string(&board));
    let mut jobs: Vec<Rc<Job>> =
        [(3, "c"), (1, "a"), (2, "b")].map(|(cost, name)| Rc::new(Job { cost, name: name.to_owned() })).into();
    jobs.sort_by(|a, b| a.cmp(b));
    println!("{} {:?}", jobs[0].name, Job::cmp(&jobs[0], &jobs[1]));
    println!("{} {} {}", Rc::new(Own(1)).shown(), Own(2).shown(), 5.shown());
    let pair = Pair(Counted(0), 1);
    let clone = pair.clone();
    println!("{} {}", clone.0.0, clone.1);
}
