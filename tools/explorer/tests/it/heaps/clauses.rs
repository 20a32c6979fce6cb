//! What stands behind a comma: a limit, another set, who wins, or a position.

use crate::heaps::definition::{check, flaw, has, is_prime, read};

type May = fn(usize) -> bool;

/// A limit holds for what stands before it; numbers that are not there yet are taken as well.
#[test]
fn limits_and_sets_behind_a_comma() {
    let forms: &[(&str, May)] = &[
        ("take an odd number of stones, at most 5", |take| has(&[1, 3, 5], take)),
        ("take primes, at most 5", |take| has(&[2, 3, 5], take)),
        ("take a prime number, less than 7", |take| has(&[2, 3, 5], take)),
        ("take a power of 2, at most 8", |take| has(&[1, 2, 4, 8], take)),
        ("take squares, up to 10", |take| has(&[1, 4, 9], take)),
        ("take a multiple of 3, up to 9", |take| has(&[3, 6, 9], take)),
        ("take odd, 5 or less", |take| has(&[1, 3, 5], take)),
        ("take up to 5, odd", |take| has(&[1, 3, 5], take)),
        ("take 1 to 5, odd", |take| has(&[1, 3, 5], take)),
        ("take odd numbers, 1 to 5", |take| has(&[1, 3, 5], take)),
        ("take at most 5, a prime", |take| has(&[2, 3, 5], take)),
        ("take any number of stones, at most 5", |take| take <= 5),
        ("take any number up to 5", |take| take <= 5),
        ("take any number from 2 to 5", |take| (2..=5).contains(&take)),
        ("take any, odd", |take| take % 2 == 1),
        ("take 1 or more, up to 5", |take| take <= 5),
        ("take 2 or more, at most 5", |take| (2..=5).contains(&take)),
        ("take any number, at least 2", |take| take >= 2),
        ("take 1 to 5, at least 2", |take| (2..=5).contains(&take)),
        ("take 1 to 5, 3 or more", |take| (3..=5).contains(&take)),
        ("take any but 2, at most 5", |take| has(&[1, 3, 4, 5], take)),
        ("take 1 to 10, at most 5", |take| take <= 5),
        ("take odd, at most 7, at least 3", |take| has(&[3, 5, 7], take)),
        ("take odd but no more than 5", |take| has(&[1, 3, 5], take)),
        ("take any number of stones, but at most 4", |take| take <= 4),
        ("take 2 to 10, but at most 5", |take| (2..=5).contains(&take)),
        ("take odd and at most 5", |take| has(&[1, 3, 5], take)),
        ("take at least 2, a prime", is_prime),
        ("take 1 or a prime, up to 7", |take| has(&[1, 2, 3, 5, 7], take)),
        ("take 1, primes", |take| take == 1 || is_prime(take)),
        ("take primes and 1", |take| take == 1 || is_prime(take)),
        ("take odd, 2", |take| take % 2 == 1 || take == 2),
        ("take at most 3, 5", |take| has(&[1, 2, 3, 5], take)),
        ("take at most 3, 5 to 7", |take| has(&[1, 2, 3, 5, 6, 7], take)),
        ("take odd, or at most 4", |take| take % 2 == 1 || take <= 4),
        ("take at most 2, or at least 6", |take| take <= 2 || take >= 6),
        ("take 1 stone, 2 stones or 4 stones", |take| has(&[1, 2, 4], take)),
    ];
    for (text, may) in forms {
        check(text, 15, &|_, take, parts| take > 0 && may(take) && parts.len() <= 1);
        let (misere, split) = (format!("{text}, last loses"), format!("{text} or split into 3"));
        assert!(read(&misere).is_misere && read(&misere).game.title() == read(text).game.title(), "{text}");
        let is_split = |take: usize, parts: &[usize]| take == 0 && parts.len() == 3;
        let is_take = |take: usize, parts: &[usize]| take > 0 && may(take) && parts.len() <= 1;
        check(&split, 11, &|_, take, parts| is_take(take, parts) || is_split(take, parts));
    }
}

