//! How many stones, and which parts, as one says it: against the definition; and what is refused,
//! because it may mean two things.

use crate::heaps::definition::{check, flaw, gcd, has, is_prime, read};

type May = fn(usize, usize) -> bool;

fn are_takes(forms: &[(&str, May)]) {
    for (text, takes) in forms {
        check(text, 15, &|heap, take, parts| take > 0 && takes(heap, take) && parts.len() <= 1);
    }
}

#[test]
fn sets_as_one_says_them() {
    are_takes(&[
        ("take a positive number of stones", |_, _| true),
        ("take any number, Bob starts", |_, _| true),
        ("take 1 or 10^1", |_, take| has(&[1, 10], take)),
        ("take 1 or 1e1", |_, take| has(&[1, 10], take)),
        ("remove a positive number of coins from one pile", |_, _| true),
        ("take a nonzero number", |_, _| true),
        ("take one even", |_, take| take % 2 == 0),
        ("take one multiple of 3", |_, take| take % 3 == 0),
        ("take one prime", |_, take| is_prime(take)),
        ("take one square", |_, take| has(&[1, 4, 9], take)),
        ("take any odd number", |_, take| take % 2 == 1),
        ("take any prime number of stones", |_, take| is_prime(take)),
        ("take a non-zero square", |_, take| has(&[1, 4, 9], take)),
        ("take fibonacci numbers", |_, take| has(&[1, 2, 3, 5, 8, 13], take)),
        ("take a power of four", |_, take| has(&[1, 4], take)),
        ("take 2^k", |_, take| has(&[1, 2, 4, 8], take)),
        ("take up to half", |heap, take| 2 * take <= heap),
        ("take at most n/2", |heap, take| 2 * take <= heap),
        ("take no more than half of the pile", |heap, take| 2 * take <= heap),
        ("take half or less", |heap, take| 2 * take <= heap),
        ("take half or more of the heap", |heap, take| 2 * take >= heap),
        ("take no less than half", |heap, take| 2 * take >= heap),
        ("take coprime to n", |heap, take| gcd(heap, take) == 1),
        ("take a divisor of the heap", |heap, take| heap % take == 0),
        ("subtract a proper divisor of n", |heap, take| take < heap && heap % take == 0),
        ("subtract odd", |_, take| take % 2 == 1),
        ("subtract squares", |_, take| has(&[1, 4, 9], take)),
        ("take an odd number of stones or 2", |_, take| take % 2 == 1 || take == 2),
        ("take 4 or powers of 3", |_, take| has(&[1, 3, 4, 9], take)),
        ("take 2 or a multiple of 5", |_, take| take == 2 || take % 5 == 0),
    ]);
}

