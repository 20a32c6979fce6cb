use grundy::wythoff::{first_player_wins, winning_moves};
use itertools::Itertools;
use oracle::naive::Naive;

/// From both heaps, from the first, from the second, as the rules say.
fn moves(a: u64, b: u64, r: u64) -> impl Iterator<Item = [u64; 2]> {
    let both = (0..a).cartesian_product(0..b).filter(move |(to, left)| (a - to).abs_diff(b - left) < r);
    let one = (0..a).map(move |to| (to, b)).chain((0..b).map(move |to| (a, to)));
    both.chain(one).map(|(a, b)| [a, b])
}

fn compare(largest: u64, r: u64) {
    let mut game = Naive::new(|&(a, b): &(u64, u64)| moves(a, b, r).map(|[a, b]| (a, b)).collect());
    for (a, b) in (0..=largest).cartesian_product(0..=largest) {
        assert_eq!(first_player_wins(a, b, r), game.wins(&(a, b)), "{a} {b} r = {r}");
        let expected = moves(a, b, r).filter(|&[a, b]| !game.wins(&(a, b))).collect_vec();
        let found = winning_moves(a, b, r).collect_vec();
        let one_heap = |to: &[u64; 2]| to[0] == a || to[1] == b;
        assert!(
            found.iter().map(one_heap).tuple_windows().all(|(x, y)| x <= y),
            "both heaps come first: {a} {b} r = {r}"
        );
        assert_eq!(oracle::naive::sorted(&found), oracle::naive::sorted(&expected), "{a} {b} r = {r}");
    }
}

/// The pairs as the mex rule makes them: the least number not yet in a pair, and that plus r n.
fn compare_with_the_mex_rule(largest: u64, r: u64) {
    let mut partner = vec![None; largest as usize + 1];
    let mut least = 0;
    for n in 0.. {
        while matches!(partner.get(least as usize), Some(Some(_))) {
            least += 1;
        }
        let (low, high) = (least, least + r * n);
        if low > largest {
            break;
        }
        partner[low as usize] = Some(high);
        if high <= largest {
            partner[high as usize] = Some(low);
        }
        assert!(!first_player_wins(low, high, r) && !first_player_wins(high, low, r), "{low} {high} r = {r}");
        assert_eq!(winning_moves(low, high, r).next(), None, "{low} {high} r = {r}");
        for (a, b) in [(low + 1, high), (low, high + 1), (low + 1, high + 1)] {
            assert!(first_player_wins(a, b, r), "{a} {b} r = {r}");
            for to in winning_moves(a, b, r) {
                assert!(!first_player_wins(to[0], to[1], r), "{a} {b} r = {r}: {to:?}");
            }
            assert_ne!(winning_moves(a, b, r).next(), None, "{a} {b} r = {r}");
        }
    }
}

#[test]
fn equals_the_definition_on_small_heaps() {
    (1..=6).for_each(|r| compare(if r == 1 { 50 } else { 20 }, r));
}

#[test]
fn equals_the_mex_rule() {
    [1, 2, 3, 7, 1000].into_iter().for_each(|r| compare_with_the_mex_rule(5000, r));
}

#[test]
#[ignore = "long"]
fn prove_wythoff() {
    (1..=12).for_each(|r| compare(if r == 1 { 300 } else { 60 }, r));
    (1..=4).for_each(|r| compare_with_the_mex_rule(1_000_000, r));
    println!("wythoff: verified up to heaps of 300 (r = 1), 60 (r <= 12), the mex rule up to 10^6 (r <= 4)");
}

/// floor(sqrt(x)) from the floating point root, corrected by integers.
fn root(x: u128) -> u128 {
    let mut root = (x as f64).sqrt() as u128;
    while root.checked_mul(root).is_none_or(|square| square > x) {
        root -= 1;
    }
    while (root + 1).checked_mul(root + 1).is_some_and(|square| square <= x) {
        root += 1;
    }
    root
}

#[test]
fn equals_the_square_root_on_large_heaps() {
    let random = &mut fastrand::Rng::with_seed(1);
    for _ in 0..5000 {
        let bits = random.u32(1..=61); // so that 5 n^2 fits
        let n = random.u64(1..1 << bits);
        let r = random.u64(1..=5.max((1 << 62) / n));
        let Some(square) =
            u128::from(r).pow(2).checked_add(4).and_then(|x| x.checked_mul(u128::from(n).pow(2)))
        else {
            continue;
        };
        // floor((2 n - r n + sqrt(n^2 (r^2 + 4))) / 2)
        let low = (root(square) + 2 * u128::from(n) - u128::from(r) * u128::from(n)) / 2;
        let low = u64::try_from(low).unwrap();
        let Some(high) = r.checked_mul(n).and_then(|d| low.checked_add(d)) else { continue };
        assert!(!first_player_wins(low, high, r), "{low} {high} r = {r}");
        for (a, b) in
            [(low - 1, high), (low, high - 1), (low - 1, high - 1), (low + 1, high), (low, high + 1)]
        {
            assert!(first_player_wins(a, b, r), "{a} {b} r = {r}");
            let moves = winning_moves(a, b, r).collect_vec();
            assert!(!moves.is_empty() && moves.iter().all(|to| !first_player_wins(to[0], to[1], r)));
        }
    }
}

#[test]
fn the_largest_heaps_work() {
    for (r, a) in [1, 2, 1 << 32, u64::MAX].into_iter().cartesian_product([0, 1, u64::MAX - 1, u64::MAX]) {
        let moves = winning_moves(a, u64::MAX, r).collect_vec();
        assert_eq!(moves.is_empty(), !first_player_wins(a, u64::MAX, r));
        assert!(moves.iter().all(|to| !first_player_wins(to[0], to[1], r)));
    }
}

#[test]
fn every_second_pair_of_fibonacci_numbers_is_lost() {
    let (mut a, mut b, mut lost) = (1u64, 2u64, true);
    while let Some(next) = a.checked_add(b) {
        assert_eq!(first_player_wins(a, b, 1), !lost, "{a} {b}");
        (a, b, lost) = (b, next, !lost);
    }
}

#[test]
#[should_panic(expected = "r must be at least 1")]
fn a_winner_for_r_0_is_refused() {
    first_player_wins(1, 2, 0);
}

#[test]
#[should_panic(expected = "r must be at least 1")]
fn moves_for_r_0_are_refused() {
    let _ = winning_moves(1, 2, 0);
}
