//! The words that say who wins: `last loses`, `whoever cannot move wins`, `normal play`.

use super::stones::noun;
use super::words::Words;

/// What a word says in such a clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Nothing, nor does a clause end with it.
    Idle,
    /// Nothing, but it belongs to the last move.
    Noun,
    /// Nothing, but it belongs to what stands before it.
    Play,
    /// It is about the last move.
    Last,
    /// It is about whoever has no move, which is not the last one.
    Stuck,
    /// The opposite.
    Not,
    /// A bidding, without a verdict: the last move is to be avoided.
    Avoid,
    Wins,
    Loses,
    Misere,
    Normal,
}

/// Words and what they say; longer ones before their beginnings.
const WORDS: &[(&str, Role)] = &[
    ("who has no move", Role::Stuck),
    ("has no moves left", Role::Stuck),
    ("has no move", Role::Stuck),
    ("no legal moves", Role::Stuck),
    ("no legal move", Role::Stuck),
    ("left without a move", Role::Stuck),
    ("cannot", Role::Stuck),
    ("can not", Role::Stuck),
    ("can't", Role::Stuck),
    ("unable to", Role::Stuck),
    ("does not", Role::Not),
    ("doesn't", Role::Not),
    ("do not", Role::Avoid),
    ("don't", Role::Avoid),
    ("never", Role::Avoid),
    ("avoid", Role::Avoid),
    ("not", Role::Not),
    ("no", Role::Not),
    ("without", Role::Not),
    ("last of", Role::Last),
    ("last", Role::Last),
    ("wins", Role::Wins),
    ("win", Role::Wins),
    ("winner", Role::Wins),
    ("winning", Role::Wins),
    ("loses", Role::Loses),
    ("lose", Role::Loses),
    ("loser", Role::Loses),
    ("losing", Role::Loses),
    ("loss", Role::Loses),
    ("lost", Role::Loses),
    ("poisoned", Role::Loses),
    ("poison", Role::Loses),
    ("misere", Role::Misere),
    ("misère", Role::Misere),
    ("normal play", Role::Normal),
    ("normal", Role::Normal),
    ("play", Role::Play),
    ("rules", Role::Play),
    ("convention", Role::Play),
    ("one", Role::Noun),
    ("player", Role::Noun),
    ("person", Role::Noun),
    ("move", Role::Noun),
    ("the", Role::Idle),
    ("a", Role::Idle),
    ("is", Role::Idle),
    ("who", Role::Idle),
    ("whoever", Role::Idle),
    ("anyone", Role::Idle),
    ("he", Role::Idle),
    ("has", Role::Idle),
    ("forced", Role::Idle),
    ("that", Role::Idle),
    ("you", Role::Idle),
    ("if", Role::Idle),
    ("when", Role::Idle),
    ("to", Role::Idle),
    ("in", Role::Idle),
    ("with", Role::Idle),
    ("under", Role::Idle),
    ("take", Role::Idle),
    ("takes", Role::Idle),
    ("taking", Role::Idle),
    ("takes up", Role::Idle),
    ("remove", Role::Idle),
    ("removes", Role::Idle),
    ("removing", Role::Idle),
    ("make", Role::Idle),
    ("makes", Role::Idle),
    ("making", Role::Idle),
    ("moves", Role::Idle),
    ("moving", Role::Idle),
];

/// No clause begins so: it would be a move, or a number of stones.
const NO_START: [&str; 8] = ["take", "takes", "remove", "removes", "move", "moves", "one", "stone"];

/// No clause is longer.
const MAX_WORDS: usize = 40;

impl Words<'_> {
    /// A step over a clause that says who wins, if one comes next, perhaps behind a comma or `and`,
    /// or in parentheses.
    pub fn who_wins(&mut self) -> bool {
        let begin = self.clone();
        match clause(self) {
            Some(true) => self.said.misere = true,
            Some(false) => self.said.normal = true,
            None => return who_starts(self),
        }
        let said = self.since(&begin);
        self.said.last_stone |=
            said.iter().any(|word| word == "last") && !said.iter().any(|word| word == "move");
        true
    }
}

/// The same; returns whether it asks for misère play.
fn clause(words: &mut Words) -> Option<bool> {
    let mut ahead = words.clone();
    ahead.take(",");
    ahead.take("and");
    let has_parentheses = ahead.take("(");
    if NO_START.iter().any(|word| ahead.clone().take(word)) {
        return None;
    }
    let (mut roles, mut end) = (Vec::new(), ahead.clone());
    while roles.len() < MAX_WORDS
        && let Some(role) = role(&mut ahead)
    {
        roles.push(role);
        let is_part = role != Role::Noun || roles.contains(&Role::Last) || roles.contains(&Role::Stuck);
        if role != Role::Idle && is_part {
            end = ahead.clone();
        }
    }
    if has_parentheses && !end.take(")") {
        return None;
    }
    let is_misere = is_misere(&roles)?;
    *words = end;
    Some(is_misere)
}

/// A step over `, Bob starts`: a position has no other player to move.
fn who_starts(words: &mut Words) -> bool {
    const STARTS: [&str; 6] =
        ["starts", "begins", "goes first", "moves first", "plays first", "makes the first move"];
    let mut ahead = words.clone();
    ahead.take(",");
    ahead.take("and");
    let is_name = ahead.word().is_some_and(|word| word.chars().all(char::is_alphabetic));
    let is_there = is_name && ahead.take_one(&STARTS);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// What the next word says, which is stepped over.
fn role(words: &mut Words) -> Option<Role> {
    if let Some((_, role)) = WORDS.iter().find(|(word, _)| words.take(word)) {
        return Some(*role);
    }
    noun(words).then_some(Role::Noun)
}

/// What the words say together: each that turns the meaning round does so once.
fn is_misere(roles: &[Role]) -> Option<bool> {
    let count = |role| roles.iter().filter(|other| **other == role).count();
    let has = |role| count(role) > 0;
    let verdicts = count(Role::Wins) + count(Role::Loses);
    let is_about = has(Role::Last) || has(Role::Stuck);
    let is_turned = count(Role::Not) % 2 == 1;
    if has(Role::Misere) || has(Role::Normal) {
        let is_plain =
            verdicts == 0 && !is_about && !has(Role::Avoid) && count(Role::Misere) + count(Role::Normal) == 1;
        return is_plain.then(|| has(Role::Misere) != is_turned);
    }
    if has(Role::Avoid) {
        let is_bidding = has(Role::Last) && !has(Role::Stuck) && !is_turned && count(Role::Avoid) == 1;
        return match (is_bidding, verdicts) {
            (true, 0) => Some(true),
            // `you lose if you do not take the last`
            (true, 1) => Some(has(Role::Wins)),
            _ => None,
        };
    }
    (verdicts == 1 && is_about).then(|| has(Role::Loses) != (has(Role::Stuck) != is_turned))
}