/// As statements have them: a letter, and what it may be; formulas; signs.
#[test]
fn letters_and_formulas() {
    are_takes(&[
        ("take k stones where 1 <= k <= 3", |_, take| take <= 3),
        ("take k (1 ≤ k ≤ 3) stones", |_, take| take <= 3),
        ("take x stones, 0<x<4", |_, take| take <= 3),
        ("take 2<=k<=4 stones from a pile", |_, take| (2..=4).contains(&take)),
        ("take k stones from a pile of n stones, 1 <= k <= n/2", |heap, take| 2 * take <= heap),
        ("remove d stones, where d divides n", |heap, take| heap % take == 0),
        ("take k stones with k >= 2 and k < 6", |_, take| (2..6).contains(&take)),
        ("take k stones where k is odd and k at most 5", |_, take| has(&[1, 3, 5], take)),
        ("take k stones where k is 1, 3 or 4", |_, take| has(&[1, 3, 4], take)),
        ("take k stones where k is not 2", |_, take| take != 2),
        ("take k stones if gcd(k, n) = 1", |heap, take| gcd(heap, take) == 1),
        ("take x stones such that x is a power of 2", |_, take| has(&[1, 2, 4, 8], take)),
        ("take k stones where 1 <= k < n", |heap, take| take < heap),
        ("take k stones where k <= sqrt(n)", |heap, take| take * take <= heap),
        ("choose an integer x (1 ≤ x ≤ 3) and subtract x", |_, take| take <= 3),
        ("each player chooses an integer x such that 2 ≤ x and removes x stones", |_, take| take >= 2),
        ("take < 5", |_, take| take < 5),
        ("take >= 3", |_, take| take >= 3),
        ("take > 3", |_, take| take > 3),
        ("take at most a half", |heap, take| 2 * take <= heap),
        ("take 1 stone, 2 stones or all", |heap, take| has(&[1, 2, heap], take)),
        ("two heaps: take 1 or 2 from one", |_, take| take <= 2),
        ("take 2^m stones", |_, take| has(&[1, 2, 4, 8], take)),
        ("take 2^k stones (k > 0)", |_, take| has(&[2, 4, 8], take)),
        ("take k^2 stones for some integer k", |_, take| has(&[1, 4, 9], take)),
        ("take k^2 stones, k >= 2", |_, take| has(&[4, 9], take)),
        ("take x^3", |_, take| has(&[1, 8], take)),
        ("take 3k stones", |_, take| take % 3 == 0),
        ("take 1 or 3*k stones", |_, take| take == 1 || take % 3 == 0),
        ("take 3k - 1 stones", |_, take| take % 3 == 2),
        ("take 3k+1 stones where k is a positive integer", |_, take| take > 1 && take % 3 == 1),
        ("take 2k+1 stones where 0 <= k", |_, take| take % 2 == 1),
        ("each player picks up 1 or 2 stones", |_, take| take <= 2),
    ]);
    // The heap is chosen first, and its size may have another letter.
    are_takes(&[
        ("choose a pile of n stones and take k of them, 1 <= k <= 3", |_, take| take <= 3),
        ("choose a non-empty pile, take x stones from it (1 ≤ x ≤ 3)", |_, take| take <= 3),
        ("each player chooses a heap and removes any number of stones from it", |_, _| true),
        ("pick any pile and remove at most half of its stones", |heap, take| 2 * take <= heap),
        ("select a heap and then take an odd number of stones from the chosen heap", |_, take| take % 2 == 1),
        ("choose a pile with x stones and take y of them, 1 <= y <= x, gcd(x,y) = 1", |heap, take| {
            gcd(heap, take) == 1
        }),
        ("a move picks a pile of m stones and takes at most m/2 of them", |heap, take| 2 * take <= heap),
        ("take k stones from a pile of m stones where k <= m-1", |heap, take| take < heap),
        ("take up to n stones", |_, _| true),
        ("take x stones where n mod x = 0", |heap, take| heap % take == 0),
        ("take x stones where n and x are coprime", |heap, take| gcd(heap, take) == 1),
    ]);
    // Both ends of a letter; what is said of it is not a number of stones.
    are_takes(&[
        ("take 2k stones where 1 <= k <= 3", |_, take| has(&[2, 4, 6], take)),
        ("take 2^k stones where 0 < k < 4", |_, take| has(&[2, 4, 8], take)),
        ("take k^2 stones (1 <= k <= 3)", |_, take| has(&[1, 4, 9], take)),
        ("take 3k-1 stones, 1 <= k <= 2", |_, take| has(&[2, 5], take)),
        ("take 2^k stones for some integer k >= 2", |_, take| has(&[4, 8], take)),
        ("take k stones where k = 2i, 1 <= i <= 3", |_, take| has(&[2, 4, 6], take)),
        ("take k stones where k = 2^i and 1 <= i <= 3", |_, take| has(&[2, 4, 8], take)),
        ("take k stones where k is not 1 or 2", |_, take| take > 2),
        ("take k stones where 1 <= k <= 10 and k is prime or a square", |_, take| {
            take <= 10 && (is_prime(take) || has(&[1, 4, 9], take))
        }),
        ("take k stones where k <= 5 and k is odd or a multiple of 4", |_, take| has(&[1, 3, 4, 5], take)),
        ("take k stones where k > 0 and k < 4", |_, take| take < 4),
        ("take k stones where 1 <= k <= 3 from one of the heaps", |_, take| take <= 3),
    ]);
    let behind = |letter: &str| {
        format!(
            "what stands behind what is said of `{letter}` is not understood: write the numbers without a letter, or \
             a closure"
        )
    };
    check("choose a pile and split it into two non-empty piles", 15, &|_, take, parts| {
        take == 0 && parts.len() == 2
    });
    for (text, wanted) in [
        ("choose a pile of 5 stones and take 1", "`pile` is not a number of stones that is understood there"),
        (
            "choose a pile of k stones and take k stones",
            "`n` is not a number of stones that is understood there",
        ),
        ("choose two piles and take 1 stone from each", "a move takes stones from a heap, not heaps"),
        ("take k stones where 0 <= k <= 3", "a move takes at least one stone (to take none is `split`)"),
        ("take k stones where 1 <= j <= 3", "`k` is not a number of stones that is understood there"),
        ("take k stones (1 <= k <= 3", "what is said of `k` is not understood up to the `)` behind it"),
        ("take k stones where 1 <= k <= m", "`m` is not a number of stones that is understood there"),
        ("take k stones where k divides 12", "`k` divides what: `divides n` is of the heap"),
        ("take x stones where x <= 2 times the last take", &behind("x")),
        ("take k stones where 1 <= k <= 3 or 7", &behind("k")),
        ("take k stones where k is odd or k > 5", &behind("k")),
        ("take 2k stones where k >= 1 but not 3", &behind("k")),
        ("take 2k stones, 1 <= k <= n/2", &behind("k")),
        ("take k^2 stones, 1 <= k <= sqrt(n)", &behind("k")),
        ("take 2k stones where k >= 2 and less than 5", &behind("k")),
        (
            "take 2^k stones where k is at least 1 and at most 3",
            "what is said of `k` is not understood: `1 <= k <= 5`, `k >= 2`",
        ),
        (
            "take k stones where k is not odd or 4",
            "of what `not` is, is not plain: write the numbers without a letter, or a closure",
        ),
        (
            "take k stones where k is not 1, not 2",
            "of what `not` is, is not plain: write the numbers without a letter, or a closure",
        ),
        (
            "take any number that is not odd or 4",
            "of what `not` is, is not plain: write the numbers that may be taken, or a closure",
        ),
        (
            "take odd, at most 3, or 8",
            "`8` beside `or` may be of all numbers or of the last: write them as a list, or a closure",
        ),
        (
            "take k stones where k is divisible by 2 but not 3",
            "`multiples of 2 but not 3` may mean that number or its multiples: write `take multiples of 2 but 3`, \
             or a closure",
        ),
        (
            "choose a pile with k stones and take 2k stones",
            "`2n` is not a number of stones that is understood there",
        ),
        (
            "take 3k+1 stones",
            "whether that begins with 1 or 4 is not plain: write `take 1,4,7,...` or `take 4,7,10,...`",
        ),
        (
            "take 2^k-1 stones",
            "no form has that set: a list has its numbers, `take 1,3,7,15,31,63,127,255`, and a closure all of \
             them",
        ),
        ("take 2^k+x stones", "a number up to 1000000 must stand behind `+`"),
        ("take 1^k", "that is one number, or none: write it as one"),
        ("take 1^k + 3", "that is one number, or none: write it as one"),
        ("take 0k+5", "that is one number, or none: write it as one"),
        ("take 1000000^k where k >= 20", "from 20 on these numbers are too large"),
        ("take k stones where 1000000000000 <= k", "1000000000000 stones are too many: up to 1000000"),
        ("take 2^k for k > 30", "`k` may begin at 20 or before: a closure has other sets"),
        ("take 2x", "`2x` is not a number of stones that is understood there"),
    ] {
        assert_eq!(flaw(text), wanted, "{text}");
    }
}

