//! Games by the names that books give them, in words that say what they are.

use super::kind::{RuleForm, form};

/// Names, rules that mean the same, and how positions are to be understood if that is not plain.
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapters 3, 4, 12, 14, 15 and 17.
const NAMES: &[(&str, &str, &str)] = &[
    ("kayles", "0.77", ""),
    ("rayles", "0.77", "spots in a region"),
    ("rails", "0.77", "spots in a region"),
    ("rims", "0.7...", "spots in a region"),
    ("double kayles", "0.7777", ""),
    ("circular kayles", "take 1,2 in a circle", ""),
    ("circle kayles", "take 1,2 in a circle", ""),
    ("kayles circle", "take 1,2 in a circle", ""),
    ("kayles circular", "take 1,2 in a circle", ""),
    ("kayles in a circle", "take 1,2 in a circle", ""),
    ("kayles on a circle", "take 1,2 in a circle", ""),
    ("dawson", "0.137", ""),
    ("dawson chess", "0.137", "files that are still open"),
    ("dawson kayles", "0.07", ""),
    ("officers", "0.6", ""),
    ("couples are forever", "0.6", "a heap of n is one of n - 1 here"),
    ("guiles", "0.15", ""),
    ("stalking", "0.31", ""),
    ("kenyon", "0.3F", ""),
    ("she loves me she loves me not", "take 1", ""),
    ("lasker", "4.3...", ""),
    ("lasker nim", "4.3...", ""),
    ("grundy", "split unequal", ""),
    ("prim", "take coprime", ""),
    ("dim", "take divisors", ""),
    ("fibonacci", "take at most 2x", ""),
    ("fibonacci nim", "take at most 2x", ""),
    ("subtract a square", "take squares", ""),
    ("square nim", "take squares", ""),
    ("prime nim", "take primes", ""),
    ("aliquot", "take proper divisors", ""),
    ("halving nim", "take at most half", ""),
    ("half nim", "take at most half", ""),
    ("divisor", "take proper divisors", ""),
    ("doctor nim", "take 1..3", ""),
    ("dr. nim", "take 1..3", ""),
    ("marienbad", "nim 4 misere", "heaps of 1, 3, 5 and 7"),
    ("nimble", "nim", "a coin on place n is a heap of n"),
    ("staircase nim", "nim", "the heaps are those on every second step, from the lowest"),
    ("staircase", "nim", "the heaps are those on every second step, from the lowest"),
    ("silver dollar", "nim", "the heaps are every second gap between the coins, from the right"),
    ("moore", "moore 2 of 3", ""),
    ("moore nim", "moore 2 of 3", ""),
    ("index-2 nim", "moore 2 of 3", ""),
    ("index k nim", "moore 2 of 3", "k is 2; `moore 3 of 5` for others"),
    ("euclid nim", "euclid", ""),
    ("wythoff nim", "wythoff", ""),
    ("tsyan shi dzi", "wythoff", ""),
    ("wyt queens", "queen", ""),
    ("corner the queen", "queen", ""),
    ("corner the lady", "queen", ""),
    ("white knight", "knight", ""),
    ("turtles", "turning turtles", ""),
    ("ternups", "turn 3 equally spaced", ""),
    ("turnips", "turn 3 equally spaced", ""),
    ("turning corners", "turn corners", ""),
    ("rugs", "turn rectangles", ""),
    ("cram", "board domino 4x4", "`cram 5x6` has another size"),
    ("plugg", "board domino 4x4", "`cram 5x6` has another size"),
    ("tac tix", "board 1x1,1x2,1x3,1x4 rotated 4x4", "usually with `misere`"),
    ("bulo", "board 1x1,1x2,1x3,1x4 rotated 4x4", "usually with `misere`"),
];

/// The same, of games that these rules equal in normal play only, and what misère play makes of
/// it.
const NORMAL_NAMES: &[((&str, &str, &str), &str)] = &[
    (
        ("treblecross", "0.007", "a row of n squares is a heap of n + 2: three crosses in a row are avoided"),
        THREE_LOSE,
    ),
    (("james bond", "0.007", ""), THREE_LOSE),
    (
        ("northcott", "nim", "the heaps are the gaps between the two men of each row"),
        "whoever has no gap left has to step back",
    ),
    (
        ("poker nim", "nim", "chips that are added can be taken back at once"),
        "whoever has chips has to add some once all heaps are gone",
    ),
    (
        ("acrostic twins", "rook", "a coin is a rook on its square"),
        "two coins on one square cancel, two rooks do not",
    ),
];

const THREE_LOSE: &str = "whoever completes three in a row loses, a move that the code does not have";

/// Names that go before a number, or a size.
const PREFIXES: &[(&str, &str)] = &[
    ("subtraction set {", "take "),
    ("subtraction set = {", "take "),
    ("subtraction set s = {", "take "),
    ("s = {", "take "),
    ("s={", "take "),
    ("subtraction ", "take "),
    ("subtract {", "take "),
    ("s(", "take "),
    ("take s(", "take "),
    ("take {", "take "),
    ("take [", "take "),
    ("octal code ", ""),
    ("octal ", ""),
    ("cram ", "board domino "),
    ("moore nim ", "moore "),
    ("wythoff nim ", "wythoff "),
];

/// Names that go before the most that may be taken.
const BASH: [&str; 2] = ["bash", "bachet"];

