//! Sets with exceptions, what is in two sets, and what is in one or the other: as they are defined,
//! and their proven periods by the naive table.

use crate::heaps::definition::{check, flaw, has, is_prime};
use grundy_explorer::game::mex;
use grundy_explorer::rules;

type May = fn(usize, usize) -> bool;

fn is_square(n: usize) -> bool {
    n.isqrt().pow(2) == n
}

const FORMS: &[(&str, May)] = &[
    ("take a divisor other than 1", |n, take| n % take == 0 && take != 1),
    ("take divisors but 1,2", |n, take| n % take == 0 && take > 2),
    ("take a divisor of n except n", |n, take| n % take == 0 && take < n),
    ("take a divisor of the heap other than 1 and itself", |n, take| n % take == 0 && take > 1 && take < n),
    ("take divisors except itself or 1", |n, take| n % take == 0 && take > 1 && take < n),
    ("take squares except 1", |_, take| is_square(take) && take != 1),
    ("take squares but 2", |_, take| is_square(take)),
    ("take primes but 2 or 5", |_, take| is_prime(take) && take != 2 && take != 5),
    ("take any but multiples of 3", |_, take| take % 3 > 0),
    ("take any number except multiples of 5", |_, take| take % 5 > 0),
    ("take any number but a square", |_, take| !is_square(take)),
    ("take any but primes", |_, take| !is_prime(take)),
    ("take any but odd numbers", |_, take| take % 2 == 0),
    ("take any but odd squares", |_, take| take % 2 == 0 || !is_square(take)),
    ("take any other than an odd prime", |_, take| take == 2 || !is_prime(take)),
    ("take 1..13 but odd primes", |_, take| take <= 13 && (take == 2 || !is_prime(take))),
    ("take any but 1,4,7,...", |_, take| take % 3 != 1),
    ("take odd but 3, 9, 15, ...", |_, take| take % 2 == 1 && take % 6 != 3),
    ("take any number except 1, 2, 4, 8, ...", |_, take| !has(&[1, 2, 4, 8], take)),
    ("take any number that is not a square", |_, take| !is_square(take)),
    ("take divisors that are not odd", |n, take| n % take == 0 && take % 2 == 0),
    ("take a number that divides the heap", |n, take| n % take == 0),
    ("take odd squares but 1", |_, take| take == 9),
    ("take 1 or 2 but not all", |n, take| take <= 2 && take < n),
    ("take two or more, but not all", |n, take| take >= 2 && take < n),
    ("take any but 1 and all", |n, take| take != 1 && take < n),
    ("take odd primes or squares", |_, take| take != 2 && is_prime(take) || is_square(take)),
    ("take odd but less than half", |n, take| take % 2 == 1 && 2 * take < n),
    ("take at most half, odd", |n, take| take % 2 == 1 && 2 * take <= n),
    ("take at least 2 and at most half", |n, take| take >= 2 && 2 * take <= n),
    ("take 1 to 3, at most half", |n, take| take <= 3 && 2 * take <= n),
    ("take any but squares, less than 10", |_, take| take < 10 && !is_square(take)),
    ("take any number of stones but not all", |n, take| take < n),
    ("take any but all", |n, take| take < n),
    ("take composites but 4", |_, take| take > 4 && !is_prime(take)),
    ("take any but composites", |_, take| take == 1 || is_prime(take)),
    ("take half rounded down", |n, take| take == n / 2),
    ("take half of the stones, rounded up", |n, take| take == n.div_ceil(2)),
    ("take floor(n/2)", |n, take| take == n / 2),
    ("take ceil(n/2) stones", |n, take| take == n.div_ceil(2)),
    ("take 1 or half rounded up", |n, take| take == 1 || take == n.div_ceil(2)),
    ("take at most floor(n/2)", |n, take| 2 * take <= n),
    ("take at least half (rounded up)", |n, take| 2 * take >= n),
    ("take any but half rounded down", |n, take| take != n / 2),
    ("take any except half of the heap, rounded up", |n, take| take != n.div_ceil(2)),
    ("take odd or half rounded down", |n, take| take % 2 == 1 || take == n / 2),
    ("take half rounded down or 2", |n, take| take == 2 || take == n / 2),
    ("take non-squares", |_, take| !is_square(take)),
    ("take a non-prime number", |_, take| !is_prime(take)),
    ("take composite numbers", |_, take| take > 1 && !is_prime(take)),
    ("take a composite number of stones", |_, take| take > 1 && !is_prime(take)),
    ("take odd composites", |_, take| take > 1 && take % 2 == 1 && !is_prime(take)),
    ("take a composite divisor", |n, take| n % take == 0 && take > 1 && !is_prime(take)),
    ("take composite numbers or squares", |_, take| take > 1 && !is_prime(take) || is_square(take)),
    ("a player may take 1 to 5, but may not take 3", |_, take| take <= 5 && take != 3),
    ("take 1 to 5 stones, but cannot take 3 or 4", |_, take| has(&[1, 2, 5], take)),
    ("take any number, but may not take odd numbers", |_, take| take % 2 == 0),
    ("take 1 to 9, but must not take a square", |_, take| take <= 9 && !is_square(take)),
    ("only 1 or 3 stones may be taken", |_, take| has(&[1, 3], take)),
    ("take only odd numbers", |_, take| take % 2 == 1),
    ("take any except at most half", |n, take| 2 * take > n),
    ("take squares except at most half", |n, take| is_square(take) && 2 * take > n),
    ("take any except more than half", |n, take| 2 * take <= n),
    ("take up to n-1", |n, take| take < n),
    ("take 1 to n-1 stones", |n, take| take < n),
    ("take fewer than n", |n, take| take < n),
    ("take less than half", |n, take| 2 * take < n),
    ("take more than half of the heap", |n, take| 2 * take > n),
    ("take at most half but 1", |n, take| 2 * take <= n && take > 1),
    ("take coprime but 1", |n, take| (2..=take).all(|d| n % d > 0 || take % d > 0) && take > 1),
    ("take odd primes", |_, take| is_prime(take) && take != 2),
    ("take a prime that is odd", |_, take| is_prime(take) && take != 2),
    ("take odd squares", |_, take| has(&[1, 9, 25], take)),
    ("take a prime divisor", |n, take| n % take == 0 && is_prime(take)),
    ("take proper divisors that are odd", |n, take| n % take == 0 && take < n && take % 2 == 1),
    ("take a square divisor", |n, take| n % take == 0 && is_square(take)),
    ("take divisors, at most 5", |n, take| n % take == 0 && take <= 5),
    ("take divisors from 2 to 4", |n, take| n % take == 0 && (2..=4).contains(&take)),
    ("take divisors, at least 3", |n, take| n % take == 0 && take >= 3),
    ("take odd, more than 4", |_, take| take % 2 == 1 && take > 4),
    ("take odd but 1", |_, take| take % 2 == 1 && take > 1),
    ("take an even number other than 2 or 6", |_, take| take % 2 == 0 && take != 2 && take != 6),
    ("take even but multiples of 4", |_, take| take % 4 == 2),
    ("take squares or primes", |_, take| is_square(take) || is_prime(take)),
    ("take squares or cubes or primes", |_, take| is_square(take) || take == 8 || is_prime(take)),
    ("take multiples of 3 or multiples of 5", |_, take| take % 3 == 0 || take % 5 == 0),
    ("take powers of 2 or powers of 3", |_, take| has(&[1, 2, 3, 4, 8, 9], take)),
    ("take odd or multiples of 4", |_, take| take % 4 != 2),
    ("take divisors or 5", |n, take| n % take == 0 || take == 5),
    ("take 1 or at most half", |n, take| take == 1 || 2 * take <= n),
    ("take squares or divisors", |n, take| is_square(take) || n % take == 0),
    ("take 2 or odd squares", |_, take| has(&[1, 2, 9], take)),
    ("take odd squares or 2", |_, take| has(&[1, 2, 9], take)),
    ("take exactly half", |n, take| 2 * take == n),
    ("take exactly half of the heap or 1", |n, take| 2 * take == n || take == 1),
    ("take at most sqrt(n)", |n, take| take * take <= n),
    ("take up to the square root of n", |n, take| take * take <= n),
    ("take digits", |n, take| take < 10 && n.to_string().contains(&take.to_string())),
    ("take one of its digits", |n, take| take < 10 && n.to_string().contains(&take.to_string())),
    ("take one of its divisors but 1", |n, take| n % take == 0 && take > 1),
    ("take all", |n, take| take == n),
    ("take 1 or all", |n, take| take == 1 || take == n),
    ("take 2 or the whole heap", |n, take| take == 2 || take == n),
    ("take 1,4,7,...", |_, take| take % 3 == 1),
    ("take 4, 7, 10, ... but 7", |_, take| take % 3 == 1 && take != 1 && take != 7),
    ("take 1 to 10 except primes", |_, take| take <= 10 && !is_prime(take)),
    ("take 1 to 5 but less than half", |n, take| take <= 5 && 2 * take < n),
    ("take divisors, 2 to 3", |n, take| n % take == 0 && (2..=3).contains(&take)),
    ("take 1 to 8 except multiples of 3", |_, take| take <= 8 && take % 3 > 0),
    ("take an amount of stones that is odd", |_, take| take % 2 == 1),
];

