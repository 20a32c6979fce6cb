use grundy::period::Periodic;
use itertools::Itertools;
use std::fmt::Debug;

/// The least period at the end with enough repetitions, by trying all; with its pre-period.
fn search<T: Eq>(values: &[T], needed: impl Fn(usize, usize) -> usize) -> Option<(usize, usize)> {
    let n = values.len();
    let repeats_from = |p: usize| (0..=n - p).find(|&from| (from..n - p).all(|i| values[i] == values[i + p]));
    (1..n).map(|p| (repeats_from(p).unwrap(), p)).find(|&(from, p)| n - p - from >= needed(from, p))
}

fn assert_found<T: Clone + Eq + Debug>(values: &[T], needed: impl Fn(usize, usize) -> usize + Copy) {
    let found = Periodic::prove(values.to_vec(), needed);
    let shape = found.as_ref().map(|found| (found.pre_period(), found.period()));
    assert_eq!(shape, search(values, needed), "{values:?}");
    if let Some(found) = found {
        assert!((0..).zip(values).all(|(n, value)| found.at(n) == *value), "{values:?}");
    }
}

#[test]
fn equals_a_search_on_all_short_sequences() {
    for length in 0..=8 {
        for values in (0..length).map(|_| 0..3).multi_cartesian_product() {
            for window in 0..4 {
                assert_found(&values, |_, _| window);
            }
            assert_found(&values, |pre_period, period| pre_period + period + 1);
        }
    }
}

/// How many random cases.
fn compare(seed: u64, cases: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..cases {
        let (pre_period, period) = (random.usize(..30), random.usize(1..30));
        let base: Vec<u32> = (0..pre_period + period).map(|_| random.u32(..3)).collect();
        let n = random.usize(..200);
        let values: Vec<u32> =
            base.iter().chain(base[pre_period..].iter().cycle()).copied().take(n).collect();
        let window = random.usize(..40);
        assert_found(&values, |_, _| window);
        assert_found(&values, |pre_period, period| pre_period + period + window / 4);
        // The same as pairs with a sequence of another period: both must repeat.
        let other = random.usize(1..5);
        let pairs = values.iter().enumerate().map(|(i, &value)| (value, i % other)).collect_vec();
        assert_found(&pairs, |_, _| window);
        let lists = pairs.iter().map(|&(value, i)| vec![value; i]).collect_vec();
        assert_found(&lists, |_, _| window);
    }
}

/// It computes ever more values, but none beyond the limit, and finds what the limit can prove.
#[test]
fn a_search_stops_at_its_limit() {
    let values = |n: usize| (0..=n).map(|i| i.min(20 + i % 3)).collect_vec();
    for (first, limit) in (0..60).cartesian_product(0..60) {
        let asked = std::cell::RefCell::new(Vec::new());
        let found = Periodic::search(
            |n| {
                asked.borrow_mut().push(n);
                values(n)
            },
            first,
            limit,
            |_, _| 3,
        );
        assert_eq!(found, Periodic::prove(values(limit), |_, _| 3), "{first} {limit}");
        let asked = asked.into_inner();
        assert!(asked[0] == first.min(limit) && asked.iter().tuple_windows().all(|(a, b)| a < b));
        assert!(asked[asked.len() - 1] <= limit);
    }
}

#[test]
fn a_period_is_for_ever() {
    let sg = Periodic::prove(vec![9, 9, 0, 1, 2, 0, 1, 2], |_, _| 3).unwrap();
    assert_eq!((sg.pre_period(), sg.period()), (2, 3));
    assert_eq!((sg.at(u64::MAX), sg.at(0)), (((u64::MAX - 2) % 3) as u32, 9));
}

#[test]
fn equals_a_search_on_long_sequences() {
    compare(7, 600);
}

#[test]
#[ignore = "long"]
fn prove_period() {
    compare(1, 100_000);
    println!("period: verified up to 100 000 random sequences of up to 200 values");
}
