//! Inputs like known ones: with other numbers and words, but the same counts. They are good for
//! comparing two programs that must do the same; whether a statement allows them is not known.

use super::shape::Shape;
use super::tokens::{Tokens, text, tokens};

/// How many candidates are tried for an input that has all that the known ones have in common.
const TRIES: usize = 20;
/// Inputs where none is known: numbers on lines, after their count or not, and words.
const USUAL: [&str; 8] = [
    "7\n",
    "4 9\n",
    "3\n5 8 2\n",
    "2\n3\n4 1 6\n2\n9 7\n",
    "5 3\n1 2\n2 4\n3 5\n",
    "4\n1 6\n2 8\n3 3\n9 1\n",
    "abcab\n",
    "3\nabc\nab\ncabb\n",
];

/// Makes inputs from known ones, always the same from the same.
pub struct Variations {
    known: Vec<String>,
    shape: Shape,
    state: u64,
}

impl Variations {
    /// From these inputs; without any, from some that programs often read.
    pub fn new(known: &[String]) -> Variations {
        let usual = || USUAL.iter().map(|&text| text.to_owned()).collect();
        let known = if known.is_empty() { usual() } else { known.to_vec() };
        Variations { shape: Shape::learn(&known), known, state: 0x9e37_79b9_7f4a_7c15 }
    }

    /// A number below `end` (xorshift).
    fn below(&mut self, end: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) % end
    }

    fn candidate(&mut self) -> String {
        let one = self.below(self.known.len() as u64) as usize;
        let known = tokens(&self.known[one]);
        // Numbers of one size belong together, and small ones make small work.
        let most = if self.below(4) == 0 { 18 } else { 7 };
        let digits = 1 + self.below(most) as u32;
        let mut made = known.clone();
        for (row, line) in known.iter().enumerate() {
            for (column, token) in line.iter().enumerate() {
                if !is_count(&known, row, column) && self.below(6) > 0 {
                    made[row][column] = self.like(token, digits);
                }
            }
        }
        text(&made)
    }

    /// Another number, or another word of the same letters.
    fn like(&mut self, token: &str, digits: u32) -> String {
        if let Ok(number) = token.parse::<i128>() {
            let number = match self.below(3) {
                0 => self.below(10 * number.unsigned_abs().min(1 << 40) as u64 + 2),
                _ => self.below(10u64.pow(digits)),
            };
            let negative = token.starts_with('-') || token == "0" && self.below(4) == 0;
            return if negative && self.below(2) == 0 { format!("-{number}") } else { number.to_string() };
        }
        if token.parse::<f64>().is_ok() {
            let (whole, part) = (self.below(10u64.pow(digits.min(9))), self.below(1000));
            return format!("{whole}.{part:03}");
        }
        let letters: Vec<char> = token.chars().collect(); // none in a blank line
        letters.iter().map(|_| letters[self.below(letters.len() as u64) as usize]).collect()
    }
}

impl Iterator for Variations {
    type Item = String;

    /// Every second input has all that the known ones have in common, if one is found soon.
    fn next(&mut self) -> Option<String> {
        let mut made = self.candidate();
        if self.below(2) == 0 {
            for _ in 0..TRIES {
                if self.shape.is_like(&made) {
                    break;
                }
                made = self.candidate();
            }
        }
        Some(made)
    }
}

/// Whether a number may say how many lines, tokens or letters follow.
fn is_count(input: &Tokens, row: usize, column: usize) -> bool {
    let Ok(number) = input[row][column].parse::<usize>() else { return false };
    if number == 0 {
        return false;
    }
    let next = input.get(row + 1).map_or(0, Vec::len);
    let letters = input.get(row + 1).and_then(|line| line.first()).map_or(0, String::len);
    let (lines, rest) = (input.len() - 1 - row, input[row].len() - 1 - column);
    let below: usize = input[row + 1..].iter().map(Vec::len).sum();
    [lines, below, next, letters, rest].contains(&number) || column == 0 && lines > 0 && lines % number == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stay_and_numbers_change() {
        let known = ["3\n4 5 6\n".to_owned(), "2\n8 9\n".to_owned()];
        let made: Vec<Tokens> = Variations::new(&known).take(60).map(|input| tokens(&input)).collect();
        assert!(made.iter().all(|input| input[0] == [input[1].len().to_string()]));
        assert!(made.iter().any(|input| input[1].iter().any(|token| token.len() > 5)));
    }

    #[test]
    fn a_single_number_becomes_large() {
        let known = ["5\n".to_owned()];
        let large = |input: &String| input.trim().parse::<u64>().is_ok_and(|number| number > 100_000);
        assert!(Variations::new(&known).take(8).any(|input| large(&input)));
    }

    #[test]
    fn blank_lines_and_blank_inputs() {
        for known in ["", "\n", "2\n\nab\n", " \n1\n"] {
            assert_eq!(Variations::new(&[known.to_owned()]).take(20).count(), 20, "{known:?}");
        }
    }

    #[test]
    fn words_keep_their_letters() {
        let known = ["2\nabc\nxyz\n".to_owned()];
        for input in Variations::new(&known).take(20) {
            let lines = tokens(&input);
            assert!(lines[1][0].chars().all(|letter| "abc".contains(letter)), "{input}");
        }
    }
}
