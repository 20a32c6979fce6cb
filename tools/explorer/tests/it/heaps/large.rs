//! Large heaps and misère play against the definition: the same answers as from lists of options.

use crate::heaps::definition::game;
use grundy_explorer::game::{Explorer, Game, Outcome, Parts, Position, mex};
use std::collections::{BTreeSet, HashMap};

/// The winning moves that runs stand for, each once.
pub fn listed(answer: &grundy_explorer::game::LargeAnswer) -> BTreeSet<(usize, Parts)> {
    let mut all = BTreeSet::new();
    for run in &answer.winning {
        assert_eq!((run.nth(0), run.nth(run.count - 1)), (run.first.clone(), run.last.clone()));
        for index in 0..run.count {
            assert!(all.insert((run.part, run.nth(index))), "{run:?}: twice");
        }
    }
    all
}

/// All values up to a heap, from the options.
fn values(game: &mut dyn Game, to: u64) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=to {
        let options = game.options(&vec![heap]).unwrap();
        let xor = |parts: Parts| parts.iter().fold(0, |xor, part| xor ^ values[part[0] as usize]);
        values.push(mex(options.into_iter().map(xor)));
    }
    values
}

#[test]
fn winning_moves_of_large_heaps_are_those_of_the_definition() {
    // There are too many options to list.
    let (large, count) = (20_500, 40);
    for text in [
        "take any",
        "take any but 2,5",
        "take any but 1",
        "take odd",
        "take even",
        "take any but 3 or 4",
        "0.0[30]",
        "0.[303]",
        "take at most half",
        "take at least half",
        "4.3",
        "take 1,2 or split",
    ] {
        let mut rules = game(text);
        let fast = {
            let mut values = vec![];
            rules.engine().unwrap().extend(&mut values, large as usize + 1).unwrap();
            values
        };
        assert_eq!(fast[..count], values(&mut *rules, count as u64 - 1)[..], "{text}");
        let mut explorer = Explorer::new(game(text), false);
        for heap in [large, large - 9] {
            for other in [0, 3, 17] {
                let sum = [vec![heap], vec![other]];
                let answer = explorer.large(&sum).unwrap_or_else(|| panic!("{text}: {heap}")).unwrap();
                let total = fast[heap as usize] ^ fast[other as usize];
                assert_eq!(answer.value, Some(total.into()), "{text}: {heap} + {other}");
                let mut wanted = BTreeSet::new();
                for (i, (part, rest)) in [(heap, other), (other, heap)].into_iter().enumerate() {
                    for leaves in rules.options(&vec![part]).unwrap() {
                        let value = leaves.iter().fold(0, |xor, part| xor ^ fast[part[0] as usize]);
                        if value == fast[rest as usize] {
                            wanted.insert((i, leaves));
                        }
                    }
                }
                assert!(answer.is_all, "{text}");
                assert_eq!(listed(&answer), wanted, "{text}: {heap} + {other}");
            }
        }
    }
}

#[test]
fn octal_games_too() {
    for text in ["0.77", "0.137", "0.07", "0.156", "4.7", "0.6", "0.4", "take 1,3 in a row"] {
        let heap = 20_010;
        let mut rules = game(text);
        let mut fast = vec![];
        rules.engine().unwrap().extend(&mut fast, heap as usize + 1).unwrap();
        let mut explorer = Explorer::new(game(text), false);
        let Some(answer) = explorer.large(&[vec![heap], vec![4]]) else {
            assert_eq!(text, "0.6", "a period is known");
            continue;
        };
        let mut wanted = BTreeSet::new();
        for (i, (part, rest)) in [(heap, 4), (4, heap)].into_iter().enumerate() {
            for leaves in rules.options(&vec![part]).unwrap() {
                if leaves.iter().fold(fast[rest as usize], |xor, part| xor ^ fast[part[0] as usize]) == 0 {
                    wanted.insert((i, leaves));
                }
            }
        }
        assert_eq!(listed(&answer.unwrap()), wanted, "{text}");
    }
}

