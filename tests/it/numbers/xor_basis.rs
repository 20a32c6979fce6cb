use crate::fixtures;
use grundy::sum;
use grundy::xor_basis::{XorBasis, heaviest};
use itertools::Itertools;
use std::collections::BTreeMap;

/// Compares every answer about a list of numbers with all its subsets; `others` are further xors to
/// ask for.
fn check(numbers: &[u64], others: impl IntoIterator<Item = u64>) {
    let subsets = (0..1u32 << numbers.len()).map(|set| {
        let chosen = (0..numbers.len()).filter(|&i| set >> i & 1 == 1).collect_vec();
        (sum::grundy(chosen.iter().map(|&i| numbers[i])), chosen)
    });
    let subsets: BTreeMap<u64, Vec<Vec<usize>>> = subsets.into_group_map().into_iter().collect();
    let basis = XorBasis::new(numbers.iter().copied());
    let before = |i: usize| XorBasis::new(numbers[..i].iter().copied());
    let members = (0..numbers.len()).filter(|&i| before(i).insert(numbers[i])).collect_vec();
    assert_eq!(basis.members(), members, "{numbers:?}");
    assert_eq!(1 << members.len(), subsets.len(), "{numbers:?}");
    for xor in subsets.keys().copied().chain(others) {
        let equal = subsets.get(&xor);
        assert_eq!(basis.contains(xor), equal.is_some(), "{numbers:?} {xor}");
        let count = basis.log_subsets(xor).map(|log| 1 << log);
        assert_eq!(count, equal.map(Vec::len), "{numbers:?} {xor}");
        let of_members = |subset: &&Vec<usize>| subset.iter().all(|i| members.contains(i));
        let expected = equal.map(|subsets| subsets.iter().find(of_members).unwrap());
        assert_eq!(basis.subset(xor).as_ref(), expected, "{numbers:?} {xor}");
        let (most, least) = (subsets.keys().map(|x| x ^ xor).max(), subsets.keys().map(|x| x ^ xor).min());
        assert_eq!(
            (basis.max_xor(xor), !basis.max_xor(!xor)),
            (most.unwrap(), least.unwrap()),
            "{numbers:?}"
        );
    }
}

/// Compares the heaviest independent set with all sets.
fn check_heaviest(numbers: &[u64], weights: &[u64]) {
    let independent = |set: &Vec<usize>| {
        let xors = set.iter().powerset().map(|subset| sum::grundy(subset.into_iter().map(|&i| numbers[i])));
        xors.skip(1).all(|xor| xor != 0)
    };
    let weight = |set: &[usize]| set.iter().map(|&i| u128::from(weights[i])).sum::<u128>();
    let best = (0..numbers.len()).powerset().filter(independent).map(|set| (set.len(), weight(&set)));
    let set = heaviest(numbers, weights);
    assert!(independent(&set) && set.is_sorted(), "{numbers:?} {weights:?}");
    let (sizes, totals): (Vec<usize>, Vec<u128>) = best.unzip();
    assert_eq!(Some(set.len()), sizes.into_iter().max(), "{numbers:?} {weights:?}");
    assert_eq!(Some(weight(&set)), totals.into_iter().max(), "{numbers:?} {weights:?}");
}

fn compare(longest: usize, largest: u64) {
    for numbers in (0..=longest).flat_map(|count| fixtures::lists(count, 0..=largest)) {
        check(&numbers, 0..=2 * largest + 1);
    }
}

fn compare_random(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let random = &mut fastrand::Rng::with_seed(seed);
        let count = random.usize(0..=9);
        let mut numbers = (0..count).map(|_| fixtures::random_nimber(random)).collect_vec();
        for _ in 0..random.usize(0..=count / 3) {
            numbers[random.usize(..count)] = sum::grundy(numbers.iter().copied().filter(|_| random.bool()));
        }
        check(&numbers, [random.u64(..), u64::MAX]);
        let numbers = (0..random.usize(0..=6)).map(|_| random.u64(..12)).collect_vec();
        let weights = numbers.iter().map(|_| random.u64(..5)).collect_vec();
        check_heaviest(&numbers, &weights);
        check_heaviest(&numbers, &numbers);
    }
}

#[test]
fn equals_all_subsets() {
    compare(3, 7);
    compare(5, 2);
    compare_random(0..40);
}

#[test]
#[ignore = "long"]
fn prove_xor_basis() {
    compare(5, 7);
    compare(4, 15);
    compare_random(0..30_000);
    println!("xor_basis: verified up to 5 numbers below 8, 4 below 16, 30 000 random lists of up to 9");
}

#[test]
fn all_64_bits_work() {
    let mut basis = XorBasis::new((0..64).map(|bit| u64::MAX << bit));
    assert!(!basis.insert(u64::MAX) && !basis.insert(0));
    assert_eq!((basis.members().len(), basis.max_xor(5)), (64, u64::MAX));
    assert_eq!((basis.subset(1), basis.log_subsets(1)), (Some(vec![0, 1]), Some(2)));
    assert_eq!(XorBasis::new(vec![0; 100_000]).log_subsets(0), Some(100_000));
    assert_eq!(heaviest(&[1, 1, 3], &[u64::MAX, u64::MAX, 0]), [0, 2]);
}

#[test]
#[should_panic(expected = "a weight for each number")]
fn a_weight_is_missing() {
    heaviest(&[1, 2], &[1]);
}
