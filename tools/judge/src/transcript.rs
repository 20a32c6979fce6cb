//! What the two sides of a conversation have said, and how it is shown.

use std::fmt::Write;

/// How many lines of a long conversation are shown, from its start and from its end.
const SHOWN_FIRST: usize = 4;
const SHOWN_LAST: usize = 12;
/// A conversation of more lines is never shown as a whole.
const MAX_LINES: usize = 1_000_000;
/// Characters shown of a line.
const WIDTH: usize = 72;

/// One side of a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Judge,
    Solution,
}

/// What was said, piece by piece.
#[derive(Debug, Clone, Default)]
pub struct Transcript {
    pieces: Vec<(Side, Vec<u8>)>,
    /// Bytes of the solution, and of the interactor.
    pub(crate) length: usize,
    pub(crate) judge_length: usize,
    /// The side that closed its output first.
    pub(crate) first: Option<Side>,
    /// Whether one side was killed before it ended.
    pub(crate) is_cut: bool,
}

impl Transcript {
    pub(crate) fn add(&mut self, side: Side, piece: &[u8]) {
        match side {
            Side::Solution => self.length += piece.len(),
            Side::Judge => self.judge_length += piece.len(),
        }
        match self.pieces.last_mut() {
            Some((last, text)) if *last == side => text.extend_from_slice(piece),
            _ => self.pieces.push((side, piece.to_vec())),
        }
    }

    /// Whether nothing was said.
    pub(crate) fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Every line with the side that said it.
    fn lines(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        self.pieces.iter().flat_map(|(side, text)| {
            let who = if *side == Side::Judge { "judge:    " } else { "solution: " };
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            text.split(|&byte| byte == b'\n').map(move |line| (who, line))
        })
    }

    /// The side that ended first, in a line; nothing if they were stopped.
    pub(crate) fn end(&self) -> &'static str {
        match self.first.filter(|_| !self.is_cut) {
            Some(Side::Judge) => "(the interactor ended first)\n",
            Some(Side::Solution) => "(the solution ended first)\n",
            None => "",
        }
    }

    /// All of it, a line each; of an endless flood its beginning and its end.
    pub fn whole(&self) -> String {
        if self.lines().nth(MAX_LINES).is_some() {
            return self.short();
        }
        let mut text = String::new();
        for (who, line) in self.lines() {
            text += who;
            text += String::from_utf8_lossy(line).trim_end();
            text.push('\n');
        }
        text
    }

    /// Its beginning and its end, a line each.
    pub fn short(&self) -> String {
        let left_out = SHOWN_FIRST..self.lines().count().saturating_sub(SHOWN_LAST);
        let mut text = String::new();
        for (i, (who, line)) in self.lines().enumerate() {
            if i == left_out.start && !left_out.is_empty() {
                let _ = writeln!(text, "… {} more lines", left_out.len()); // cannot fail
            }
            if !left_out.contains(&i) {
                let line = String::from_utf8_lossy(&line[..line.len().min(4 * WIDTH + 4)]).into_owned();
                let more = if line.trim_end().chars().count() > WIDTH - who.len() { "…" } else { "" };
                let shown: String = line.trim_end().chars().take(WIDTH - who.len()).collect();
                let _ = writeln!(text, "{who}{shown}{more}");
            }
        }
        text
    }
}
