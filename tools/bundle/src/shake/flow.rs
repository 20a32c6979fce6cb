//! In what two compilations of one text are not the same program: their MIR, whatever the order of
//! its blocks.

use super::mir::plain;
use grundy_rust::tokens::is_part;
use std::collections::{BTreeMap, BTreeSet};

/// The functions, constants and statics that do not have the same steps in both.
pub fn changed(mir: &str, other: &str) -> BTreeSet<String> {
    bodies(mir).symmetric_difference(&bodies(other)).map(|body| name(body)).collect()
}

/// What a body belongs to, without the way to it.
fn name(body: &str) -> String {
    let head = body.split(['(', '=']).next().unwrap_or_default();
    let head = head.split(": ").next().filter(|_| !head.contains("<impl")).unwrap_or(head);
    let (_, head) = head.split_once(' ').unwrap_or(("", head));
    let is_own = |part: &&str| !part.is_empty() && part.chars().all(is_part);
    head.rsplit([':', ' ', '>']).find(is_own).unwrap_or(head).to_owned()
}

fn bodies(mir: &str) -> BTreeSet<String> {
    let (mut all, mut body) = (BTreeSet::new(), Vec::new());
    for line in mir.lines().filter(|line| !line.starts_with("//") && !line.trim().is_empty()) {
        if !line.starts_with([' ', '}']) {
            all.insert(ordered(&std::mem::take(&mut body)));
        }
        let line = plain(line.trim());
        // Where a value's memory begins and ends, and what it is called, is nothing that happens.
        let is_idle =
            ["scope ", "debug ", "StorageLive", "StorageDead"].iter().any(|idle| line.starts_with(idle));
        if !is_idle {
            body.push(line);
        }
    }
    all.insert(ordered(&body));
    all
}

/// A body, its blocks in the order in which they are reached, and numbered like that.
fn ordered(body: &[String]) -> String {
    let starts: BTreeMap<&str, usize> = body
        .iter()
        .enumerate()
        .filter_map(|(at, line)| Some((label(line).filter(|_| line.ends_with('{'))?, at)))
        .collect();
    let Some(&first) = starts.values().min() else { return body.join("\n") };
    let (mut out, mut reached) = (body[..first].join("\n"), vec!["bb0"]);
    let mut next = 0;
    while next < reached.len() {
        let Some(&start) = starts.get(reached[next]) else { return body.join("\n") };
        let end = (start + 1..body.len()).find(|&at| body[at] == "}").unwrap_or(body.len());
        out += &format!("\nbb{next}{}", &body[start][reached[next].len()..]);
        for line in &body[start + 1..end] {
            let mut rest = line.as_str();
            out.push('\n');
            while let Some(at) = rest.find("bb") {
                let (before, from) = rest.split_at(at);
                out += before;
                let name = label(from).filter(|name| starts.contains_key(name));
                let Some(name) =
                    name.filter(|_| !before.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
                else {
                    out += "bb";
                    rest = &from[2..];
                    continue;
                };
                let place = reached.iter().position(|known| *known == name).unwrap_or_else(|| {
                    reached.push(name);
                    reached.len() - 1
                });
                out += &format!("bb{place}");
                rest = &from[name.len()..];
            }
            out += rest;
        }
        next += 1;
    }
    out
}

/// The name of a block at the start of a text.
fn label(text: &str) -> Option<&str> {
    let digits = text.strip_prefix("bb")?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    (end > 0).then(|| &text[..2 + end])
}

#[cfg(test)]
mod tests {
    use super::{changed, name};

    fn is_same(one: &str, other: &str) -> bool {
        changed(one, other).is_empty()
    }

    #[test]
    fn changed_bodies_are_named() {
        assert_eq!(name("fn f(_1: u8) -> u8 {"), "f");
        assert_eq!(name("fn <impl at <anon>:1:2: 3:4>::drop(_1: &mut A) -> () {"), "drop");
        assert_eq!(name("fn f::{closure#0}(_1: u8) -> u8 {"), "f");
        assert_eq!(name("const N: usize = {"), "N");
    }

    #[test]
    fn the_order_of_blocks_means_nothing() {
        let one = "fn f() {\n    bb0: {\n        switchInt(_1) -> [0: bb1, otherwise: bb2];\n    }\n    bb1: {\n        \
                   drop(_2) -> [return: bb3, unwind continue];\n    }\n    bb2: {\n        return;\n    }\n    \
                   bb3: {\n        return;\n    }\n}\n";
        let other = "fn f() {\n    bb0: {\n        StorageLive(_2);\n        switchInt(_1) -> [0: bb3, otherwise: bb1];\n    }\n    \
                     bb1: {\n        return;\n    }\n    bb2: {\n        return;\n    }\n    bb3: {\n        \
                     drop(_2) -> [return: bb2, unwind continue];\n    }\n}\n";
        assert!(is_same(one, other));
        assert!(!is_same(one, &other.replace("drop(_2)", "drop(_3)")));
        assert!(!is_same(one, &other.replace("0: bb3, otherwise: bb1", "0: bb1, otherwise: bb3")));
        assert!(!is_same(one, &format!("{other}fn g() {{\n}}\n")));
    }
}
