//! The names of the items that calls of macros make. The compiler never warns of these items, so
//! only their names tell whether anything needs them.

use super::unit::{Unit, UnitKind};
use grundy_rust::tokens::{is_sign, names, plain};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeSet, HashMap};

/// The words after which an item has its name.
pub const KINDS: [&str; 9] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union"];

/// What each call between items makes, as far as macros of the text say that.
pub type Made = HashMap<usize, Vec<String>>;

pub fn made(text: &str, units: &[Unit]) -> Made {
    let mut macros: HashMap<&String, Vec<Rule>> = HashMap::new();
    for unit in units.iter().filter(|unit| unit.is_macro(text)) {
        let body = last_group(&text[unit.range.clone()]);
        macros.entry(unit.declared().expect("a macro has a name")).or_default().extend(rules(body));
    }
    let calls = units.iter().enumerate().filter(|(_, unit)| unit.kind == UnitKind::Call);
    let of_call = |(index, call): (usize, &Unit)| {
        let rules = call.name.words().next().and_then(|name| macros.get(name))?;
        let arguments = last_group(&text[call.range.clone()]);
        let all: BTreeSet<String> = rules.iter().flat_map(|rule| rule.made_of(&arguments)).collect();
        Some((index, all.into_iter().collect()))
    };
    calls.filter_map(of_call).collect()
}

/// What the last brackets of an item hold.
fn last_group(item: &str) -> Vec<TokenTree> {
    let tokens: TokenStream = item.parse().unwrap_or_default();
    let groups = tokens.into_iter().filter_map(|token| match token {
        TokenTree::Group(group) => Some(group.stream()),
        _ => None,
    });
    groups.last().into_iter().flatten().collect()
}

/// One rule of a macro: what it is given, and what items it makes.
struct Rule {
    given: Vec<TokenTree>,
    made: Vec<MadeName>,
}

enum MadeName {
    /// As it stands in the rule.
    Own(String),
    /// What `$name` stands for.
    Given(String),
}

impl Rule {
    /// The names of the items that this rule makes of some arguments.
    fn made_of(&self, arguments: &[TokenTree]) -> Vec<String> {
        let Some(known) = self.known(arguments) else { return Vec::new() };
        let any = || names(arguments.iter().cloned().collect());
        let of = |made: &MadeName| match made {
            MadeName::Own(name) => vec![name.clone()],
            MadeName::Given(name) => known.get(name).map_or_else(any, |given| vec![given.clone()]),
        };
        self.made.iter().flat_map(of).collect()
    }

    /// The names that fragments are given, as far as only fragments of one token are before them;
    /// `None` if the rule takes no such arguments.
    fn known(&self, arguments: &[TokenTree]) -> Option<HashMap<String, String>> {
        let mut known = HashMap::new();
        let (mut given, mut arguments) = (&self.given[..], arguments.iter());
        loop {
            match given {
                [dollar, TokenTree::Ident(name), _, TokenTree::Ident(kind), rest @ ..]
                    if is_sign(Some(dollar), '$') && (kind == "ident" || kind == "tt") =>
                {
                    let argument = plain(&arguments.next()?.to_string()).into_owned();
                    known.insert(name.to_string(), argument);
                    given = rest;
                }
                [dollar, ..] if is_sign(Some(dollar), '$') => return Some(known),
                [token, rest @ ..] if is_like(token, arguments.next()?) => given = rest,
                [_, ..] => return None,
                [] => return arguments.next().is_none().then_some(known),
            }
        }
    }
}

/// Whether a rule that has one token at a place may take the other.
fn is_like(token: &TokenTree, other: &TokenTree) -> bool {
    match (token, other) {
        (TokenTree::Group(token), TokenTree::Group(other)) => token.delimiter() == other.delimiter(),
        _ => token.to_string() == other.to_string(),
    }
}

