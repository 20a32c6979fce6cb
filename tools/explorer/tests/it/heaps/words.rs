//! Every form of words against the definition, and what mistakes are told.

use crate::heaps::definition::{check, fast, flaw, game, gcd, has, is_prime, partitions, read, resumed};
use grundy_explorer::game::{Explorer, Outcome, Value, mex};
use grundy_explorer::rules;

#[test]
fn takes_are_those_of_the_words() {
    type May = fn(usize, usize) -> bool;
    let forms: &[(&str, May)] = &[
        ("take 1,3,4", |_, take| has(&[1, 3, 4], take)),
        ("TAKE 4, 1 3", |_, take| has(&[1, 3, 4], take)),
        ("take 2..5,7", |_, take| has(&[2, 3, 4, 5, 7], take)),
        ("take 2 to 4", |_, take| has(&[2, 3, 4], take)),
        ("take 2-4", |_, take| has(&[2, 3, 4], take)),
        ("take at most 3", |_, take| has(&[1, 2, 3], take)),
        ("take odd", |_, take| take % 2 == 1),
        ("take even", |_, take| take % 2 == 0),
        ("take multiples of 3", |_, take| take % 3 == 0),
        ("take at least 3", |_, take| take >= 3),
        ("take any", |_, _| true),
        ("take any but 2,5", |_, take| !has(&[2, 5], take)),
        ("take any except 1", |_, take| take != 1),
        ("take squares", |_, take| has(&[1, 4, 9, 16], take)),
        ("take cubes", |_, take| has(&[1, 8], take)),
        ("take primes", |_, take| is_prime(take)),
        ("take powers of 2", |_, take| has(&[1, 2, 4, 8, 16], take)),
        ("take powers of two", |_, take| has(&[1, 2, 4, 8, 16], take)),
        ("take fibonacci", |_, take| has(&[1, 2, 3, 5, 8, 13], take)),
        ("take 1 or a prime", |_, take| take == 1 || is_prime(take)),
        ("take odd or 2", |_, take| take % 2 == 1 || take == 2),
        ("take 2..8 but 4,5", |_, take| has(&[2, 3, 6, 7, 8], take)),
        ("take 1 or a square or 5", |_, take| has(&[1, 4, 5, 9, 16], take)),
        ("take divisors", |heap, take| heap % take == 0),
        ("take proper divisors", |heap, take| heap % take == 0 && take < heap),
        ("take coprime", |heap, take| gcd(heap, take) == 1),
        ("take at most half", |heap, take| 2 * take <= heap),
        ("take at least half", |heap, take| 2 * take >= heap),
    ];
    for (text, takes) in forms {
        let may = |heap: usize, take: usize| take > 0 && takes(heap, take);
        check(text, 15, &|heap, take, parts| may(heap, take) && parts.len() <= 1);
        let row = format!("{text} in a row");
        check(&row, 13, &|heap, take, parts| may(heap, take) && parts.len() <= 2);
        let split = format!("{text} or split");
        let is_split = |take: usize, parts: &[usize]| take == 0 && parts.len() == 2;
        check(&split, 13, &|heap, take, parts| may(heap, take) && parts.len() <= 1 || is_split(take, parts));
        circle(text, &may);
    }
}

/// Out of a circle any neighbours leave one row.
fn circle(text: &str, may: &dyn Fn(usize, usize) -> bool) {
    let text = format!("{text} in a circle");
    let (mut rows, mut circles) = (Vec::new(), Vec::new());
    for n in 0..13 {
        let takes = || (1..=n).filter(|take| may(n, *take));
        let row = takes().flat_map(|take| partitions(n - take, 1)).filter(|parts| parts.len() <= 2);
        let row = mex(row.map(|parts| parts.iter().fold(0, |xor, part| xor ^ rows[*part])));
        rows.push(row);
        circles.push(mex(takes().map(|take| rows[n - take])));
    }
    assert_eq!(fast(&text, 13), circles, "{text}");
    resumed(&text, &circles);
    let mut explorer = Explorer::new(game(&text), false);
    for n in 0..13 {
        let answer = explorer.answer(&[vec![n]]).unwrap();
        assert_eq!(answer.parts[0].mex(), circles[n as usize], "{text}: options of {n}");
        let row = explorer.game().read(&format!("row {n}")).unwrap();
        assert_eq!(explorer.answer(&[row]).unwrap().parts[0].mex(), rows[n as usize], "{text}: row {n}");
    }
}