/// A range beside a set limits it.
#[test]
fn a_set_in_a_range() {
    are_takes(&[
        ("take 2..10 even", |_, take| take % 2 == 0 && take <= 10),
        ("take odd 1..5", |_, take| has(&[1, 3, 5], take)),
        ("take 1 to 5 odd", |_, take| has(&[1, 3, 5], take)),
        ("take primes 1..100", |_, take| is_prime(take)),
        ("take squares from 1 to 9", |_, take| has(&[1, 4, 9], take)),
        ("take at most 9 even", |_, take| take % 2 == 0 && take <= 9),
        ("take odd at most 9", |_, take| take % 2 == 1 && take <= 9),
        ("take odd from 3 to 9", |_, take| has(&[3, 5, 7, 9], take)),
        ("take primes less than 10 or 4", |_, take| has(&[2, 3, 4, 5, 7], take)),
    ]);
    for text in [
        "take 10 squares",
        "take two odd",
        "take 3 odd stones",
        "take two primes",
        "take even 3",
        "take 2,3 odd",
    ] {
        assert!(flaw(text).contains("with `or` between them a move takes either"), "{text}: {}", flaw(text));
    }
    // Which of these, or how many: a heap, a strip or a number may consist of squares or digits.
    for text in [
        "take at most 3 squares",
        "remove 1 to 3 squares",
        "remove at most ten cubes from a pile",
        "take two or fewer squares",
        "take two or more squares",
        "take 1 to 4 digits",
        "take up to 2 primes",
        "take no more than 5 divisors",
        "take 3..4 multiples of 5",
    ] {
        assert!(
            flaw(text).contains("` says how many, or which of these: write `take "),
            "{text}: {}",
            flaw(text)
        );
    }
    let wanted = "`squares` behind `1..3` says how many, or which of these: write `take 1..3`, or the set first, `take squares 1..3`";
    assert_eq!(flaw("take at most 3 squares"), wanted);
    // Neither `less than half` nor `more than half`.
    for text in ["take one less than half", "take one more than half", "take a more than half"] {
        flaw(text);
    }
}

