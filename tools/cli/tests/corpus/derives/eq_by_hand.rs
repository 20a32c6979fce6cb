//! An own `PartialEq` and `Hash` that ignore a field, used only through collections.
//! edition: 2015
use std::collections::{BTreeSet, HashSet};
use std::hash::{Hash, Hasher};

#[derive(Clone, Debug)]
struct Word(String, u32);

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}
impl Eq for Word {}
impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_ascii_lowercase().hash(state)
    }
}
impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Word) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Word {
    fn cmp(&self, other: &Word) -> std::cmp::Ordering {
        self.0.len().cmp(&other.0.len())
    }
}

fn main() {
    let words: Vec<Word> = ["ab", "AB", "abc", "xyz", "aB"].iter().zip(0..).map(|(s, i)| Word(s.to_string(), i)).collect();
    let set: HashSet<Word> = words.iter().cloned().collect();
    let tree: BTreeSet<Word> = words.iter().cloned().collect();
    let mut runs = words.clone();
    runs.dedup();
    println!("{} {} {:?}", set.len(), tree.len(), runs);
    println!("{:?} {}", words.iter().position(|w| *w == Word("ABC".into(), 0)), words.contains(&Word("XyZ".into(), 9)));
}