#[test]
fn formulas_and_divisors() {
    for n in 1..2000u64 {
        let mut explorer = Explorer::new(game("take divisors"), false);
        let big = 1_000_000 + n;
        let answer = explorer.large(&[vec![big], vec![n]]).unwrap().unwrap();
        let value = |n: u64| if n == 0 { 0 } else { n.trailing_zeros() + 1 };
        let mut wanted = BTreeSet::new();
        for (i, (part, rest)) in [(big, n), (n, big)].into_iter().enumerate() {
            let left = (1..=part).filter(|d| part.is_multiple_of(*d)).map(|d| part - d);
            let leaves = |left: u64| if left == 0 { vec![] } else { vec![vec![left]] };
            wanted.extend(left.filter(|left| value(*left) == value(rest)).map(|left| (i, leaves(left))));
        }
        assert_eq!(listed(&answer), wanted, "{big} + {n}");
        if n > 40 {
            break;
        }
    }
    let mut coprime = Explorer::new(game("take coprime"), false);
    let table = crate::heaps::definition::fast("take coprime", 60_000);
    for heap in (30_000..30_200).chain([45_045, 59_049]) {
        let Some(answer) = coprime.large(&[vec![heap], vec![9]]) else { panic!("{heap}") };
        let answer = answer.unwrap();
        assert_eq!(answer.value, Some((table[heap as usize] ^ table[9]).into()), "{heap}");
        for (i, left) in listed(&answer) {
            let left = left.first().map_or(0, |left| left[0]);
            let from = [heap, 9][i];
            let gcd = crate::heaps::definition::gcd(from as usize, left as usize);
            assert!(left < from && gcd == 1, "{from} -> {left}");
            assert_eq!(table[left as usize], table[[9, heap][i] as usize], "{from} -> {left}");
        }
    }
}

#[test]
fn powers_have_a_proven_period() {
    for base in 2..12u64 {
        let text = format!("take powers of {base}");
        let values = values(&mut *game(&text), 400);
        let found = game(&text).engine().unwrap().certificate(&values[..60]).unwrap();
        let wanted = if base % 2 == 1 { 2 } else { base + 1 };
        assert_eq!((found.pre_period, found.period, found.saltus), (0, wanted, 0));
        assert!((0..400).all(|n| found.at(&values[..60], n) == Some(values[n as usize].into())), "{text}");
    }
}

#[test]
fn lasker_is_proven() {
    for text in ["4.3...", "take any or split", "4.[3]"] {
        let values = values(&mut *game(text), 200);
        let found = game(text).engine().unwrap().certificate(&values[..20]).unwrap();
        assert_eq!((found.pre_period, found.period, found.saltus), (1, 4, 4));
        assert!((0..200).all(|n| found.at(&values[..20], n) == Some(values[n as usize].into())), "{text}");
        for heap in [20_001, 20_002, 20_003, 20_004] {
            let answer = Explorer::new(game(text), false).large(&[vec![heap], vec![6]]).unwrap().unwrap();
            let value = |n: u64| found.at(&values[..20], n).unwrap();
            assert_eq!(answer.value, Some(value(heap) ^ 6), "{text}: {heap}");
            for (i, left) in listed(&answer) {
                assert!(
                    left.iter().map(|part| part[0]).sum::<u64>() <= [heap, 6][i] && left != [[[heap, 6][i]]]
                );
                let left = left.iter().fold(0, |xor, part| xor ^ value(part[0]));
                assert_eq!(left, value([6, heap][i]), "{text}: {heap}");
            }
            assert!(!answer.winning.is_empty());
        }
    }
    for text in ["4.03...", "take any but 1 or split", "take any or split unequal", "8.3..."] {
        assert_eq!(game(text).engine().unwrap().certificate(&[0; 99]), None, "{text}");
    }
}

/// Who wins a sum in misère play, straight from the definition.
fn misere(game: &mut dyn Game, known: &mut HashMap<Vec<u64>, bool>, sum: &[u64]) -> bool {
    let mut sum = sum.to_vec();
    sum.retain(|heap| *heap > 0);
    sum.sort_unstable();
    if let Some(&wins) = known.get(&sum) {
        return wins;
    }
    let (mut wins, mut moves) = (false, 0);
    for i in 0..sum.len() {
        for leaves in game.options(&vec![sum[i]]).unwrap() {
            moves += 1;
            let mut next = sum.clone();
            next.remove(i);
            next.extend(leaves.iter().map(|part| part[0]));
            wins |= !misere(game, known, &next);
        }
    }
    let wins = wins || moves == 0;
    known.insert(sum, wins);
    wins
}