/// Every two sets: `or` takes either; a comma takes what is in both, or numbers that are not in the
/// first, or asks what is meant.
#[test]
fn every_two_sets() {
    let sets: &[(&str, May)] = &[
        ("odd", |take| take % 2 == 1),
        ("an even number of stones", |take| take % 2 == 0),
        ("a prime", is_prime),
        ("squares", |take| has(&[1, 4, 9], take)),
        ("any number of stones", |_| true),
        ("any but 4", |take| take != 4),
        ("at most 5", |take| take <= 5),
        ("up to 7 stones", |take| take <= 7),
        ("less than 5", |take| take < 5),
        ("4 or less", |take| take <= 4),
        ("3 at most", |take| take <= 3),
        ("at least 3", |take| take >= 3),
        ("2 or more", |take| take >= 2),
        ("more than 6", |take| take > 6),
        ("1 to 6", |take| take <= 6),
        ("from 3 to 8 stones", |take| (3..=8).contains(&take)),
        ("between 2 and 9", |take| (2..=9).contains(&take)),
        ("1", |take| take == 1),
        ("3 stones", |take| take == 3),
        ("2 or 8", |take| has(&[2, 8], take)),
        ("1,2,3", |take| take <= 3),
    ];
    let taken = |text: &str| {
        let no_files = |_: &str| Err("no files".to_owned());
        let mut game = grundy_explorer::rules::read(text, &no_files).ok()?.game;
        let options = game.options(&vec![12]).unwrap();
        let mut all: Vec<u64> =
            options.iter().map(|left| 12 - left.iter().map(|part| part[0]).sum::<u64>()).collect();
        all.sort_unstable();
        Some(all)
    };
    let mut count = [0; 3];
    for (a, in_a) in sets {
        // Numbers behind `but` are exceptions.
        let follow = |b: &str| !(a.contains("but") && b.starts_with(char::is_numeric));
        for (b, in_b) in sets.iter().filter(|(b, _)| follow(b)) {
            let which = |has: &dyn Fn(usize) -> bool| {
                (1..=12).filter(|take| has(*take as usize)).collect::<Vec<u64>>()
            };
            let (union, common) =
                (which(&|take| in_a(take) || in_b(take)), which(&|take| in_a(take) && in_b(take)));
            if let Some(found) = taken(&format!("take {a} or {b}")) {
                assert_eq!(found, union, "{a} or {b}");
                count[0] += 1;
            }
            if let Some(found) = taken(&format!("take {a}, {b}")) {
                let is_list = a.starts_with(char::is_numeric) && b.starts_with(char::is_numeric);
                assert!(
                    found == common || common.is_empty() && found == union || is_list && found == union,
                    "{a}, {b}: {found:?}"
                );
                count[1 + usize::from(found == common)] += 1;
            }
        }
    }
    assert!(count[0] > 250 && count[1] > 20 && count[2] > 90, "{count:?}");
}

/// What may limit or be taken as well is told in both ways, and both can be typed.
#[test]
fn commas_that_may_mean_two_things() {
    for (text, wanted) in [
        ("take 1,2,3, at most 2", "write `take 1..3` or `take 1,2`"),
        ("take exactly 2, at most 3", "write `take 1..3` or `take 2`"),
        ("take 1, 2, up to 5", "write `take 1..5` or `take 1,2`"),
        ("take 1 or 2, at most 5", "write `take 1..5` or `take 1,2`"),
        ("take 10 or a prime, up to 7", "write `take 2,3,5,7,10` or `take 2,3,5,7`"),
        ("take 2,4,5, odd", "write `take odd or 2,4,5` or `take 5`"),
        ("take odd, 3", "write `take odd or 3` or `take 3`"),
        ("take at most 5, 3", "write `take 1..5` or `take 3`"),
        ("take 1 to 3 or 7 to 9, odd", "write `take odd or 1..3,7..9` or `take 1,3,7,9`"),
        ("take odd, prime", "write `take odd or primes` or `take odd primes`"),
        ("take at most 3, more than 5", "6..3 is empty"),
        ("take 5 to 7, at most 3", "`5..7` and `1..3` have no number in common"),
        ("take any stone", "write `take 1` or `take any`"),
        ("take any coin in a row", "write `take 1` or `take any`"),
        ("take any of 3 stones", "`take 3` is just that many, `take 1..3` up to that many"),
        ("take 2 coins or a row", "a row or a circle is none"),
        ("take between 1 and 3 or 5 and 7", "write `take 1..3,5,7` or `take 1..3,5..7`"),
        ("take 1..3..5", "a range has two ends"),
        ("split into 2 or 4", "the code `{2,4}.0` does; `split 2..4` is all between them as well"),
        ("take 1 or split into two or four equal heaps", "the code `{2,4}.0` does"),
        ("split into 6, 4 or 2 heaps", "the code `{2,4,6}.0` does"),
        ("take 1 to 3, dance", "`dance` after `,` begins neither a move nor words of who wins"),
    ] {
        assert!(flaw(text).contains(wanted), "{text}: {}", flaw(text));
        let both = flaw(text);
        let forms = both.split("write ").nth(1).unwrap_or_default();
        forms.split('`').filter(|form| form.starts_with("take")).for_each(|form| drop(read(form)));
    }
}