#[test]
fn splits_are_those_of_the_words() {
    let distinct = |parts: &[usize]| parts.windows(2).all(|pair| pair[0] < pair[1]);
    let equal = |parts: &[usize]| parts[0] == parts[parts.len() - 1];
    let nearly = |parts: &[usize]| parts[parts.len() - 1] - parts[0] <= 1;
    type May<'a> = &'a dyn Fn(&[usize]) -> bool;
    let forms: &[(&str, May)] = &[
        ("split", &|parts| parts.len() == 2),
        ("split into two", &|parts| parts.len() == 2),
        ("split into three", &|parts| parts.len() == 3),
        ("split 2..3", &|parts| has(&[2, 3], parts.len())),
        ("split into 2 to 4 parts", &|parts| has(&[2, 3, 4], parts.len())),
        ("split into 4, 3 or 2 parts", &|parts| has(&[2, 3, 4], parts.len())),
        ("split into 2 or 3", &|parts| has(&[2, 3], parts.len())),
        ("split into 2 or 3 heaps, all different", &|parts| has(&[2, 3], parts.len()) && distinct(parts)),
        ("split into exactly two equal heaps", &|parts| parts.len() == 2 && equal(parts)),
        ("split 3 or more", &|parts| parts.len() >= 3),
        ("split unequal", &|parts| parts.len() == 2 && distinct(parts)),
        ("split 3 unequal", &|parts| parts.len() == 3 && distinct(parts)),
        ("split into distinct parts 2 or more", &|parts| parts.len() >= 2 && distinct(parts)),
        ("split 3 not all equal", &|parts| parts.len() == 3 && !equal(parts)),
        ("split equal", &|parts| parts.len() >= 2 && equal(parts)),
        ("split 3 equal", &|parts| parts.len() == 3 && equal(parts)),
        ("split nearly equal", &|parts| parts.len() >= 2 && nearly(parts)),
        ("split 2..4 nearly equal", &|parts| (2..=4).contains(&parts.len()) && nearly(parts)),
    ];
    for (text, may) in forms {
        let is_split = |take: usize, parts: &[usize]| take == 0 && parts.len() > 1 && may(parts);
        check(text, 15, &|_, take, parts| is_split(take, parts));
        let with = format!("take 1,3 or {text}");
        check(&with, 13, &|_, take, parts| has(&[1, 3], take) && parts.len() < 2 || is_split(take, parts));
        let row = format!("{text} or take 2 in a row");
        check(&row, 13, &|_, take, parts| take == 2 && parts.len() <= 2 || is_split(take, parts));
    }
}

#[test]
fn every_form_has_an_example() {
    for form in rules::heaps::KIND.forms {
        let rules = read(form.example);
        let title = rules.game.title();
        assert_eq!(read(&title).game.title(), title, "{}", form.example);
        let mut explorer = Explorer::new(rules.game, rules.is_misere);
        assert!(explorer.answer(&[explorer.game().read("7").unwrap()]).is_ok(), "{}", form.example);
    }
}