#[test]
fn limits_and_lists() {
    are_takes(&[
        ("take 2,3 or more", |_, take| take >= 2),
        ("take 1 or 3 or more", |_, take| take != 2),
        ("take 1..3 or more", |_, _| true),
        ("take 1,2,3 or more but not 5", |_, take| take != 5),
        ("take 4 or less", |_, take| take <= 4),
        ("take more than 2", |_, take| take > 2),
        ("take no less than 4", |_, take| take >= 4),
        ("take at least 2 but not 5", |_, take| take >= 2 && take != 5),
        ("take at least 3, at most 7", |_, take| (3..=7).contains(&take)),
        ("take at most 7, at least 3", |_, take| (3..=7).contains(&take)),
        ("take at most 3 or 5", |_, take| take <= 3 || take == 5),
        ("take at most 3 or at least 5", |_, take| take != 4),
        ("take 1,3,5,…", |_, take| take % 2 == 1),
        ("take 3, 6, 9, ...", |_, take| take % 3 == 0),
        ("take 4,5,6,...", |_, take| take >= 4),
        ("take 2,4,6,...,10", |_, take| take % 2 == 0 && take <= 10),
        ("take one of 1,3,4", |_, take| has(&[1, 3, 4], take)),
        ("take [1,3,4]", |_, take| has(&[1, 3, 4], take)),
        ("take 2 through 4", |_, take| (2..=4).contains(&take)),
        ("take 1 or take 3", |_, take| has(&[1, 3], take)),
        ("eat 1 or 3 candies", |_, take| has(&[1, 3], take)),
        ("pick up 1 or 3", |_, take| has(&[1, 3], take)),
        ("reduce by 1 or 3", |_, take| has(&[1, 3], take)),
        ("take twelve or thirteen", |_, take| has(&[12, 13], take)),
        ("take eleven to nineteen", |_, take| (11..=19).contains(&take)),
        ("take twelve to Twenty-One", |_, take| (12..=21).contains(&take)),
    ]);
    for (text, wanted) in [
        ("take 2,4,...,16", "`...` goes on in equal steps"),
        ("take 1,2,4,...", "how `1,2,4,...` goes on is not clear"),
        ("take 5,8,12,...", "how `5,8,12,...` goes on is not clear"),
        ("take 2,4,6,...,9", "`...` in steps of 2 does not come to 9"),
        ("take 2 or 3 or less", "`less` after `or` begins neither a move nor words of who wins"),
        ("take from 2", "from 2 to what: `take 2..4`, `take 2 or more`"),
        ("take 3 but 3", "no number is left to take"),
        ("take 1 stone 2 stones", "`1` beside `2`: with `or` between them a move takes either"),
    ] {
        assert!(flaw(text).starts_with(wanted), "{text}: {}", flaw(text));
    }
}

