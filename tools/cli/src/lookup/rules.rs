//! Rules as contestants jot them down: `0.77`, `take 1,3,4`, `take 1..5 or split`, `take odd`,
//! `split unequal`, `take 1,2 in a row`, `take any, last loses`.

/// The rules of a game on heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rules {
    /// An octal or hexadecimal code; `repeats` if it ends in `...`.
    Code {
        /// `0.77`.
        code: String,
        /// Whether the last digit repeats for ever.
        repeats: bool,
    },
    /// What a move does to a heap.
    Moves(Moves),
}

/// What a move does to a heap.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Moves {
    /// How many stones may be taken, if any may.
    pub take: Option<Take>,
    /// Whether a heap may be split instead.
    pub split: Option<Split>,
    /// What the stones are in.
    pub place: Place,
    /// Whether whoever makes the last move loses.
    pub last_loses: bool,
}

/// How many stones may be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Take {
    /// One of these, ascending.
    Of(Vec<usize>),
    /// Any number but these.
    AnyBut(Vec<usize>),
    /// An odd number.
    Odd,
    /// An even number.
    Even,
    /// `squares`, `primes`: a set known by name.
    Known(&'static str),
    /// At most half of the heap.
    AtMostHalf,
    /// At least half of it.
    AtLeastHalf,
}

/// How a heap may be split.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Split {
    /// Into two of any sizes.
    Two,
    /// Into three.
    Three,
    /// Into two of different sizes.
    Unequal,
    /// Into parts as equal as possible.
    Equal,
}

/// What the stones are in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Place {
    /// A heap: what is left stays together.
    #[default]
    Heap,
    /// A row: neighbours are taken, and the gap stays.
    Row,
    /// A circle.
    Circle,
}

/// Larger numbers are not read, nor more of them.
const MOST: usize = 1_000_000;

/// The rules, if the whole question is some.
pub fn read(question: &str) -> Option<Rules> {
    let question = question.trim().to_lowercase();
    code(&question).or_else(|| {
        let text = question.replace(',', " , ").replace("..", " .. ").replace('-', " .. ");
        let words: Vec<&str> = text.split_whitespace().collect();
        moves(&words).map(Rules::Moves)
    })
}

fn code(text: &str) -> Option<Rules> {
    let short = text.strip_suffix("...");
    let code = short.unwrap_or(text);
    let (before, after) = code.split_once('.')?;
    let is_code = matches!(before, "0" | "4" | "8" | "c") && (1..=20).contains(&after.len());
    let is_code = is_code && after.bytes().all(|digit| digit.is_ascii_hexdigit());
    if is_code { Some(Rules::Code { code: code.to_owned(), repeats: short.is_some() }) } else { None }
}

fn moves<'a>(mut words: &'a [&'a str]) -> Option<Moves> {
    let mut moves = Moves::default();
    while let Some((first, rest)) = words.split_first() {
        words = match *first {
            "or" | "and" | "," | "in" | "on" | "a" => rest,
            "take" if moves.take.is_none() => {
                let (take, rest) = take(rest)?;
                moves.take = Some(take);
                rest
            }
            "split" if moves.split.is_none() => {
                let (split, rest) = split(rest);
                moves.split = Some(split);
                rest
            }
            "row" => place(&mut moves, Place::Row, rest),
            "circle" => place(&mut moves, Place::Circle, rest),
            "misere" | "misère" => loses(&mut moves, rest),
            "last" if rest.first() == Some(&"loses") => loses(&mut moves, &rest[1..]),
            _ => return None,
        };
    }
    if moves.take.is_some() || moves.split.is_some() { Some(moves) } else { None }
}

