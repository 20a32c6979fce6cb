//! Rules as statements of problems say them: players, heaps, what is allowed, and what was taken
//! before.

use crate::heaps::definition::{flaw, read};

/// Each sentence with the rules that it says, and whether the last one loses.
#[test]
fn sentences_of_statements() {
    for (text, title, is_misere) in [
        ("On your turn you may take 1, 2 or 3", "take 1..3", false),
        ("a player can remove 1, 3 or 4 coins", "take 1,3,4", false),
        ("each player removes 1 or 2 stones in turn, whoever takes the last stone wins", "take 1,2", false),
        ("Alice and Bob take turns removing 1 to 3 stones; who takes the last one loses", "take 1..3", true),
        (
            "players alternately take 1 to 4 cards. The player forced to take the last card loses",
            "take 1..4",
            true,
        ),
        ("Players take 1 to 3 stones in turn. Who wins?", "take 1..3", false),
        ("take 1 to 3, who will win?", "take 1..3", false),
        ("Take 1 to 3. The last one loses. Who has a winning strategy?", "take 1..3", true),
        ("players may only take 1 or 3", "take 1,3", false),
        ("you must take at least 1 and at most 3", "take 1..3", false),
        ("no more than 3 stones may be taken", "take 1..3", false),
        ("1 or 3 stones are removed from a heap", "take 1,3", false),
        ("1 stone, 2 stones or 4 stones may be taken", "take 1,2,4", false),
        ("misère: take 1..3", "take 1..3", true),
        ("Misere: 1 to 3 stones may be taken", "take 1..3", true),
        ("either take one stone or split the heap into two", "take 1 or split", false),
        ("a player may take 1 or split a pile into two", "take 1 or split", false),
        ("players split a heap into two unequal heaps", "split unequal", false),
        ("divide a pile into two piles of different sizes", "split unequal", false),
        ("break a heap into two", "split", false),
        ("split into heaps of the same size", "split equal", false),
        ("split a heap into up to three piles", "split 2..3", false),
        ("split into several piles", "split 2 or more", false),
        ("two heaps, take 1 to 3 from one of them", "take 1..3", false),
        ("three piles: take 1 to 3 stones from one of the three piles", "take 1..3", false),
        ("there is a pile of stones; players take 1 or 2", "take 1,2", false),
        ("a heap of n stones, take 1 to 3", "take 1..3", false),
        (
            "there are several piles. You take any number of stones from any non-empty pile.",
            "take any",
            false,
        ),
        ("take any number from one of two heaps", "take any", false),
        ("take 1 or 2 from a heap of n stones", "take 1,2", false),
        ("take a number of stones not exceeding 3", "take 1..3", false),
        ("take between 1 and 3 stones inclusive", "take 1..3", false),
        ("take 1 to 3 stones (inclusive)", "take 1..3", false),
        ("take from two up to five", "take 2..5", false),
        ("take any number from 2 up to 5", "take 2..5", false),
        ("take a number coprime to the number of stones in the heap", "take coprime", false),
        ("take any amount of stones", "take any", false),
        ("S={1,3,4}", "take 1,3,4", false),
        ("subtraction set {1, 3, 4}", "take 1,3,4", false),
        ("take １，３，４", "take 1,3,4", false),
        ("take 1、3、4。", "take 1,3,4", false),
        ("take 1~3", "take 1..3", false),
        ("take １〜３", "take 1..3", false),
        ("take １，３，５，……", "take odd", false),
        ("On each turn the player takes 1 or 2 stones", "take 1,2", false),
        ("In each move, the player removes 1 to 3 stones", "take 1..3", false),
        ("take 1,2,4,8,...", "take powers of 2", false),
        ("take 1,3,9,27,...", "take powers of 3", false),
        ("take 1,4,9,...", "take squares", false),
        ("take 2,3,5,7,...", "take primes", false),
        ("take 1,2,3,5,8,...", "take fibonacci", false),
        ("take at most twice what was taken before", "take at most 2x", false),
        ("take at most twice as many stones as the opponent has just taken", "take at most 2x", false),
        ("take at most 3 times the number of stones taken in the previous move", "take at most 3x", false),
        ("take up to double the previous move", "take at most 2x", false),
        ("take at most what the opponent took", "take at most 1x", false),
        ("take 1 or 2 from the left or right end", "take 1,2", false),
        ("remove 1 to 3 coins from either end of a row", "take 1..3", false),
        ("wythoffs game", "wythoff", false),
        (
            "Alice and Bob play a game with a pile of n stones. On each turn a player removes 1 or 2 stones.",
            "take 1,2",
            false,
        ),
        (
            "Two players play a game. There is a pile of stones. Each turn they take 1 to 3",
            "take 1..3",
            false,
        ),
        ("Players alternate turns, removing at most 4 stones", "take 1..4", false),
        ("players take 2 or 5 pebbles. the player that takes the last stone wins", "take 2,5", false),
        ("take 2 or 5 pebbles. who takes the last one loses", "take 2,5", true),
        ("replace n by floor(n/2) or n-1", "take half rounded up or 1", false),
        ("replace n with ceil(n/2), n - 2 or n-1, last loses", "take half rounded down or 1 or 2", true),
        ("take k where k divides n and k < n", "take proper divisors", false),
        ("take a divisor smaller than n", "take proper divisors", false),
        ("subtract d from n where d divides n, d != n", "take proper divisors", false),
        ("subtract d from n where d divides n and d is not n", "take proper divisors", false),
        ("subtract d from n where d divides n", "take divisors", false),
        ("subtract 1 or 2 from n", "take 1,2", false),
    ] {
        let rules = read(text);
        assert_eq!((rules.game.title(), rules.is_misere), (read(title).game.title(), is_misere), "{text}");
    }
}

