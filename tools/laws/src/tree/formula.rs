//! The formula of an expression, as one would write it down.

use super::comparison::{parity, power, sign, without_difference};
use super::expression::{Definition, Expr, Fold, Relation, Search};
use super::operator::Operator;
use std::collections::VecDeque;
use std::rc::Rc;

/// How tightly a formula holds together.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Level {
    /// `1 if …, otherwise 0`, lists.
    Loose,
    /// Comparisons.
    Comparison,
    /// Operations on both sides of which only words stand.
    Operation,
    Sum,
    /// `3 n`.
    Product,
    Word,
}

/// Names for the definitions that a formula mentions, which are still to be said.
#[derive(Default)]
pub struct Formula {
    names: Vec<(Rc<Definition>, String)>,
    left: VecDeque<usize>,
    piles: &'static [&'static str],
}

/// Letters for definitions; `g` is the law itself.
const LETTERS: [&str; 12] = ["f", "h", "a", "b", "p", "q", "r", "s", "t", "u", "v", "w"];

impl Definition {
    /// `g(n) = …` with all that is mentioned in it, and with the first arguments only.
    pub fn formula(&self, name: &str, shown: usize) -> String {
        let variables: Vec<&str> = self.parameters.iter().map(|p| &*p.name).collect();
        let mut formula = Formula::default();
        let text = formula.statement(name, self, &variables[..shown], &variables);
        formula.with_definitions(text)
    }

    /// `lost if …` with all that is mentioned in it.
    pub fn lost(&self, piles: &'static [&'static str]) -> String {
        let variables: Vec<&str> = self.parameters.iter().map(|p| &*p.name).collect();
        let mut formula = Formula { piles, ..Formula::default() };
        let text = match &self.body {
            Expr::Relation(how, _) if how.is_whole() => formula.relation(how, "", "i"),
            Expr::Search(Search::Contains, list, n) if matches!(**n, Expr::Pile(0)) && piles.len() == 1 => {
                format!("the i-th lost {} is {}(i)", piles[0], formula.name(list))
            }
            condition => format!("lost if {}", formula.expression(condition, &variables)),
        };
        formula.with_definitions(text)
    }
}

impl Formula {
    fn with_definitions(&mut self, mut text: String) -> String {
        while let Some(i) = self.left.pop_front() {
            let (definition, name) = self.names[i].clone();
            let names: Vec<&str> = definition.parameters.iter().map(|p| &*p.name).collect();
            text += &format!("; {}", self.statement(&name, &definition, &names, &names));
        }
        text
    }

    /// The name of a definition, which is said later.
    fn name(&mut self, definition: &Rc<Definition>) -> String {
        if let Some(known) = self.names.iter().find(|known| Rc::ptr_eq(&known.0, definition)) {
            return known.1.clone();
        }
        let is_free = |name: &String| !self.names.iter().any(|known| known.1 == *name);
        let letters = [definition.name].into_iter().filter(|name| *name != "g").chain(LETTERS);
        let numbered = (2..).map(|i| format!("f{i}"));
        let name = letters.map(str::to_owned).chain(numbered).find(is_free).expect("numbers go on");
        self.names.push((Rc::clone(definition), name.clone()));
        self.left.push_back(self.names.len() - 1);
        name
    }

    /// `g(n) = …`.
    fn statement(&mut self, name: &str, definition: &Definition, shown: &[&str], names: &[&str]) -> String {
        let (points, rest) = match &definition.body {
            Expr::Except(points, rest) => (&points[..], &**rest),
            rest => (&[][..], rest),
        };
        let mut text = match rest {
            Expr::Relation(how, _) if how.is_whole() => self.relation(how, name, shown[0]),
            _ => format!("{name}({}) = {}", shown.join(", "), self.expression(rest, names)),
        } + &definition.ends(shown);
        // Sequences count from 1, unless they are pairs whose first is the end of the game.
        if definition.is_sequence && definition.low() == 0 && self.piles.is_empty() {
            text += &format!(" for {} >= 0", shown[0]);
        }
        for (at, value) in points {
            let at = at.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            text += &format!(", but {name}({at}) = {value}");
        }
        text
    }