fn place<'a>(moves: &mut Moves, place: Place, rest: &'a [&'a str]) -> &'a [&'a str] {
    moves.place = place;
    rest
}

fn loses<'a>(moves: &mut Moves, rest: &'a [&'a str]) -> &'a [&'a str] {
    moves.last_loses = true;
    rest
}

fn take<'a>(words: &'a [&'a str]) -> Option<(Take, &'a [&'a str])> {
    let known = |name: &'static str, skip: usize| Some((Take::Known(name), &words[skip..]));
    match words {
        ["odd", rest @ ..] => Some((Take::Odd, rest)),
        ["even", rest @ ..] => Some((Take::Even, rest)),
        ["squares", ..] => known("a square", 1),
        ["primes", ..] => known("a prime", 1),
        ["fibonacci", ..] => known("a Fibonacci number", 1),
        ["powers", "of", "2" | "two", ..] => known("a power of 2", 3),
        ["at", "most", "half", rest @ ..] => Some((Take::AtMostHalf, rest)),
        ["at", "least", "half", rest @ ..] => Some((Take::AtLeastHalf, rest)),
        ["any", "but" | "except", rest @ ..] => set(rest).map(|(set, rest)| (Take::AnyBut(set), rest)),
        ["any", rest @ ..] => Some((Take::AnyBut(Vec::new()), rest)),
        words => set(words).map(|(set, rest)| (Take::Of(set), rest)),
    }
}

/// `1,3..5,8`, or `1 to 5`; none of them 0.
fn set<'a>(mut words: &'a [&'a str]) -> Option<(Vec<usize>, &'a [&'a str])> {
    let number = |word: &str| word.parse().ok().filter(|number| (1..=MOST).contains(number));
    let mut all = Vec::new();
    loop {
        let first = number(words.first()?)?;
        let (last, rest) = match words {
            [_, ".." | "to", last, rest @ ..] => (number(last)?, rest),
            words => (first, &words[1..]),
        };
        all.extend(first..=last);
        if all.len() > MOST {
            return None;
        }
        match rest {
            // Not before `or split`.
            [",", next, ..] | [next, ..] if number(next).is_some() => {
                words = if rest[0] == "," { &rest[1..] } else { rest };
            }
            rest => {
                all.sort_unstable();
                all.dedup();
                return if all.is_empty() { None } else { Some((all, rest)) };
            }
        }
    }
}

fn split<'a>(words: &'a [&'a str]) -> (Split, &'a [&'a str]) {
    match words {
        ["unequal", rest @ ..] => (Split::Unequal, rest),
        ["equal", rest @ ..] => (Split::Equal, rest),
        ["in" | "into", "three" | "3", rest @ ..] => (Split::Three, rest),
        ["in" | "into", "two" | "2", rest @ ..] => (Split::Two, rest),
        rest => (Split::Two, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_no_rules() {
        for question in [
            "",
            "take",
            "split a heap",
            "take any number from one heap",
            "take half of the stones",
            "take 0",
            "take 1 2 x",
            "take 5..",
            "take 1 take 2",
            "take 18446744073709551616",
            "0.",
            "0.x",
            "1.5",
            "0.77.7",
            "two piles",
        ] {
            assert_eq!(read(question), None, "{question}");
        }
    }

    #[test]
    fn sets_come_in_several_forms() {
        let set = |question: &str| match read(question) {
            Some(Rules::Moves(Moves { take: Some(Take::Of(set)), .. })) => set,
            other => panic!("{question}: {other:?}"),
        };
        for question in ["take 1,3,4", "take 4, 3 1 3", "TAKE 1,3..4", "take 1 3 to 4"] {
            assert_eq!(set(question), [1, 3, 4], "{question}");
        }
        assert_eq!(set("take 2 or split"), [2]);
    }

    #[test]
    fn codes_repeat_or_not() {
        let code = |code: &str, repeats| Some(Rules::Code { code: code.to_owned(), repeats });
        assert_eq!(
            (read("0.77"), read(" 4.3... "), read("0.8F")),
            (code("0.77", false), code("4.3", true), code("0.8f", false))
        );
    }
}
