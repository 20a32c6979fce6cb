//! Strings of 0 and 1 of up to L characters, none a prefix of another; a move adds one.

use crate::prelude::*;
use std::collections::BTreeSet;

/// Strings, none a prefix of another, in random order.
fn good_set(random: &mut Rng, most: usize) -> Vec<String> {
    let mut strings: Vec<String> = Vec::new();
    for _ in 0..random.usize(1..=6) {
        let string: String =
            (0..random.usize(1..=most)).map(|_| random.choice(['0', '1']).unwrap_or('0')).collect();
        if fits(&strings, &string) {
            strings.push(string);
        }
    }
    strings
}

fn fits<'a>(strings: impl IntoIterator<Item = &'a String>, new: &str) -> bool {
    strings.into_iter().all(|old| !old.starts_with(new) && !new.starts_with(old.as_str()))
}

/// `N L`, then the strings.
pub fn generate(random: &mut Rng) -> String {
    let most = random.usize(1..=4);
    let strings = good_set(random, most);
    format!("{} {most}\n{}\n", strings.len(), strings.join("\n"))
}

/// One string as long as possible.
pub fn max_one_string(random: &mut Rng) -> String {
    let string: String = (0..100_000).map(|_| random.choice(['0', '1']).unwrap_or('0')).collect();
    format!("1 1000000000000000000\n{string}\n")
}

/// Many strings.
pub fn max_many_strings(random: &mut Rng) -> String {
    let mut numbers: Vec<u32> = (0..1 << 13).filter(|_| random.u8(..) < 230).collect();
    random.shuffle(&mut numbers);
    numbers.truncate(7692);
    let lines: String = numbers.iter().map(|number| format!("{number:013b}\n")).collect();
    format!("{} 999999999999999999\n{lines}", numbers.len())
}

/// Tries every string.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, most] = input.array::<usize, 2>()?;
    input.within(&[most], 1..=6)?;
    let mut strings = BTreeSet::new();
    for _ in 0..n {
        let string = input.word()?.to_owned();
        let is_good = string.len() <= most && string.bytes().all(|bit| b"01".contains(&bit));
        input.require(is_good && fits(&strings, &string), "a new string of 0 and 1, no prefix")?;
        strings.insert(string);
    }
    let all =
        (1..=most).flat_map(|length| (0..1 << length).map(move |bits: u32| format!("{bits:0length$b}")));
    let all: Vec<String> = all.collect();
    let mut game = Naive::new(|strings: &BTreeSet<String>| {
        let new = all.iter().filter(|new| fits(strings, new));
        new.map(|new| strings.iter().chain([new]).cloned().collect()).collect()
    });
    out.line(if game.wins(&strings) { "Alice" } else { "Bob" });
    Ok(())
}