#[test]
fn misere_sums_that_a_theorem_settles_are_right() {
    fastrand::seed(3);
    let mut texts: Vec<String> = [
        "take any",
        "take odd",
        "take even",
        "take any but 2",
        "take any but 1,4",
        "split",
        "take 1,2 or split",
        "4!.0",
        "take squares",
        "take primes",
        "take at most half",
        "0.77",
        "0.137",
        "0.07",
        "4.7",
        "take powers of 2",
        "take divisors",
        "0.[303]",
        "take any but 3",
    ]
    .map(str::to_owned)
    .to_vec();
    for set in 1..64usize {
        let takes: Vec<String> =
            (1..7).filter(|take| set >> (take - 1) & 1 == 1).map(|take| take.to_string()).collect();
        texts.push(format!("take {}", takes.join(",")));
    }
    for _ in 0..150 {
        let digits: String = (0..fastrand::usize(1..4)).map(|_| fastrand::u32(0..8).to_string()).collect();
        if digits.chars().any(|c| c != '0') {
            texts.push(format!("{}.{digits}", if fastrand::bool() { "0" } else { "4" }));
        }
    }
    let (mut settled, mut sums, mut laws) = (0, 0, 0);
    for text in &texts {
        let (mut rules, mut asked, mut known) = (game(text), game(text), HashMap::new());
        let law = asked.misere_sums();
        laws += usize::from(law.is_some());
        let mut check = |sum: &[u64]| {
            let positions: Vec<Position> = sum.iter().map(|heap| vec![*heap]).collect();
            sums += 1;
            let Some((outcome, _)) = asked.misere(&positions) else { return };
            settled += 1;
            let wins = misere(&mut *rules, &mut known, sum);
            assert_eq!(outcome == Outcome::Win, wins, "{text}: {sum:?}");
            let Some((values, certificate)) = &law else { return };
            let genera = sum.iter().map(|heap| certificate.at(values, *heap).unwrap());
            let (value, firm) =
                genera.fold((0, 0), |(value, firm), one| (value ^ (one / 2), firm | (one % 2)));
            assert_eq!((value != 0) == (firm == 1), wins, "{text}: {sum:?}");
        };
        for a in 0..15 {
            check(&[a]);
            for b in 0..=a.min(10) {
                check(&[a, b]);
                if a < 8 {
                    (0..=b).for_each(|c| check(&[a, b, c]));
                }
            }
        }
    }
    assert!(settled * 2 > sums, "{settled} of {sums}");
    assert!(laws > 60, "{laws} laws of sums");
}

/// Of single heaps far beyond what proves the period.
#[test]
fn misere_periods_are_right() {
    for set in 1..128usize {
        let takes: Vec<u64> = (1..8).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let text: Vec<String> = takes.iter().map(ToString::to_string).collect();
        single(&format!("take {}", text.join(",")), &|take| takes.contains(&take));
    }
    single("take any", &|_| true);
    single("take odd", &|take| take % 2 == 1);
    single("take even", &|take| take % 2 == 0);
    for but in [vec![1], vec![2], vec![1, 2], vec![3, 5], vec![1, 3, 4], vec![2, 6]] {
        let text: Vec<String> = but.iter().map(ToString::to_string).collect();
        single(&format!("take any but {}", text.join(",")), &|take| !but.contains(&take));
    }
}