#[test]
fn mistakes_are_told() {
    for (text, wanted) in [
        ("take", "how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`"),
        ("take 0", "a move takes at least one stone (to take none is `split`)"),
        ("take 5..", "how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`"),
        ("take 5..2", "5..2 is empty"),
        ("take 1 2 x", "`x` is not understood there"),
        ("take x", "`x` is not a number of stones that is understood there"),
        ("take 1 take 2", "`take` stands twice: `take 1,3` is one of both"),
        ("take 1 or", "after `or` a move is missing"),
        ("take 1,", "after `,` a move is missing"),
        (
            "take 18446744073709551616",
            "`18446744073709551616` is not a number of stones that is understood there",
        ),
        ("take 1000001", "1000001 stones are too many: up to 1000000"),
        ("take 1..1000000,1..5", "more than 1000000 numbers"),
        ("take perfect primes", "`perfect` is not a number of stones that is understood there"),
        ("take any but", "how many stones? `take 1,3..5`, `take odd`, `take any but 2`, `take squares`"),
        ("take 1-x", "`x` is not a number of stones that is understood there"),
        ("take at most 0x", "`0x`: from 1x to 1000000x of what was just taken"),
        ("take at most 2x or split", "`or` is not understood there"),
        ("take 1 in a circle or split", "how is a circle split? `in a row` can be"),
        ("split into 1", "a heap is split into 2 to 63 parts"),
        ("split 3..2", "a heap is split into 2 to 63 parts"),
        ("split 2..x", "`2..x` is not understood there"),
        ("split 2 or x", "`x` is not a number of parts"),
        ("split a house", "`a` is not understood there"),
        ("take 1,3,...,9", "`...` goes on in equal steps: `1,2,...,9`, or `2,4,6,...,20` with three numbers"),
        ("take less than 1", "a move takes at least one stone"),
        ("take at least 4 and at most 3", "4..3 is empty"),
        (
            "take 2 and split",
            "`and` may mean two moves or one: write `or split`; to take and then split is a code: 0.04 takes \
             two and splits what is left",
        ),
        ("split equal unequal", "`unequal` is not understood there"),
        ("0.", "`0.`, before character 3: no move is allowed"),
        ("0.0", "`0.0`, before character 4: no move is allowed"),
        (
            "0.77.7",
            "`0.77.7`, before character 5: a digit is 0 to 9 or A to Z, or begins with `{`, `*` or `&`",
        ),
        ("0.x", "`0.x`, before character 3: a digit is 0 to 9 or A to Z, or begins with `{`, `*` or `&`"),
        ("1.5", "`1.5`: to take nothing and leave nothing is not a move"),
        ("3.14", "`3.14`: to take nothing and leave one heap changes nothing: such a game never ends"),
        ("20.7", "`20.7`, before character 2: one digit stands before the point: more would add stones"),
        ("0.[3", "`0.[3`, before character 5: `[` is not closed"),
        ("0.3]", "`0.3]`, before character 5: `]` stands at the end, after `[` and a digit"),
        ("0.[]", "`0.[]`, before character 5: `]` stands at the end, after `[` and a digit"),
        ("0.[3]5", "`0.[3]5`, before character 6: `]` stands at the end, after `[` and a digit"),
        ("0.{2", "`0.{2`, before character 5: `,` or `}` is missing"),
        ("0.{}", "`0.{}`, before character 4: a number is missing or too large"),
        ("0.{2+,3}", "`0.{2+,3}`, before character 6: `,` or `}` is missing"),
        ("0.{2!}!", "`0.{2!}!`, before character 8: a mark stands in the braces or after them, not both"),
        ("0.{99999}", "`0.{99999}`, before character 9: more than 63 parts"),
        ("0.&7", "`0.&7`, before character 5: `;` ends a number after `&`"),
        ("4!...", "`4!...`, before character 6: digits are missing"),
    ] {
        assert_eq!(flaw(text), wanted, "{text}");
    }
    for text in ["two piles", "", "game.rs", "nim.txt", "x.y", "grid 3x3", "...", ".", "é.7"] {
        assert!(flaw(text).contains("is not a game that is known here"), "{text}: {}", flaw(text));
    }
}

#[test]
fn misere_is_a_switch_of_any_rules() {
    let forms = [
        "take 1..3 misere",
        "take 1..3, last loses",
        "take 1..3 misère",
        "misere take 1..3",
        "0.{0,1}33, last loses",
        "0.333, misere",
        "take 1..3 last stone loses",
        "take 1..3 MISERE",
        "take 1..3, whoever takes last loses",
        "take 1..3. The player unable to move wins.",
    ];
    for text in forms {
        let rules = read(text);
        assert!(rules.is_misere, "{text}");
        let mut explorer = Explorer::new(rules.game, rules.is_misere);
        for n in 0..20 {
            let lost = explorer.value(&vec![n]).unwrap().outcome() == Outcome::Loss;
            assert_eq!(lost, n % 4 == 1, "{text}: {n}");
        }
    }
    assert!(read("euclid misere").is_misere && read("0.77 last loses").is_misere);
    assert!(!read("euclid").is_misere && !read("0.77").is_misere);
    for text in ["take 1..3. The player who cannot move loses.", "take 1..3, the player unable to move loses"]
    {
        assert!(!read(text).is_misere && read(text).game.title() == "take 1..3", "{text}");
    }
}