/// What is another game, or may be one.
#[test]
fn other_games_of_statements() {
    for (text, wanted) in [
        ("take 1 to 3 from each heap", "moves in several heaps at once have no form"),
        ("take 1 to 3 from every pile", "moves in several heaps at once have no form"),
        ("take 1 from one and 2 from the other", "moves in several heaps at once have no form"),
        ("take a stone from each of two heaps", "moves in several heaps at once have no form"),
        ("take any number from some of the piles", "`from` is not understood"),
        ("split two heaps", "`split into two heaps` says into how many"),
        ("take 1 or split two heaps", "`split into two heaps` says into how many"),
        ("two heaps, take at most 2x", "the last take links the heaps"),
        ("take from one or both heaps", "how many stones are taken stands before the heap"),
        ("two heaps in a circle, take 1", "is not a game that is known"),
        ("n piles of stones in a row, take 1", "is not a game that is known"),
        ("two piles, take 1..3 or the same from both", "begins neither a move nor"),
        ("21 stones, take 1 to 3", "a position, not rules: `--at 21`"),
        ("there are 21 stones, take 1 to 3", "a position, not rules: `--at 21`"),
        ("a heap of 21 stones, take 1 to 3", "a position, not rules: `--at 21`"),
        ("take 1 from both ends", "moves in several heaps at once"),
        ("take 1 from either end or split", "from an end or not"),
        ("take 1 from either end or take 2", "from an end or not"),
        ("take 1 to 3 exclusive", "`exclusive` is not understood"),
        ("divide the heap by 2", "is not a game that is known"),
        ("divide the number by a divisor", "is not a game that is known"),
        ("players must not take 3", "is not a game that is known"),
        ("you may not take 2 stones", "is not a game that is known"),
        ("a player who takes 1 or 2 loses", "is not a game that is known"),
        ("you take 1 and then split", "begins neither a move nor"),
        ("take at most twice what was taken", "is not a number of stones"),
        ("take a number of stones", "is not a number of stones"),
        ("take 1,2,4,...", "how `1,2,4,...` goes on is not clear"),
        ("take 2,3,5,...", "how `2,3,5,...` goes on is not clear"),
        ("take turns", "is not a game that is known"),
        ("Alice and Bob play a game", "is not a game that is known"),
        ("Alice and Bob play a game with 21 stones. Each takes 1 to 3", "a position, not rules: `--at 21`"),
        ("replace n by n", "is not a game that is known"),
        ("replace n by n/2 or n-1", "is not a game that is known"),
        ("replace n by n-1 and n-2", "is not a game that is known"),
        ("take k where k divides n, k != n - 1", "is not understood"),
    ] {
        let flaw = flaw(text);
        assert!(flaw.contains(wanted), "{text}: {flaw}");
    }
}

/// Far more words than anybody types are refused, not read for minutes.
#[test]
fn long_texts_end() {
    for word in ["last", "and", "take", "or", "stones", "heap"] {
        for count in [900, 15_000] {
            let text = format!("take 1..3 {}", [word].repeat(count).join(" "));
            flaw(&text);
        }
    }
}