/// Heaps, and how many there are, are no part of the rules.
#[test]
fn positions_are_no_moves() {
    for (text, wanted) in [
        ("take 1 to 3, 21 stones", "`--at 21`"),
        ("take 1 or 2, 10 stones, last loses", "`--at 10`"),
        ("take at most 3, 21 stones", "`--at 21`"),
        ("take odd, 20 stones", "`--at 20`"),
        ("take 1 to 3 stones, 21 stones or split", "`--at 21`"),
        ("take 1 to 3 from 10", "`--at 10`"),
        ("take up to 3 stones, 2 piles", "how many heaps there are is a position"),
        ("take 1 or 2 stones, three heaps", "how many heaps there are is a position"),
        ("take 1 to 3 from 2 heaps", "how many heaps there are is a position"),
    ] {
        assert!(flaw(text).contains(wanted), "{text}: {}", flaw(text));
    }
}

/// `1,200` may be one number, where a list would be a strange end.
#[test]
fn numbers_with_commas_are_not_read_as_two() {
    for (text, wanted) in [
        ("take up to 1,200 stones", "write `1200`, or `1 or 200`"),
        ("take 1 to 2,500", "write `2500`, or `2 or 500`"),
        ("take between 1 and 1,500 stones", "write `1500`, or `1 or 500`"),
        ("take at most 1,500", "write `1500`, or `1 or 500`"),
        ("take up to 10,500, last loses", "write `10500`, or `10 or 500`"),
        ("take 2,500 or more", "write `2500`, or `2 or 500`"),
        ("take 1 to 3,100", "write `3100`, or `3 or 100`"),
        ("take 1,000", "a number has no commas: write `1000`"),
        ("take 1..2,000", "a number has no commas: write `2000`"),
        ("take 1,000,000", "a number has no commas: write `1000000`"),
    ] {
        assert!(flaw(text).contains(wanted), "{text}: {}", flaw(text));
    }
    for (text, title) in [
        ("take 1,3,100", "take 1,3,100"),
        ("take 1, 200", "take 1,200"),
        ("take 1..3,100", "take 1..3,100"),
        ("take 1 or 3,5", "take 1,3,5"),
    ] {
        assert_eq!(read(text).game.title(), title, "{text}");
    }
}