/// Whatever is typed is a game that can be explored, or a flaw.
#[test]
fn nothing_that_is_typed_panics() {
    fastrand::seed(99);
    let words = "take split or and , in a row circle misere last loses any but odd primes divisors half at \
                 most least 1 2 3,4 5..7 0 2x into three or more unequal not all equal nearly parts 2..3 \
                 0.77 4!.0 to - 9-2 1000000 up . .. é but that are itself all squares multiples of \
                 coprime n-1 other than";
    let words: Vec<&str> = words.split_whitespace().collect();
    let marks: Vec<char> = "0123478AFZac.{},+*&;[]!?=.é".chars().collect();
    let mut games = 0;
    for round in 0..8_000 {
        let count = fastrand::usize(1..8);
        let text = if round % 2 == 0 {
            let text: Vec<&str> = (0..count).map(|_| words[fastrand::usize(..words.len())]).collect();
            format!("{} {}", if round % 4 == 0 { "take" } else { "split" }, text.join(" "))
        } else {
            let text: String = (0..count).map(|_| marks[fastrand::usize(..marks.len())]).collect();
            format!("{}.{text}", ["0", "4", "", "{2}"][round % 8 / 2])
        };
        let Ok(rules) = rules::read(&text, &|_| Err("no files".to_owned())) else { continue };
        games += 1;
        let title = rules.game.title();
        assert_eq!(read(&title).game.title(), title, "{text}");
        if title.starts_with("take") && title != text {
            assert_eq!(fast(&title, 12), fast(&text, 12), "{text}: {title}");
        }
        let mut explorer = Explorer::new(rules.game, false);
        for n in 0..6 {
            let answer = explorer.answer(&[vec![n]]).unwrap_or_else(|flaw| panic!("{text}: {flaw}"));
            let values = answer.parts[0].mex();
            assert_eq!(answer.value, grundy_explorer::game::Value::Grundy(values), "{text}: {n}");
        }
    }
    assert!(games > 500, "{games} games");
}

/// Each name is read as the rules that it stands for, and as books write it.
#[test]
fn names_of_books() {
    for (name, rules) in [
        ("kayles", "0.77"),
        ("Dawson's Chess", "0.137"),
        ("dawson’s kayles", "0.07"),
        ("treblecross", "0.007"),
        ("officers", "0.6"),
        ("Guiles", "0.15"),
        ("Lasker's Nim", "4.3..."),
        ("Grundy's game", "split unequal"),
        ("fibonacci nim", "take at most 2x"),
        ("the game of kayles misere", "0.77 misere"),
        ("bash 5", "take 1..5"),
        ("cram 4x5", "board domino 4x5"),
        ("Wythoff's Nim", "wythoff"),
        ("white knight", "knight"),
    ] {
        let (named, meant) = (read(name), read(rules));
        // Behind the rules it may say how positions are to be understood.
        let meaning = named.meaning.unwrap();
        let note = meaning.strip_prefix(rules).unwrap_or_else(|| panic!("{name}: {meaning}"));
        assert!(note.is_empty() || note.starts_with(" (") && note.ends_with(')'), "{name}: {meaning}");
        assert_eq!((named.game.title(), named.is_misere), (meant.game.title(), meant.is_misere), "{name}");
    }
    for text in ["0.77", "take 1..5", "wythoff", "euclid"] {
        assert_eq!(read(text).meaning, None, "{text}");
    }
}

/// Who says less is told what was understood, in words that mean just that.
#[test]
fn splits_say_what_may_be_taken_for_something_else() {
    for (text, meaning) in [
        ("split equal", "split into 2 or more equal heaps"),
        ("split into equal piles", "split into 2 or more equal heaps"),
        (
            "take 1 or split nearly equal",
            "take 1 or split into 2 or more nearly equal heaps (no two differ by more than 1)",
        ),
        ("split into three unequal", "split into 3 unequal heaps (no two are equal)"),
        ("split 2..3 different", "split into 2..3 unequal heaps (no two are equal)"),
    ] {
        assert_eq!(read(text).meaning.as_deref(), Some(meaning), "{text}");
        let rules = meaning.split(" (").next().unwrap();
        assert_eq!(read(text).game.title(), read(rules).game.title(), "{text}");
    }
    for text in ["split into two equal heaps", "split into two heaps", "split unequal", "split not all equal"]
    {
        assert_eq!(read(text).meaning, None, "{text}");
    }
    assert_eq!(read("split into two equal heaps").game.title(), "split into 2 equal");
}

/// Whoever types other words sees what they were taken to mean.
#[test]
fn other_words_are_said_in_known_ones() {
    for (text, meaning) in [
        ("take 1 or 2 adjacent pins", "take 1,2 in a row"),
        ("take less than 5", "take 1..4"),
        ("take at least 2 but no more than 4", "take 2..4"),
        ("split a pile into two of different sizes", "split unequal"),
    ] {
        assert_eq!(read(text).meaning.as_deref(), Some(meaning), "{text}");
    }
    for text in
        ["take 1, 3 or 4 stones", "remove at most three", "take any number of stones", "0.8F", "take odd"]
    {
        assert_eq!(read(text).meaning, None, "{text}");
    }
}