fn single(text: &str, may: &dyn Fn(u64) -> bool) {
    let mut wins: Vec<u32> = Vec::new();
    for n in 0..1500u64 {
        let options: Vec<u32> =
            (1..=n).filter(|take| may(*take)).map(|take| wins[(n - take) as usize]).collect();
        wins.push(u32::from(options.is_empty() || options.contains(&0)));
    }
    let mut game = game(text);
    for (n, wins) in wins.iter().enumerate() {
        let (outcome, _) = game.misere(&[vec![n as u64]]).unwrap_or_else(|| panic!("{text}: {n}"));
        assert_eq!(outcome == Outcome::Win, *wins == 1, "{text}: {n}");
    }
    let found = game.misere_certificate().unwrap_or_else(|| panic!("{text}: no period"));
    let (start, period) = (found.pre_period as usize, found.period as usize);
    let holds = |n: usize| wins[n] == wins[n + period];
    assert!((start..1500 - period).all(holds), "{text}: {found:?}");
    assert!(start == 0 || !holds(start - 1), "{text}: {found:?} begins before");
    assert!(found.checked >= found.needed && found.length() < 1500, "{text}: {found:?}");
    assert!((1..period).all(|p| (start..1500 - p).any(|n| wins[n] != wins[n + p])), "{text}: not the least");
}

#[test]
fn large_misere_heaps_have_all_winning_moves() {
    for (text, heap) in [
        ("take any", 20_300),
        ("take odd", 30_000),
        ("take any but 2", 15_000),
        ("4.7", 20_050),
        ("take 1,2 or split", 20_020),
        ("take any but 1,4", 12_345),
    ] {
        let (mut rules, mut asked) = (game(text), game(text));
        let mut explorer = Explorer::new(game(text), true);
        for others in [vec![], vec![1], vec![1, 1], vec![3], vec![2, 1]] {
            let sum: Vec<Position> = [heap].iter().chain(&others).map(|heap| vec![*heap]).collect();
            let Some(answer) = explorer.large(&sum) else {
                assert!(asked.misere(&sum).is_none() || !others.is_empty(), "{text}");
                continue;
            };
            let answer = answer.unwrap();
            let mut wanted = BTreeSet::new();
            for i in 0..sum.len() {
                for leaves in rules.options(&sum[i]).unwrap() {
                    let mut next = sum.clone();
                    next.remove(i);
                    next.extend(leaves.clone());
                    if asked.misere(&next).unwrap().0 == Outcome::Loss {
                        wanted.insert((i, leaves));
                    }
                }
            }
            assert_eq!(listed(&answer), wanted, "{text}: {others:?}");
            assert_eq!(answer.outcome == Outcome::Win, !wanted.is_empty(), "{text}: {others:?}");
        }
    }
}

/// Games on several numbers: all options with their values, one by one.
#[test]
fn large_positions_of_other_games() {
    for (text, sums) in [
        ("nim 2", vec![vec![vec![20_000, 7]], vec![vec![20_000, 20_001]], vec![vec![15_000, 3], vec![5, 6]]]),
        ("nim 3", vec![vec![vec![10_500, 7, 9]], vec![vec![10_500, 10_501, 1]], vec![vec![1, 10_500, 1]]]),
        ("euclid", vec![vec![vec![20_003, 1]], vec![vec![3, 50_002]], vec![vec![50_002, 3], vec![7, 12]]]),
        (
            "euclid until equal",
            vec![vec![vec![20_003, 1]], vec![vec![3, 50_002]], vec![vec![50_003, 4], vec![9, 3]]],
        ),
        (
            "corner cut",
            vec![vec![vec![4001, 5]], vec![vec![3, 5002], vec![40, 30]], vec![vec![4100, 3], vec![4103, 2]]],
        ),
    ] {
        for sum in sums {
            let mut explorer = Explorer::new(game(text), false);
            let answer = explorer.large(&sum).unwrap_or_else(|| panic!("{text}: {sum:?}")).unwrap();
            let (mut rules, mut values) = (game(text), game(text));
            let mut value = |position: &Position| u64::from(values.value(position).unwrap().unwrap());
            let total = sum.iter().fold(0, |xor, part| xor ^ value(part));
            assert_eq!(answer.value, Some(total), "{text}: {sum:?}");
            let mut wanted = BTreeSet::new();
            for (i, part) in sum.iter().enumerate() {
                let rest = total ^ value(part);
                for leaves in rules.options(part).unwrap() {
                    if leaves.iter().fold(0, |xor, part| xor ^ value(part)) == rest {
                        wanted.insert((i, leaves));
                    }
                }
            }
            assert_eq!(listed(&answer), wanted, "{text}: {sum:?}");
            assert_eq!(answer.outcome == Outcome::Win, !wanted.is_empty());
        }
    }
}