/// What may mean two things, or another game.
#[test]
fn what_is_not_plain_is_refused() {
    for (text, wanted) in [
        (
            "take multiples of 5 or 3",
            "write `take 3 or multiples of 5` or `take multiples of 5 or multiples of 3`",
        ),
        ("take multiples of 4, 6", "write `take 6 or multiples of 4`"),
        ("take powers of 3 or 4", "write `take 4 or powers of 3`"),
        ("take one heap", "a move takes stones from a heap, not heaps"),
        ("remove 1 pile", "a move takes stones from a heap, not heaps"),
        ("take any pile", "a move takes stones from a heap, not heaps"),
        ("take 1..3 from a pile of 21", "a position, not rules: `--at 21`"),
        ("take 1..3 in a row or circle", "a row and a circle are two games: ask for one of them"),
        ("take 7, 1 to 10", "so it may limit that: write `take 1..10` or `take 7`"),
        ("take squares or 7, 1 to 10", "`1..10` behind a comma has all of `7`"),
        ("take 2..3, 1..4", "write `take 1..4` or `take 2,3`"),
        ("take exactly 3 max", "exactly 3 or a limit: `take 3`, `take at most 3`"),
        ("take exactly 3 stones or more", "exactly 3 or a limit"),
        ("take non-divisors", "is not a number of stones"),
    ] {
        assert!(flaw(text).contains(wanted), "{text}: {}", flaw(text));
    }
}

#[test]
fn parts_as_one_says_them() {
    let unequal = |parts: &[usize]| parts.windows(2).all(|pair| pair[0] < pair[1]);
    type May<'a> = &'a dyn Fn(&[usize]) -> bool;
    let forms: &[(&str, May)] = &[
        ("split into any number of piles", &|parts| parts.len() > 1),
        ("split into any number of unequal heaps", &|parts| parts.len() > 1 && unequal(parts)),
        ("split into at least three piles", &|parts| parts.len() > 2),
        ("split into at most 3", &|parts| has(&[2, 3], parts.len())),
        ("split into 2-4", &|parts| (2..=4).contains(&parts.len())),
        ("split heap into two", &|parts| parts.len() == 2),
        ("split in half", &|parts| parts.len() == 2 && parts[0] == parts[1]),
        ("split into three with different sizes", &|parts| parts.len() == 3 && unequal(parts)),
    ];
    for (text, may) in forms {
        check(text, 13, &|_, take, parts| take == 0 && may(parts));
    }
    assert_eq!(flaw("split into at most x"), "`x` is not a number of parts");
}

#[test]
fn places_and_last_takes_as_one_says_them() {
    for (text, title) in [
        ("on a circle, take 1 or 2", "take 1,2 in a circle"),
        ("take 1 or 2 in a ring", "take 1,2 in a circle"),
        ("take 1 or 2 around the circle", "take 1,2 in a circle"),
        ("take at most what was just taken", "take at most 1x"),
        ("take at most twice as many", "take at most 2x"),
        ("remove no more than double the last take", "take at most 2x"),
        ("take at most three times as many as were just taken", "take at most 3x"),
    ] {
        assert_eq!(read(text).game.title(), title, "{text}");
        assert_eq!(read(text).meaning.as_deref(), Some(title), "{text}");
    }
}

/// Digits and their order count as much as words do.
#[test]
fn what_is_read_in_other_words_is_said() {
    for (text, said) in [
        ("take 2..10 even", "take 2,4,6,8,10"),
        ("take a positive number of stones", "take any"),
        ("take 1 or 3 or more", "take any but 2"),
        ("take at most 3 or 5", "take 1..3,5"),
        ("take 1 or a prime", "take primes or 1"),
        ("split 3 or take 1", "take 1 or split into 3"),
        ("take any or split equal", "take any or split into 2 or more equal heaps"),
        ("split into equal or take 1", "take 1 or split into 2 or more equal heaps"),
        ("take 1 or 2 neighbors in a row misere", "take 1,2 in a row misere"),
        ("take less than 4, last stone loses", "take 1..3 misere"),
        ("split 3 unequal misere", "split into 3 unequal heaps misere (no two are equal)"),
        ("split 3 unequal in a row", "split into 3 unequal heaps in a row (no two are equal)"),
    ] {
        assert_eq!(read(text).meaning.as_deref(), Some(said), "{text}");
    }
    for text in [
        "take 4, 1 3",
        "take 1 to 3 or 5",
        "take 1, 2, ..., 5",
        "take 1..3 last stone loses",
        "take one of 1,3,4",
        "take 4 or powers of 3",
        "take at most half",
        "take any number of stones or split",
    ] {
        assert_eq!(read(text).meaning, None, "{text}");
    }
}
