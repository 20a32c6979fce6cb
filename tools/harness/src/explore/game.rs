//! The rules of a game: its moves, and their values by the templates.

use grundy::sg_dfs::{SgDfs, SgSplit};
use std::cell::{Cell, RefCell};
use std::fmt::{Debug, Write as _};
use std::hash::Hash;
use std::mem;
use std::thread;

/// What is said of a position for which the rules say `None`.
pub const NONE: &str = "there is no such position: the rules say `None`, and a move leads there";
/// More options of one position are not sent.
const MOST_OPTIONS: usize = 1_000_000;
/// Appends the value of a position.
pub type Solver<S> = Box<dyn FnMut(&S, &mut String)>;

/// The rules, without the types of what they return.
pub struct Game<S> {
    /// Whether there is such a position.
    pub exists: Box<dyn Fn(&S) -> bool>,
    pub options: Box<dyn Fn(&S) -> Vec<Vec<S>>>,
    pub solver: Box<dyn Fn() -> Solver<S>>,
    /// Of a game with scores: `max`, `min`, `alternate` or `end`, and of each move what it gains,
    /// the value after it, and what both make.
    pub turn: Box<dyn Fn(&S) -> String>,
}

/// A move leads to one position.
pub fn moves<S: Clone + Eq + Hash + Debug + 'static, I: IntoIterator<Item = S>>(
    rules: impl Fn(&S) -> I + 'static,
) -> Game<S> {
    one(watched(rules))
}

/// The same, with the position by value.
pub fn moves_of<S: Clone + Eq + Hash + Debug + 'static, I: IntoIterator<Item = S>>(
    rules: impl Fn(S) -> I + 'static,
) -> Game<S> {
    one(watched(move |position: &S| rules(position.clone())))
}

/// A move may leave several positions.
pub fn splits<
    S: Clone + Eq + Hash + Debug + 'static,
    P: IntoIterator<Item = S> + Clone,
    I: IntoIterator<Item = P>,
>(
    rules: impl Fn(&S) -> I + 'static,
) -> Game<S> {
    several(watched(rules))
}

/// The same, with the position by value.
pub fn splits_of<
    S: Clone + Eq + Hash + Debug + 'static,
    P: IntoIterator<Item = S> + Clone,
    I: IntoIterator<Item = P>,
>(
    rules: impl Fn(S) -> I + 'static,
) -> Game<S> {
    several(watched(move |position: &S| rules(position.clone())))
}

fn one<S: Clone + Eq + Hash + Debug + 'static, I: Iterator<Item = S>>(
    rules: impl Fn(&S) -> I + 'static,
) -> Game<S> {
    let rules: &'static _ = Box::leak(Box::new(rules));
    Game {
        exists: Box::new(|_| true),
        options: Box::new(move |position| some(rules(position).map(|option| vec![option]))),
        solver: Box::new(move || {
            let mut sg = SgDfs::new(rules);
            Box::new(move |position, said| _ = write!(said, "{}", sg.grundy(position)))
        }),
        turn: Box::new(|_| String::new()),
    }
}

fn several<
    S: Clone + Eq + Hash + Debug + 'static,
    P: IntoIterator<Item = S> + Clone,
    I: Iterator<Item = P>,
>(
    rules: impl Fn(&S) -> I + 'static,
) -> Game<S> {
    let rules: &'static _ = Box::leak(Box::new(rules));
    Game {
        exists: Box::new(|_| true),
        options: Box::new(move |position| some(rules(position).map(|parts| parts.into_iter().collect()))),
        solver: Box::new(move || {
            let mut sg = SgSplit::new(rules);
            Box::new(move |position, said| _ = write!(said, "{}", sg.grundy(position)))
        }),
        turn: Box::new(|_| String::new()),
    }
}

/// At most that many.
pub fn some<T>(options: impl Iterator<Item = T>) -> Vec<T> {
    let options: Vec<T> = options.take(MOST_OPTIONS + 1).collect();
    assert!(options.len() <= MOST_OPTIONS, "more than {MOST_OPTIONS} moves");
    options
}

thread_local! {
    /// The position at which the rules have failed.
    pub static AT: RefCell<Option<String>> = const { RefCell::new(None) };
    /// Why, and where.
    pub static WHY: RefCell<(String, String)> = const { RefCell::new((String::new(), String::new())) };
}

/// Remembers the position if the rules fail at it.
pub struct Watch<'a, S: Debug>(pub &'a S);

impl<S: Debug> Drop for Watch<'_, S> {
    fn drop(&mut self) {
        if thread::panicking() {
            let position = format!("{:?}", self.0);
            AT.with(|at| *at.borrow_mut() = Some(position));
        }
    }
}

/// The options of a position, which may fail when they are asked for.
pub struct Watched<S, I> {
    pub position: S,
    pub options: I,
}

impl<S: Debug, I: Iterator> Iterator for Watched<S, I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let watch = Watch(&self.position);
        let option = self.options.next();
        mem::forget(watch);
        option
    }
}

/// After this many positions their text is compared with that of the first one, and after `MANY`
/// their numbers.
const LONG: u64 = 1 << 14;
const MANY: u64 = 1 << 20;

thread_local! {
    /// How many positions the request at hand has looked at, and the first one.
    static LOOKS: Cell<u64> = const { Cell::new(0) };
    static FIRST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A new request.
pub fn begin() {
    LOOKS.set(0);
}

/// That positions do not grow for ever: after n of them, no number is larger by n / 4, and no text
/// longer by as much, than in the first one.
pub fn look(position: &impl Debug) {
    let looks = LOOKS.get();
    if looks == 0 {
        FIRST.set(format!("{position:?}"));
    } else if looks >= LONG && looks.is_power_of_two() {
        let (now, first) = (format!("{position:?}"), FIRST.with_borrow(String::clone));
        let largest = |text: &str| {
            let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
            numbers.map(|digits| digits.parse().unwrap_or(u128::MAX)).max().unwrap_or(0)
        };
        let grows = now.len() > first.len() + looks as usize / 4
            || looks >= MANY && largest(&now) > largest(&first).saturating_add(u128::from(looks / 4));
        assert!(
            !grows,
            "after {looks} positions, the first of which was {first:.60}, they are still growing: does every move come \
             nearer to the end?"
        );
    }
    LOOKS.set(looks + 1);
}

fn watched<S: Clone + Eq + Hash + Debug + 'static, I: IntoIterator>(
    rules: impl Fn(&S) -> I + 'static,
) -> impl Fn(&S) -> Watched<S, I::IntoIter> + 'static {
    move |position| {
        let watch = Watch(position);
        look(position);
        let options = rules(position).into_iter();
        mem::forget(watch);
        Watched { position: position.clone(), options }
    }
}
