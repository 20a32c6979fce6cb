use grundy::take_and_break::Rules;
use itertools::Itertools;
use oracle::naive::Naive;

/// What a move leaves of a heap, as non-empty heaps in ascending order.
pub fn leaves(rules: &Rules, heap: usize) -> Vec<Vec<usize>> {
    let mut left = Vec::new();
    for (parts, takes) in rules.takes.iter().enumerate() {
        for rest in takes.iter().filter(|&&take| take <= heap).map(|take| heap - take) {
            let heaps = (0..parts).map(|_| 1..=rest).multi_cartesian_product();
            left.extend(heaps.filter(|heaps| heaps.iter().sum::<usize>() == rest && heaps.is_sorted()));
        }
    }
    left.retain(|heaps| !(rules.unequal && heaps.len() == 2 && heaps[0] == heaps[1]));
    left.retain(|_| heap > 0); // to take nothing from nothing is no move
    left
}

/// The whole game straight from the definition: a position is a sorted list of heaps.
pub fn whole(rules: &Rules) -> Naive<Vec<usize>, impl Fn(&Vec<usize>) -> Vec<Vec<usize>>> {
    let rules = rules.clone();
    Naive::new(move |heaps: &Vec<usize>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            let others =
                heaps.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &other)| other).collect_vec();
            let after = |left: Vec<usize>| others.iter().copied().chain(left).sorted().collect();
            options.extend(leaves(&rules, heap).into_iter().map(after));
        }
        options
    })
}

/// The textbook table for moves that leave at most two heaps: per heap mark all options, then look
/// for the mex.
pub fn textbook(rules: &Rules, n: usize) -> Vec<u32> {
    let mut values = vec![0u32; n + 1];
    let mut seen = vec![usize::MAX; 1 << 16];
    for heap in 0..=n {
        if heap > 0 && rules.takes[0].contains(&heap) {
            seen[0] = heap;
        }
        for take in rules.takes[1].iter().filter(|&&take| take < heap) {
            seen[values[heap - take] as usize] = heap;
        }
        for sum in rules.takes[2].iter().filter(|&&take| take < heap).map(|take| heap - take) {
            for part in (1..=sum / 2).filter(|part| !rules.unequal || 2 * part != sum) {
                seen[(values[part] ^ values[sum - part]) as usize] = heap;
            }
        }
        values[heap] = seen.iter().position(|&seen| seen != heap).unwrap() as u32;
    }
    values
}

/// Takes of up to `most` stones.
fn check_random_rules(seeds: std::ops::Range<u64>, most: usize, largest: usize) {
    for seed in seeds {
        let random = &mut fastrand::Rng::with_seed(seed);
        let mut takes = |from: usize| (from..=most).filter(|_| random.u8(0..3) == 0).collect_vec();
        let takes = [takes(0), takes(1), takes(0), takes(0)];
        let mut rules = Rules { takes, unequal: random.bool() };
        if random.bool() {
            rules.takes[3].clear();
        }
        let values = rules.values(largest);
        let mut game = whole(&rules);
        for (heap, &value) in values.iter().enumerate() {
            assert_eq!(value, game.grundy(&vec![heap]), "{rules:?}, heap {heap}");
        }
    }
}

/// Octal rules from the digits after the point.
fn octal(digits: &[u32], split: bool) -> Rules {
    let takes =
        |parts: usize| (1..=digits.len()).filter(|&take| digits[take - 1] >> parts & 1 == 1).collect_vec();
    let mut takes = [takes(0), takes(1), takes(2), vec![]];
    takes[2].extend(split.then_some(0));
    Rules { takes, unequal: false }
}

#[test]
fn equals_the_definition_for_random_rules() {
    check_random_rules(0..40, 4, 10);
    check_random_rules(0..40, 12, 9); // more takes, joined to runs
    check_random_rules(40..60, 30, 9);
}

#[test]
fn equals_the_textbook_table_for_all_short_codes() {
    for (digits, split) in (0..3).map(|_| 0..8).multi_cartesian_product().cartesian_product([false, true]) {
        let rules = octal(&digits, split);
        assert_eq!(rules.values(100), textbook(&rules, 100), "{digits:?} {split}");
    }
}

