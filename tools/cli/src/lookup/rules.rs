//! Rules of games on heaps as contestants jot them down: `0.77`, `take 1,3,4`, `take 1..5 or
//! split`, `take any, last loses`. The grammar is the explorer's.

use grundy_explorer::rules::Words;
use grundy_explorer::rules::heaps::{HeapRules, heap_rules};

/// The rules of a game on heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// What a move does.
    pub heaps: HeapRules,
    /// Whether whoever makes the last move loses.
    pub last_loses: bool,
}

/// The rules, if the whole question is some.
pub fn read(question: &str) -> Option<Rules> {
    let no_files = |_: &str| Err(String::new());
    let mut words = Words::new(question, &no_files);
    words.misere();
    let heaps = heap_rules(&mut words)?.ok()?;
    words.misere();
    words.end().ok()?;
    Some(Rules { heaps, last_loses: words.is_misere() })
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
            "take 1 of the heaps",
            "take at most 3 stones",
            "split equal heaps",
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
        let shown = |question: &str| read(question).map(|rules| rules.heaps.to_string());
        for question in ["take 1,3,4", "take 4, 3 1 3", "TAKE 1,3..4", "take 1 3 to 4", "take 3 - 4, 1"] {
            assert_eq!(shown(question).as_deref(), Some("take 1,3,4"), "{question}");
        }
        assert_eq!(shown("take 2 or split").as_deref(), Some("take 2 or split"));
        assert_eq!(shown("in a row take 2").as_deref(), Some("take 2 in a row"));
    }

    #[test]
    fn codes_repeat_or_not() {
        let code = |code: &str| match read(code).map(|rules| rules.heaps) {
            Some(HeapRules::Code(code)) => (code.plain().map(str::to_owned), code.repeats()),
            other => panic!("{code}: {other:?}"),
        };
        assert_eq!(code("0.77"), (Some("0.77".to_owned()), false));
        assert_eq!(code(" 4.3... "), (Some("4.3".to_owned()), true));
        assert_eq!(code("0.8F"), (Some("0.8F".to_owned()), false));
        assert_eq!(code("4!.0"), (None, false));
    }
}