#[test]
fn misere_nim_of_several_heaps() {
    let (mut rules, mut known) = (game("nim 1"), HashMap::new());
    let mut asked = game("nim 3");
    for a in 0..6 {
        for b in 0..6 {
            for c in 0..6 {
                let (outcome, _) = asked.misere(&[vec![a, b, c]]).unwrap();
                assert_eq!(
                    outcome == Outcome::Win,
                    misere(&mut *rules, &mut known, &[a, b, c]),
                    "{a},{b},{c}"
                );
            }
        }
    }
    for heaps in
        [[10_500, 0, 0], [10_500, 1, 0], [10_500, 1, 1], [10_500, 2, 1], [10_500, 10_500, 0], [1, 1, 10_500]]
    {
        let sum = vec![heaps.to_vec()];
        let answer = Explorer::new(game("nim 3"), true).large(&sum).unwrap().unwrap();
        let mut wanted = BTreeSet::new();
        for leaves in game("nim 3").options(&sum[0]).unwrap() {
            if asked.misere(&leaves).unwrap().0 == Outcome::Loss {
                wanted.insert((0, leaves));
            }
        }
        assert_eq!((listed(&answer), answer.value), (wanted, None), "{heaps:?}");
    }
}

#[test]
fn moore_is_won_by_a_legal_move() {
    fastrand::seed(5);
    for _ in 0..2000 {
        let heaps = fastrand::usize(2..7);
        let k = fastrand::usize(1..heaps);
        let bound = 1u64 << fastrand::u32(20..64);
        let mut position: Position = (0..heaps).map(|_| fastrand::u64(..bound)).collect();
        if fastrand::bool() {
            position[1] = position[0];
        }
        let is_lost = |heaps: &[u64]| {
            (0..64).all(|bit| heaps.iter().filter(|n| *n >> bit & 1 == 1).count() % (k + 1) == 0)
        };
        let mut rules = game(&format!("moore {k} of {heaps}"));
        let answer = rules.large(&[position.clone()], false).unwrap().unwrap();
        assert_eq!(answer.outcome == Outcome::Loss, is_lost(&position));
        for (_, leaves) in listed(&answer) {
            let changed = leaves[0].iter().zip(&position).filter(|(left, heap)| left != heap);
            assert!(changed.clone().all(|(left, heap)| left < heap) && (1..=k).contains(&changed.count()));
            assert!(is_lost(&leaves[0]), "moore {k}: {position:?} -> {leaves:?}");
        }
        assert_eq!(answer.winning.is_empty(), is_lost(&position));
    }
    for (k, heaps) in [(1, 3), (2, 3), (2, 4), (3, 4)] {
        let mut explorer = Explorer::new(game(&format!("moore {k} of {heaps}")), false);
        let mut position = vec![0; heaps];
        for code in 0..5u64.pow(heaps as u32) {
            position.iter_mut().enumerate().for_each(|(i, heap)| *heap = code / 5u64.pow(i as u32) % 5);
            let lost =
                (0..3).all(|bit| position.iter().filter(|n| *n >> bit & 1 == 1).count() % (k + 1) == 0);
            assert_eq!(explorer.value(&position).unwrap().outcome() == Outcome::Loss, lost, "{position:?}");
        }
    }
}