#[test]
fn who_wins_in_many_words() {
    let misere = [
        " misère play",
        " mise\u{300}re",
        ", a player that can't move wins",
        ", a player that can\u{2019}t move wins",
        ", you lose if you take the last",
        ", you lose if you take the last stone",
        ", the last bean loses",
        ", whoever takes the last of the chips loses",
        ", the last stone is poisoned",
        ", don't take the last stone",
        ", the loser takes the last",
        ", taking the last is a loss",
        " and lose when you take the last",
        ", taking the last stone loses",
        ", the last player to move loses",
        ", the last player to move does not win",
        ", who doesn't take the last stone wins",
        ", whoever cannot move wins",
        ", the player unable to move is the winner",
        "; last loses",
        " (misere)",
        " (last player loses)",
        " under misere rules",
        ", not normal play",
    ];
    let normal = [
        ", whoever doesn't take the last stone loses",
        ", you lose if you don't take the last stone",
        ", without misere",
        ", normal play",
        " (normal play)",
        ", last to move wins",
        ", who moves last wins",
        ", the winner takes the last coin",
        ", you lose if you cannot move",
        ", the last player unable to move loses",
        ";",
    ];
    for (endings, is_misere) in [(&misere[..], true), (&normal[..], false)] {
        for ending in endings {
            let text = format!("take 1 to 3{ending}");
            assert_eq!(
                (read(&text).is_misere, &*read(&text).game.title()),
                (is_misere, "take 1..3"),
                "{text}"
            );
        }
    }
    for (text, is_misere) in [
        ("kayles, last loses", true),
        ("misere kayles", true),
        ("Kayles; the last player to move loses", true),
        ("kayles, last wins", false),
        ("marienbad, last loses", true),
        ("don't take the last stone, take 1 to 3", true),
        ("take 1 or 2, misere, in a row", true),
        ("euclid, whoever moves last loses", true),
    ] {
        assert_eq!(read(text).is_misere, is_misere, "{text}");
    }
    assert_eq!(read("misere kayles").meaning.as_deref(), Some("0.77 misere"));
}

#[test]
fn words_of_who_wins_that_say_nothing_or_both() {
    for text in [
        "take 1 to 3, last loses, last wins",
        "take 1 to 3 misere, the player who cannot move loses",
        "take 1 to 3 misere and the last player wins",
        "nim misere, last wins",
        "kayles misere, last wins",
    ] {
        assert_eq!(flaw(text), "the last move wins and loses here: ask for one of both", "{text}");
    }
    for ending in [
        "second to last wins",
        "last two stones lose",
        "last heap loses",
        "you win",
        "who wins loses",
        "take last",
    ] {
        let text = format!("take 1 to 3, {ending}");
        assert!(!flaw(&text).is_empty(), "{text}");
    }
}

#[test]
fn more_words_for_the_same() {
    for (text, title) in [
        ("take max 5", "take 1..5"),
        ("take ≤ 5", "take 1..5"),
        ("take 5 max", "take 1..5"),
        ("take three at most", "take 1..3"),
        ("take 2 stones at least", "take any but 1"),
        ("take 1–5", "take 1..5"),
        ("take between 1 and 5 inclusive", "take 1..5"),
        ("take 1 to 5 stones per move", "take 1..5"),
        ("take 1 to 5, but not 3", "take 1,2,4,5"),
        ("take 1 to 5 stones without 3", "take 1,2,4,5"),
        ("take 1 to 5 other than 2 or 3", "take 1,4,5"),
        ("take 1 or more than 2", "take any but 2"),
        ("take any number, not 1", "take any but 1"),
        ("take a factor", "take divisors"),
        ("take a proper factor of n", "take proper divisors"),
        ("take a number divisible by 3", "take multiples of 3"),
        ("take a number of stones that is a square", "take squares"),
        ("take an odd number of adjacent coins", "take odd in a row"),
        ("take 1 or 2 coins next to each other", "take 1,2 in a row"),
        ("take eleven or twelve", "take 11,12"),
    ] {
        assert_eq!(read(text).game.title(), title, "{text}");
        assert!(read(text).meaning.is_none_or(|said| said == title), "{text}");
    }
    for (text, title) in [
        ("take twenty one, thirty, or forty-two", "take 21,30,42"),
        ("take one hundred", "take 100"),
        ("take a hundred or two", "take 2,100"),
        ("take 1 to two hundred fifty three", "take 1..253"),
        ("take one hundred twenty one, or three hundred seven", "take 121,307"),
        ("take ninety nine, hundred", "take 99,100"),
        ("take 2+", "take any but 1"),
        ("take 1, 3+, last loses", "take any but 2"),
    ] {
        assert_eq!(read(text).game.title(), title, "{text}");
    }
}