/// In shorter tables no split with a rare heap is seen before the others.
#[test]
fn long_tables_equal_the_textbook_table() {
    let mut all = (0..64).step_by(3).map(|code| octal(&[code / 8, code % 8], false)).collect_vec();
    // Grundy's game, and takes that are joined to a run.
    all.push(Rules { takes: [vec![], vec![], vec![0], vec![]], unequal: true });
    let runs = [(1..=20).collect_vec(), (2..=18).chain([25]).collect_vec()];
    all.extend(runs.map(|takes| Rules { takes: [vec![], vec![], takes, vec![]], unequal: false }));
    for rules in all {
        assert_eq!(rules.values(1200), textbook(&rules, 1200), "{rules:?}");
    }
}

#[test]
fn equals_the_textbook_table_for_unequal_parts() {
    for takes in (0..5).powerset() {
        let rules = Rules { takes: [vec![], vec![], takes, vec![]], unequal: true };
        assert_eq!(rules.values(300), textbook(&rules, 300), "{rules:?}");
    }
}

/// Long and short runs of takes, with gaps, for one heap, two or three that are left.
#[test]
fn many_takes_equal_the_textbook_table() {
    for seed in 0..300 {
        let random = &mut fastrand::Rng::with_seed(seed);
        let often = random.u8(1..=4); // in 4
        let mut takes = |from: usize| (from..60).filter(|_| random.u8(0..4) < often).collect_vec();
        let takes = [takes(0), takes(1), takes(0), vec![]];
        let rules = Rules { takes, unequal: random.bool() };
        assert_eq!(rules.values(150), textbook(&rules, 150), "{rules:?}");
    }
}

/// More than 16 takes that are in no long run: their splits are seen as bits where most heaps are
/// rare, and otherwise one by one.
fn check_scattered(seeds: std::ops::Range<u64>, n: usize) {
    for seed in seeds {
        let random = &mut fastrand::Rng::with_seed(seed);
        let (step, often) = (random.usize(1..=3), random.u8(1..=5));
        let first = random.usize(1..=step);
        let takes = (first..n / 2).step_by(step).filter(|_| random.u8(0..6) < often).collect_vec();
        let one = if random.bool() { takes.clone() } else { vec![3] };
        let mut takes = [takes.clone(), one, takes, vec![]];
        if random.bool() {
            takes[2].extend(n / 4..n / 4 + 20); // and one long run
        }
        let rules = Rules { takes, unequal: random.bool() };
        assert_eq!(rules.values(n), textbook(&rules, n), "{rules:?}");
    }
}

#[test]
fn scattered_takes_equal_the_textbook_table() {
    check_scattered(0..60, 200);
}

/// Takes that no heap allows change nothing, in whatever order they are given.
#[test]
fn takes_beyond_the_heaps_are_passed_over() {
    let takes = [vec![], vec![], vec![2, 1], vec![0]];
    let mut beyond = takes.clone();
    beyond.iter_mut().for_each(|takes| takes.splice(0..0, [usize::MAX, 50, 1000]).for_each(drop));
    for unequal in [false, true] {
        let rules = Rules { takes: takes.clone(), unequal };
        let with = Rules { takes: beyond.clone(), unequal };
        assert_eq!(with.values(40), rules.values(40));
    }
    assert_eq!(Rules { takes: [vec![], vec![], vec![usize::MAX], vec![]], unequal: false }.values(3), [0; 4]);
}

#[test]
#[should_panic(expected = "never ends")]
fn a_move_that_changes_nothing_is_refused() {
    Rules { takes: [vec![], vec![0], vec![], vec![]], unequal: false }.values(5);
}

#[test]
#[ignore = "longer proof run"]
fn prove_take_and_break() {
    check_random_rules(100..300, 4, 14);
    check_random_rules(100..300, 12, 12);
    for digits in ["77", "137", "007", "07", "6", "06", "014", "16", "156", "7777777", "4444", "165"] {
        let digits = digits.chars().filter_map(|digit| digit.to_digit(8)).collect_vec();
        for split in [false, true] {
            let rules = octal(&digits, split);
            assert_eq!(rules.values(10_000), textbook(&rules, 10_000), "{digits:?} {split}");
        }
    }
    check_scattered(100..200, 500);
    println!(
        "take_and_break: verified for 400 random rules with heaps to 14, 24 octal codes with heaps to 10000"
    );
}