#[test]
fn sets_of_sets_are_what_they_say() {
    for (text, may) in FORMS {
        check(text, 15, &|n, take, parts| take > 0 && may(n, take) && parts.len() <= 1);
        let split = format!("{text} or split into 3");
        let is_split = |take: usize, parts: &[usize]| take == 0 && parts.len() == 3;
        let is_take = |n, take: usize, parts: &[usize]| take > 0 && may(n, take) && parts.len() <= 1;
        check(&split, 11, &|n, take, parts| is_take(n, take, parts) || is_split(take, parts));
    }
}

/// What is proven of them goes on far beyond what was looked at.
#[test]
fn periods_of_sets_go_on() {
    let (mut proven, count) = (0, 1500);
    for (text, may) in FORMS {
        let game = rules::read(text, &|_| Err(String::new())).unwrap_or_else(|no| panic!("{}", no.what)).game;
        let (mut engine, mut values) = (game.engine().unwrap(), vec![]);
        engine.extend(&mut values, 300).unwrap();
        let Some(certificate) = engine.certificate(&values) else { continue };
        proven += 1;
        let mut naive: Vec<u32> = Vec::new();
        for n in 0..count {
            let options = (1..=n).filter(|take| may(n, *take)).map(|take| naive[n - take]);
            naive.push(mex(options));
            assert_eq!(certificate.at(&values, n as u64), Some(naive[n].into()), "{text}: {n}");
        }
    }
    assert!(proven >= 8, "{proven}");
}