fn rules(body: Vec<TokenTree>) -> Vec<Rule> {
    let is_arrow = |at: usize| is_sign(body.get(at), '=') && is_sign(body.get(at + 1), '>');
    let rule = |at: usize| match (&body[at - 1], body.get(at + 2)?) {
        (TokenTree::Group(given), TokenTree::Group(makes)) => {
            let mut made = Vec::new();
            collect(makes.stream(), &mut made);
            Some(Rule { given: given.stream().into_iter().collect(), made })
        }
        _ => None,
    };
    (1..body.len()).filter(|&at| is_arrow(at)).filter_map(rule).collect()
}

/// The names of the items that stand directly in what a rule makes, or in what it repeats.
fn collect(tokens: TokenStream, made: &mut Vec<MadeName>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let (before, rest) = tokens.split_at(at);
        match token {
            TokenTree::Ident(kind) if KINDS.iter().any(|known| kind == known) && may_begin(before) => {
                made.extend(name_of(&rest[1..]));
            }
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Parenthesis && is_sign(before.last(), '$') =>
            {
                collect(group.stream(), made);
            }
            _ => {}
        }
    }
}

/// Whether an item may begin behind these tokens: no lifetime, pointer or parameter does.
fn may_begin(before: &[TokenTree]) -> bool {
    let [.., token] = before else { return true };
    let is_repeated = matches!(before, [.., TokenTree::Group(_), _]);
    !["'", "<", ","].iter().any(|sign| token.to_string() == *sign)
        && (is_repeated || !is_sign(Some(token), '*'))
}

/// The name that follows the word for its kind.
fn name_of(tokens: &[TokenTree]) -> Option<MadeName> {
    match tokens {
        [TokenTree::Ident(mutable), rest @ ..] if mutable == "mut" => name_of(rest),
        [TokenTree::Ident(name), ..] if name != "_" && !KINDS.iter().any(|kind| name == kind) => {
            Some(MadeName::Own(plain(&name.to_string()).into()))
        }
        [dollar, TokenTree::Ident(name), ..] if is_sign(Some(dollar), '$') => {
            Some(MadeName::Given(name.to_string()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::units::Units;
    use super::*;

    /// What the only call of a text makes.
    fn made_by(text: &str) -> Vec<String> {
        let units = Units::parse(text).unwrap();
        let all = made(text, &units);
        all.into_values().next().unwrap_or_default()
    }

    #[test]
    fn names_come_from_the_rule_or_from_the_call() {
        assert_eq!(made_by("macro_rules! m { () => { fn f() { fn g() {} } } } m!();"), ["f"]);
        let text =
            "macro_rules! m { ($a:ident, $b:ident, ($($t:ident)*)) => { trait $b<$($t),*> {} struct $a; } }";
        assert_eq!(made_by(&format!("{text} m!(A, B, (T U));")), ["A", "B"]);
        let text =
            "macro_rules! m { ($($n:ident)*) => { $(struct $n { x: u8 } impl $n { const X: u8 = 1; })* } }";
        assert_eq!(made_by(&format!("{text} m!(A B);")), ["A", "B"]);
        assert_eq!(
            made_by("macro_rules! m { ($t:ty, $n:ident) => { type $n = $t; } } m!(u8, A);"),
            ["A", "u8"]
        );
        let text =
            "macro_rules! m { ($a:ident, $b:ident) => { struct $a; } ($a:ident) => { fn $a() {} } } m!(a);";
        assert_eq!(made_by(text), ["a"]);
        let text = "macro_rules! m { (with $a:ident) => { struct $a; } ($a:ty) => { fn f() {} } } m!(u8);";
        assert_eq!(made_by(text), ["f"]);
        let text = "macro_rules! m { ($t:ident) => { impl<const N: usize> T for &'static $t {} static mut A: *const $t = 0; } }";
        assert_eq!(made_by(&format!("{text} m!(B);")), ["A"]);
        assert!(made_by("thread_local! { static A: u8 = 1 }").is_empty());
    }
}