    fn relation(&mut self, how: &Relation, name: &str, variable: &str) -> String {
        match how {
            Relation::Words(words) => (*words).to_owned(),
            Relation::Period(period) => period.text(name, variable),
            Relation::Automaton(automaton) => automaton.text(name, variable),
            Relation::Remainders(remainders) => remainders.text(name, variable),
            Relation::Recurrence(recurrence) => recurrence.text(name, variable),
            Relation::Pairs(head, gaps) => {
                let first = self.statement("a", head, &["i"], &["i"]);
                let what = if gaps.len() == 1 { "pairs a(i), b(i)" } else { "tuples a(i), b(i), …" };
                let mut text = format!("lost at the {what}; {first}");
                for (gap, pair) in gaps.iter().zip([["b", "a"], ["c", "b"], ["d", "c"], ["e", "d"]]) {
                    let [name, before] = pair;
                    let more = gap.at(&[Expr::Argument(0)]);
                    let more = self.text(&more, &["i"], Level::Product);
                    text += &format!("; {name}(i) = {before}(i) + {more}");
                }
                text
            }
        }
    }

    pub fn expression(&mut self, expr: &Expr, names: &[&str]) -> String {
        self.text(expr, names, Level::Loose)
    }

    /// In parentheses, if it does not hold together as tightly as that.
    fn text(&mut self, expr: &Expr, names: &[&str], least: Level) -> String {
        let (text, level) = self.bare(expr, names);
        if level < least { format!("({text})") } else { text }
    }

    fn bare(&mut self, expr: &Expr, names: &[&str]) -> (String, Level) {
        match expr {
            Expr::Number(n) if *n < 0 => (n.to_string(), Level::Sum),
            Expr::Number(n) => (n.to_string(), Level::Word),
            Expr::Argument(i) => (names[*i].to_owned(), Level::Word),
            Expr::Pile(i) => (self.piles[*i].to_owned(), Level::Word),
            Expr::Binary(operator, both) => self.binary(*operator, &both.0, &both.1, names),
            Expr::Function(function, all) => self.function(function.name, function.text, all, names),
            Expr::Array(values) => (list(values), Level::Word),
            Expr::Entry(values, key) => {
                (format!("{} at {}", list(values), self.text(key, names, Level::Operation)), Level::Loose)
            }
            Expr::If(parts) => {
                let condition = self.text(&parts.0, names, Level::Comparison);
                let yes = self.text(&parts.1, names, Level::Comparison);
                let no = self.text(&parts.2, names, Level::Loose);
                (format!("{yes} if {condition}, otherwise {no}"), Level::Loose)
            }
            Expr::Except(_, rest) => self.bare(rest, names),
            Expr::Relation(how, _) => (self.relation(how, "", ""), Level::Word),
            Expr::Call(definition, all) => {
                let name = self.name(definition);
                let all: Vec<String> = all.iter().map(|e| self.expression(e, names)).collect();
                (format!("{name}({})", all.join(", ")), Level::Word)
            }
            Expr::Search(what, sequence, key) => {
                let name = self.name(sequence);
                match what {
                    Search::Rank => {
                        let key = self.text(key, names, Level::Word);
                        (format!("number of {name}(i) up to {key}"), Level::Operation)
                    }
                    Search::Contains => {
                        let key = self.text(key, names, Level::Operation);
                        (format!("{key} is some {name}(i)"), Level::Comparison)
                    }
                }
            }
            Expr::Fold(fold, of, all) => {
                let all: Vec<String> = all.iter().map(|e| self.text(e, names, Level::Word)).collect();
                let inside: Vec<&str> = ["n"].into_iter().chain(all.iter().map(String::as_str)).collect();
                self.fold(*fold, of, &inside)
            }
        }
    }

    /// `names` are those of the pile and of the other arguments.
    fn fold(&mut self, fold: Fold, of: &Rc<Definition>, names: &[&str]) -> (String, Level) {
        let what = match fold {
            Fold::Xor => "the nim-sum",
            Fold::Sum => "the sum",
            Fold::All => "all piles",
        };
        match &of.body {
            Expr::Argument(_) => (what.to_owned(), Level::Word),
            Expr::If(parts) if fold == Fold::Sum && parts.1.is_number(1) && parts.2.is_number(0) => {
                (format!("the number of piles n with ({})", self.expression(&parts.0, names)), Level::Word)
            }
            body if fold == Fold::All => {
                (format!("{what} n have ({})", self.expression(body, names)), Level::Word)
            }
            body => (format!("{what} of ({})", self.expression(body, names)), Level::Word),
        }
    }