#[test]
fn sets_that_may_mean_two_things() {
    for (text, wanted) in [
        ("take half", "half of an odd heap is what?"),
        ("take n/2 stones", "half of an odd heap is what?"),
        ("take at most half rounded up", "is not understood there"),
        ("take any but more than half", "write `take more than half` or `take any except more than half`"),
        ("two heaps: take 1 to 3 from one heap, or 1 stone from each", "moves in several heaps at once"),
        ("take all but 2", "`all but 2` may leave 2, or take any other number"),
        ("take all odd numbers", "`all` is not a number"),
        ("take 1, 2 or 3 stones but at most half", "may be taken as well, or limit it"),
        ("take 1 or 2, at most half", "may be taken as well, or limit it"),
        ("take squares or cubes, except 1", "`but` beside `or` may be of all numbers or of the last"),
        ("take 1,2,3 or squares but 2", "`but` beside `or` may be of all numbers or of the last"),
        ("take odd or 2 but not 1", "`but` beside `or` may be of all numbers or of the last"),
        ("take divisors that are odd or prime", "`that are` beside `or` may be of all numbers"),
        ("take odd numbers that are primes or squares", "`that are` beside `or` may be of all numbers"),
        ("take squares or cubes that are odd", "`that are` beside `or` may be of all numbers"),
        ("take odd or even squares", "`odd` may belong to what stands behind `or`, too"),
        ("take squares or primes up to 5", "beside `or` may be of all numbers or of the last"),
        ("take any but squares less than 10", "behind exceptions may be another one"),
        ("take any but powers of 2 or 3", "behind exceptions may be another one"),
        ("take a number less than half of the heap but odd", "may say what must be taken, or what must not"),
        ("take 1 to 10 but odd", "may say what must be taken, or what must not"),
        ("take any but odd", "may say what must be taken, or what must not"),
        ("take odd that are multiples of 10001", "have no number up to 10000 in common"),
        ("take any but squares or cubes", "behind exceptions may be another one, or be taken"),
        ("take any but 2 or primes", "behind exceptions may be another one, or be taken"),
        ("take primes but 2 or 1", "behind exceptions may be another one, or be taken"),
        ("take 1..5 but 3 or 10", "behind exceptions may be another one, or be taken"),
        ("take any but 1, squares", "behind exceptions may be another one, or be taken"),
        ("take any but 1 and squares", "no form takes"),
        (
            "take multiples of 3 or 5",
            "write `take 5 or multiples of 3` or `take multiples of 3 or multiples of 5`",
        ),
        ("take odd even", "have no number up to 10000 in common"),
        ("take odd but odd numbers", "no number is left to take"),
        ("take any but all or 2", "behind exceptions may be another one, or be taken"),
        ("take 2 or 1,4,7,...", "how `2,1,4,7,...` goes on is not clear"),
        ("take 1,4,7,... or 2", "no form takes `1,4,7,...` and also `2`"),
        ("take primes but 2 or cubes but 1", "behind exceptions may be another one, or be taken"),
    ] {
        let flaw = flaw(text);
        assert!(flaw.contains(wanted), "{text}: {flaw}");
    }
}