/// Of moves that leave three parts some winning ones are found, if there are any.
#[test]
fn three_parts_of_a_large_heap() {
    let mut proven = 0;
    for text in ["0.8", "0.F", "0.B", "0.88", "0.0F", "0.C", "0.9", "8.3", "0.33F"] {
        let mut rules = game(text);
        let mut fast = vec![];
        rules.engine().unwrap().extend(&mut fast, 601).unwrap();
        assert_eq!(fast[..40], values(&mut *rules, 39)[..], "{text}");
        let mut explorer = Explorer::new(game(text), false);
        for (heap, other) in [(600, 0), (599, 7), (598, 12), (401, 30)] {
            let Some(answer) = explorer.large(&[vec![heap], vec![other]]) else { continue };
            let answer = answer.unwrap();
            proven += 1;
            let rest = fast[other as usize];
            assert_eq!(answer.value, Some((fast[heap as usize] ^ rest).into()), "{text}: {heap} + {other}");
            let worth = |leaves: &Parts| leaves.iter().fold(0, |xor, part| xor ^ fast[part[0] as usize]);
            let all: BTreeSet<Parts> = rules
                .options(&vec![heap])
                .unwrap()
                .into_iter()
                .map(|mut parts| {
                    parts.sort_unstable();
                    parts
                })
                .collect();
            let won = all.iter().filter(|leaves| worth(leaves) == rest).count();
            let mut found = 0;
            for (_, mut leaves) in listed(&answer).into_iter().filter(|one| one.0 == 0) {
                leaves.sort_unstable();
                assert!(all.contains(&leaves) && worth(&leaves) == rest, "{text}: {heap} to {leaves:?}");
                found += 1;
            }
            assert_eq!(found > 0, won > 0, "{text}: {heap} + {other}");
        }
        let huge = explorer.large(&[vec![1_000_000_000_000_000_000]]);
        assert!(
            huge.is_none_or(|huge| huge.is_ok_and(|huge| (huge.value == Some(0)) == huge.winning.is_empty()))
        );
    }
    assert!(proven >= 8, "{proven}");
}

/// The largest heap of which a genus is known is not refused; larger ones are, at once.
#[test]
fn the_ends_of_what_is_known() {
    let mut squares = Explorer::new(game("take squares"), false);
    let flaw = squares.value_of_sum(&[vec![u64::MAX], vec![u64::MAX], vec![7]]).unwrap_err();
    assert!(flaw.0.contains("no period is proven up to 1000000"), "{flaw}");
    let mut misere = Explorer::new(game("take fibonacci"), true);
    let answer = misere.theorem(&[vec![100_000]]);
    assert_eq!(answer.as_deref(), Some("misère play of a single heap: from who wins all smaller ones"));
}

/// Whole games from heaps with more options than can be listed: legal moves, and the winner wins.
#[test]
fn games_from_large_heaps_are_played() {
    const HUGE: u64 = 1_000_000_000_000_000_000;
    for (text, sum) in [
        ("take any", vec![vec![HUGE], vec![5]]),
        ("take any but 2,5", vec![vec![HUGE], vec![HUGE - 3]]),
        ("take odd", vec![vec![HUGE - 1]]),
        ("take at most half", vec![vec![HUGE], vec![12]]),
        ("take at most 2x", vec![vec![HUGE]]),
        ("take 1,2 in a circle", vec![vec![HUGE]]),
        ("0.77", vec![vec![HUGE], vec![HUGE]]),
        ("nim", vec![vec![HUGE, 5, 7]]),
        ("moore 2 of 3", vec![vec![HUGE, HUGE, 7]]),
        ("wythoff", vec![vec![HUGE, 7]]),
        ("corner cut", vec![vec![HUGE, 7], vec![3, 4]]),
        ("euclid", vec![vec![HUGE, 7]]),
        ("take proper divisors", vec![vec![HUGE], vec![6]]),
    ] {
        let mut explorer = Explorer::new(game(text), false);
        let played = explorer.play(&sum, 200).unwrap_or_else(|flaw| panic!("{text}: {flaw}"));
        assert!(!played.steps.is_empty(), "{text}");
        for pair in played.steps.windows(2) {
            let outcomes = [pair[0].value.outcome(), pair[1].value.outcome()];
            assert!(outcomes != [Outcome::Loss, Outcome::Loss], "{text}: {pair:?}");
            // From a won position to a lost one, as long as moves are known.
            assert!(outcomes[0] == Outcome::Loss || outcomes[1] == Outcome::Loss, "{text}: {pair:?}");
            let stones = |sum: &[Position]| sum.iter().map(|part| i128::from(part[0])).sum::<i128>();
            if sum[0].len() == 1 {
                assert!(stones(&pair[1].sum) < stones(&pair[0].sum), "{text}: {pair:?}");
            }
        }
    }
}
