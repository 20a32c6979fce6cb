//! A line of text as rows of words: without comments, names and what only surrounds the values.

/// Stands for a cell in which nothing stands.
const EMPTY: &str = "?";

/// The words of a row, and whether a comma behind them leaves a cell open.
pub struct Row {
    pub words: Vec<String>,
    pub is_open: bool,
}

/// The rows of a line: most lines hold one.
pub fn rows(line: &str, is_grid: bool) -> Vec<Row> {
    let line = plain(line);
    let is_ruler = line.contains("--") && line.chars().all(|c| "|-: ".contains(c));
    // `let g = vec![` opens a list of several lines.
    let opens = has_letter(&line) && line.ends_with(['[', '{', '(']);
    if line.is_empty() || is_ruler || opens {
        return vec![];
    }
    let rows = parts(inside(&line)).into_iter().map(|part| row(&unnamed(part, is_grid)));
    rows.filter(|row| !row.words.is_empty()).collect()
}

/// Whether a line is of no use but for its place: nothing, a comment, a ruler.
pub fn is_blank(line: &str) -> bool {
    rows(line, false).is_empty()
}

fn has_letter(text: &str) -> bool {
    text.chars().any(|c| c.is_ascii_alphabetic())
}

/// Without comment and quotes; with signs of a single width.
fn plain(line: &str) -> String {
    let is_picture = line.contains('.') || line.trim().chars().all(|c| c == '#') && line.trim().len() > 1;
    let is_picture = is_picture && line.chars().all(|c| "#. \t\r".contains(c));
    let line = if is_picture { line } else { line.split('#').next().unwrap_or_default() };
    let line = line.split("//").next().unwrap_or_default();
    let sign = |c: char| match c {
        '、' => ',',
        '−' => '-',
        '"' | '\'' | '`' | '\u{3000}' | '\u{a0}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        c => c,
    };
    let line: String = line.trim_matches([' ', '\r', '\n', '\u{3000}']).chars().map(sign).collect();
    if line.contains("vec!") { line.replace("vec!", "") } else { line }
}

/// What is in the brackets of `vec![…]`, `int a[9] = {…};` or `{"g": […]}`.
fn inside(line: &str) -> &str {
    if !has_letter(line) {
        return line;
    }
    let value = |(name, rest): (&'_ str, &str)| {
        let at = rest.find(['[', '{']).filter(|_| has_letter(name))?;
        Some(line.len() - rest.len() + at)
    };
    let named = line.rsplit_once('=').and_then(value).or_else(|| line.split_once(':').and_then(value));
    let opens = |(i, c): (usize, char)| {
        let next = || line[i + 1..].trim_start().chars().next();
        let is_list = "[{".contains(c) && next().is_some_and(|c| c.is_ascii_digit() || "-[{".contains(c));
        // `g[3] = 1` is no list.
        is_list && !line[i..].contains('=')
    };
    let start = named.or_else(|| line.char_indices().find(|&at| opens(at)).map(|at| at.0));
    start.map_or(line, |start| &line[start..])
}

/// Lists in a list, or pairs such as `3: 1` with commas between them.
fn parts(line: &str) -> Vec<&str> {
    let (mut parts, mut start, mut closed) = (vec![], 0, None);
    for (i, c) in line.char_indices() {
        match c {
            ']' | ')' | '}' => closed = Some(None),
            ',' if closed == Some(None) => closed = Some(Some(i)),
            '[' | '(' | '{' => {
                if let Some(Some(comma)) = closed {
                    parts.push(&line[start..comma]);
                    start = comma + 1;
                }
                closed = None;
            }
            c if c.is_whitespace() => {}
            _ => closed = None,
        }
    }
    parts.push(&line[start..]);
    let pairs = [":", "->", "=>"].iter().map(|sign| line.matches(sign).count()).max().unwrap_or(0);
    if parts.len() == 1 && pairs > 1 && line.contains(',') { line.split(',').collect() } else { parts }
}

/// Both sides of `g(3) = 1`, `3: 1`, `3 -> 1` and `n = 3, g = 1` without names; of a grid's
/// `3: 0 1 2` only the values.
fn unnamed(part: &str, is_grid: bool) -> String {
    if !part.contains(['=', ':', '>']) {
        return part.to_owned();
    }
    let mut text = String::new();
    let mut rest = part;
    // Each `name =` in front of a number goes.
    while let Some((before, after)) = rest.split_once('=') {
        let name = before.trim_end();
        let bare = name.trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let is_name = name[bare.len()..].starts_with(|c: char| c.is_ascii_alphabetic());
        let is_number = after.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '-');
        text += if is_name && is_number { bare } else { before };
        text += if is_name && is_number { " " } else { "=" };
        rest = after;
    }
    text += rest;
    for sign in ["->", "=>", "=", ":"] {
        if let Some((index, value)) = text.split_once(sign) {
            if is_grid && sign == ":" && value.split_whitespace().count() > 1 {
                return value.to_owned();
            }
            let index = index.trim().trim_start_matches('{').trim_start();
            let index = index.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == '_');
            return format!("{index} {value}");
        }
    }
    text
}

/// The words between blanks, commas and brackets; where nothing is between two commas, tabs or
/// bars, a mark.
fn row(part: &str) -> Row {
    let part = part.trim_matches(|c: char| c != '\t' && (c.is_whitespace() || c == '|'));
    let (mut words, mut word) = (Vec::new(), String::new());
    // Whether a cell stands in front of the next sign, and which sign was the last one.
    let (mut is_filled, mut last) = (part.starts_with('\t'), None);
    for c in part.chars() {
        let is_sign = matches!(c, ',' | ';' | '|' | '\t');
        if !is_sign && !c.is_whitespace() && !"()[]{}".contains(c) {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            words.push(std::mem::take(&mut word));
            is_filled = true;
        }
        // What is in brackets fills a cell, too.
        is_filled |= ")]}".contains(c);
        if is_sign {
            if !is_filled && last.is_none_or(|last| last == c) {
                words.push(EMPTY.to_owned());
            }
            (is_filled, last) = (false, Some(c));
        }
    }
    let is_open = word.is_empty() && part.ends_with([',', '\t']) && !words.is_empty();
    if !word.is_empty() {
        words.push(word);
    }
    Row { words, is_open }
}