/// What no form says: the moves have to be written down.
const OTHERS: &[&str] = &[
    "welter",
    "sprouts",
    "brussels sprouts",
    "sylver coinage",
    "notakto",
    "quarto",
    "chopsticks",
    "greedy nim",
    "antonim",
    "mem",
    "mnem",
    "sym",
    "lucasta",
    "jocasta",
    "stars and stripes",
    "dots and boxes",
    "circular nim",
    "candy nim",
    "mark",
    "nimstring",
    "strings and coins",
    "peg duotaire",
    "tribulations",
    "fibulations",
    "princess and roses",
    "loops and branches",
    "contours",
];

/// Games of Left and Right, who have different moves.
const PARTISAN: &[&str] = &[
    "domineering",
    "crosscram",
    "col",
    "snort",
    "toads and frogs",
    "clobber",
    "amazons",
    "konane",
    "cutcake",
    "maundy cake",
    "hexapawn",
    "tic tac toe",
    "noughts and crosses",
    "hex",
    "go",
    "chess",
    "checkers",
];

/// A name that was understood.
pub struct Meaning {
    /// The rules.
    pub rules: String,
    /// How its positions are to be understood.
    pub note: &'static str,
    /// Why they are others in misère play, if they are.
    pub normal_only: Option<String>,
}

/// A name, its rules, a note, and why they are no rules of misère play.
fn all() -> impl Iterator<Item = (&'static (&'static str, &'static str, &'static str), Option<&'static str>)>
{
    let normal = NORMAL_NAMES.iter().map(|(named, why)| (named, Some(*why)));
    NAMES.iter().map(|named| (named, None)).chain(normal)
}

/// The rules that a name stands for, perhaps with `'s` or `game` in it.
pub fn meaning(text: &str) -> Option<Meaning> {
    let name = &*plain(text);
    let with = |rules: &str, note| Meaning { rules: rules.to_owned(), note, normal_only: None };
    // `grundys game`.
    let without =
        name.split_once(' ').map_or((name, String::new()), |(word, rest)| (word, format!(" {rest}")));
    let without = without.0.strip_suffix('s').map(|word| word.to_owned() + &without.1);
    let around = |name: &str| {
        let words = name.split(' ').map(|word| if word == "ring" { "circle" } else { word });
        words.collect::<Vec<_>>().join(" ")
    };
    let named = |name: &str| all().find(|(named, _)| named.0 == name);
    let nearly = || without.as_deref().and_then(named);
    if let Some(((name, rules, note), why)) = named(&around(name)).or_else(nearly) {
        let why = why.map(|why| {
            format!(
                "`{name}` is `{rules}` in normal play only: in misère play {why}; for `{rules} misere` write \
                     just that, for any other game list its moves, as a closure or in a file"
            )
        });
        return Some(Meaning { normal_only: why, ..with(rules, note) });
    }
    if let Some(most) = BASH.iter().find_map(|bash| name.strip_prefix(bash)?.strip_prefix(' ')) {
        return most.bytes().all(|b| b.is_ascii_digit()).then(|| with(&format!("take 1..{most}"), ""));
    }
    let (prefix, rules) = PREFIXES.iter().find(|prefix| name.starts_with(prefix.0))?;
    // `[1,3)` would be without its end.
    if prefix.ends_with('[') && name.ends_with(')') {
        return None;
    }
    let rest = name[prefix.len()..].trim_matches(['{', '}', ')', ']']);
    rest.starts_with(|c: char| c.is_ascii_digit() || c == '.').then(|| with(&format!("{rules}{rest}"), ""))
}

/// Why there are no rules for the name of a game, if that is known.
pub fn refusal(text: &str) -> Option<String> {
    let (name, text) = (&*plain(text), text.trim());
    if PARTISAN.contains(&name) {
        return Some(format!("in `{text}` the players have different moves: it is not an impartial game"));
    }
    if BASH.contains(&name.split(' ').next().unwrap_or_default()) {
        return Some(format!("`{text}`: a single number goes with it, the most that may be taken: `bash 3`"));
    }
    let what = || format!("no form says the rules of `{text}`: list its moves, as a closure or in a file");
    OTHERS.contains(&name).then(what)
}

/// In lower case, with blanks for hyphens between letters, without `'s`, `the`, `game` and `game
/// of`.
pub fn plain(text: &str) -> String {
    let text = text.to_lowercase().replace('\u{2019}', "'");
    let mut plain = String::new();
    let mut before = "";
    for word in text.split_whitespace() {
        let is_filler = match word.trim_end_matches(',') {
            "the" => !plain.starts_with("corner"),
            "game" | "games" => true,
            "of" => before == "game",
            _ => false,
        };
        before = word;
        if is_filler {
            continue;
        }
        let word = word.strip_suffix("'s").or_else(|| word.strip_suffix("s'")).unwrap_or(word);
        let is_hyphened = word.chars().all(|c| c.is_alphabetic() || c == '-');
        plain += &if is_hyphened { word.replace('-', " ") } else { word.to_owned() };
        plain.push(' ');
    }
    plain.trim_end().to_owned()
}

/// All names, as forms whose rules say what they are.
pub fn forms() -> impl Iterator<Item = RuleForm> {
    all().map(|((name, rules, _), _)| form(name, rules))
}