    fn function(&mut self, name: &str, text: &str, all: &[Expr], names: &[&str]) -> (String, Level) {
        if name == "floor_multiple" {
            let factor = self.text(&all[0], names, Level::Word);
            let [Expr::Number(p), Expr::Number(d), Expr::Number(q)] = all[1..] else {
                let mut part = |i: usize, level: Level| self.text(&all[i], names, level);
                let (p, d, q) = (part(1, Level::Word), part(2, Level::Loose), part(3, Level::Word));
                return (format!("floor({factor} ({p} + sqrt({d}))/{q})"), Level::Word);
            };
            let slope = crate::quadratic::Quadratic { p, d, q };
            let root = slope.text();
            let root = if slope.q == 1 && slope.p != 0 { format!("({root})") } else { root };
            return (format!("floor({factor} {root})"), Level::Word);
        }
        // The exponent of a number, and not of its name.
        let is_variable = name == "multiplicity" && !matches!(all[1], Expr::Number(_));
        let text = if is_variable { "exponent of $ in #" } else { text };
        let first =
            all.first().map(|e| (self.text(e, names, Level::Loose), self.text(e, names, Level::Word)));
        let (bare, word) = first.unwrap_or_default();
        let mut other = |i: usize| all.get(i).map(|e| self.text(e, names, Level::Word)).unwrap_or_default();
        let (second, third) = (other(1), other(2));
        // `(n)` says no more than `n`.
        let text = if bare == word {
            text.replace("(@) is", "@ is").replace("of (@)", "of @").replace("in (@)", "in @")
        } else {
            text.to_owned()
        };
        let text = text.replace('@', &bare).replace('#', &word).replace('$', &second).replace('%', &third);
        let is_word = !text.contains(' ')
            || text.ends_with(')') && !text.contains(" of ")
            || text.starts_with(['[', '|']);
        (text, if is_word { Level::Word } else { Level::Operation })
    }

    fn binary(&mut self, operator: Operator, a: &Expr, b: &Expr, names: &[&str]) -> (String, Level) {
        let sign = match operator {
            Operator::Add | Operator::Sub => {
                let (left, right) = (self.text(a, names, Level::Sum), self.text(b, names, Level::Product));
                let sign = if operator == Operator::Add { '+' } else { '-' };
                return (format!("{left} {sign} {right}"), Level::Sum);
            }
            Operator::Mul if power(a, b).is_some() => {
                let (base, exponent) = power(a, b).unwrap_or((a, 2));
                return (format!("{}^{exponent}", self.text(base, names, Level::Word)), Level::Word);
            }
            Operator::Mul => {
                let right = self.text(b, names, Level::Word);
                return match a {
                    Expr::Number(-1) => (format!("-{right}"), Level::Sum),
                    Expr::Number(c) if *c < 0 => (format!("{c} {right}"), Level::Sum),
                    Expr::Number(c) if !right.starts_with(|c: char| c.is_ascii_digit()) => {
                        (format!("{c} {right}"), Level::Product)
                    }
                    _ => (format!("{} * {right}", self.text(a, names, Level::Word)), Level::Product),
                };
            }
            Operator::Min | Operator::Max => {
                let name = if operator == Operator::Min { "min" } else { "max" };
                let text = format!("{name}({}, {})", self.expression(a, names), self.expression(b, names));
                return (text, Level::Word);
            }
            Operator::Distance => {
                let right = self.text(b, names, Level::Product);
                return (format!("|{} - {right}|", self.expression(a, names)), Level::Word);
            }
            Operator::Both | Operator::Either => {
                let word = if operator == Operator::Both { "and" } else { "or" };
                let (left, right) =
                    (self.text(a, names, Level::Comparison), self.text(b, names, Level::Comparison));
                return (format!("{left} {word} {right}"), Level::Loose);
            }
            _ if operator.is_comparison() => return self.comparison(operator, a, b, names),
            Operator::Div => "div",
            Operator::Mod => "mod",
            Operator::Xor => "xor",
            Operator::And => "and",
            Operator::Or => "or",
            Operator::ShiftLeft => "<<",
            _ => ">>",
        };
        let (left, right) = (self.text(a, names, Level::Word), self.text(b, names, Level::Word));
        (format!("{left} {sign} {right}"), Level::Operation)
    }

    fn comparison(&mut self, how: Operator, a: &Expr, b: &Expr, names: &[&str]) -> (String, Level) {
        if let Some((how, a, b)) = without_difference(how, a, b) {
            return self.comparison(how, a, b, names);
        }
        let left = |formula: &mut Formula, e: &Expr| formula.text(e, names, Level::Operation);
        if let Some((what, is_odd)) = parity(how, a, b) {
            let word = if is_odd { "odd" } else { "even" };
            return (format!("{} is {word}", left(self, what)), Level::Comparison);
        }
        (format!("{} {} {}", left(self, a), sign(how), left(self, b)), Level::Comparison)
    }
}

fn list(values: &[i128]) -> String {
    format!("[{}]", values.iter().map(i128::to_string).collect::<Vec<_>>().join(", "))
}