#[test]
fn lists_of_takes_as_one_says_them() {
    for (text, rules) in [
        ("take 1, 2 or 3", "take 1..3"),
        ("take 1 or 2 or 3", "take 1..3"),
        ("take 1, 3, or 4", "take 1,3,4"),
        ("take 1 and 4", "take 1,4"),
        ("take 1 to 3", "take 1..3"),
        ("take from 1 to 3", "take 1..3"),
        ("take between 2 and 4", "take 2..4"),
        ("take powers of two", "take powers of 2"),
        ("take 1, 2 or split", "take 1,2 or split"),
        ("take one, two or three", "take 1..3"),
        ("remove one or two stones", "take 1,2"),
        ("take 1 stone or split", "take 1 or split"),
        ("take one or split", "take 1 or split"),
        ("take up to ten", "take 1..10"),
        ("take {1,3,4}", "take 1,3,4"),
        ("take {1, 3}", "take 1,3"),
        ("take S(1,2)", "take 1,2"),
        ("take prime", "take primes"),
        ("take a prime number of stones", "take primes"),
        ("take a perfect square", "take squares"),
        ("take perfect squares", "take squares"),
        ("take a perfect cube", "take cubes"),
        ("take a multiple of 2", "take even"),
        ("take multiples of one", "take any"),
        ("take at least 1", "take any"),
        ("take at least three", "take any but 1,2"),
        ("take any number but 1", "take any but 1"),
        ("take any number except 2 or 5", "take any but 2,5"),
        ("take any number of stones but 2", "take any but 2"),
        ("take either 1, 3 or 4", "take 1,3,4"),
        ("take exactly 2 or exactly 3 stones", "take 2,3"),
        ("take 1 stone or 2 stones", "take 1,2"),
        ("take a stone", "take 1"),
        ("take a stone or split", "take 1 or split"),
        ("take 1,3,4.", "take 1,3,4"),
        ("take 1,3,4 from a heap", "take 1,3,4"),
        ("take 1 or 2 stones from one pile", "take 1,2"),
        ("take 1, 2, ..., 5", "take 1..5"),
        ("take 1,2,...,5 stones", "take 1..5"),
        ("take 2, 3, …, 6 or 9", "take 2..6,9"),
        ("take 1,2,..,5", "take 1..5"),
        ("take less than 5", "take 1..4"),
        ("take no more than 3 stones", "take 1..3"),
        ("take fewer than 10 but not 5", "take 1..9 but 5"),
        ("take two or more", "take any but 1"),
        ("take 1 or 2 from a row", "take 1,2 in a row"),
        ("split a heap into any number of equal heaps", "split equal"),
        ("take at least 2 and at most 4", "take 2..4"),
        ("take at least two but no more than 4 stones", "take 2..4"),
        ("take 1 or 2 adjacent pins", "take 1,2 in a row"),
        ("take 1 or 2 adjacent pins in a circle", "take 1,2 in a circle"),
        ("take 1 or 2 consecutive coins in a row", "take 1,2 in a row"),
        ("take 1 or 2 in a line", "take 1,2 in a row"),
        ("take 1 or 2, last player wins", "take 1,2"),
        ("take prime or 1", "take primes or 1"),
        ("split a heap into two heaps", "split"),
        ("split into two nonempty piles", "split"),
        ("split a pile into three smaller piles", "split into 3"),
        ("split a heap into two heaps of different sizes", "split unequal"),
        ("take a proper divisor", "take proper divisors"),
        ("take a power of two", "take powers of 2"),
        ("take an odd number", "take odd"),
        ("take any number of stones", "take any"),
    ] {
        assert_eq!(read(text).game.title(), read(rules).game.title(), "{text}");
    }
    let mut explorer = Explorer::new(read("take powers of 3").game, false);
    let powers = [1, 3, 9, 27];
    let mut values: Vec<u32> = Vec::new();
    for n in 0..60 {
        let options = powers.iter().filter(|&&power| power <= n).map(|power| values[n - power]);
        values.push(mex(options.collect::<Vec<u32>>()));
        assert_eq!(explorer.value(&vec![n as u64]), Ok(Value::Grundy(values[n])), "{n}");
    }
}
