//! Expressions in a programming language: arithmetic takes the first type of 64 or 128 bits in
//! which nothing overflows.

use super::kind::Kind;
use super::language::{Language, WIDTH};
use super::writer::{Item, Writer};
use crate::tree::beyond;
use crate::tree::function::{Function, Input, Output};
use crate::tree::operator::Operator;
use crate::tree::{Expr, Search};
use crate::tree::{Parameter, ranges};
use std::rc::Rc;

/// How tightly a text holds together.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub(super) enum Level {
    Loose,
    Either,
    Both,
    Comparison,
    Bits,
    Sum,
    Product,
    Cast,
    Atom,
}

/// A text with its type, which is open for a literal, and its bounds.
#[derive(Debug, Clone)]
pub(super) struct Typed {
    pub text: String,
    pub level: Level,
    pub kind: Option<Kind>,
    pub range: (i128, i128),
}

impl Typed {
    fn atom(text: String, kind: Kind, range: (i128, i128)) -> Typed {
        Typed { text, level: Level::Atom, kind: Some(kind), range }
    }

    /// In parentheses, if it does not hold together as tightly as that.
    pub fn wrapped(&self, least: Level) -> String {
        if self.level < least { format!("({})", self.text) } else { self.text.clone() }
    }
}

/// The inside of a function.
pub struct Body<'a> {
    writer: &'a mut Writer,
    names: Vec<String>,
    ranges: Vec<(i128, i128)>,
    is_ordered: bool,
    /// Lines with the tables that it needs.
    pub constants: Vec<String>,
    tables: Vec<(String, Rc<[i128]>)>,
}

impl<'a> Body<'a> {
    pub fn new(writer: &'a mut Writer, parameters: &[Parameter], is_ordered: bool) -> Body<'a> {
        let names = parameters.iter().map(Parameter::code_name).collect();
        Body { writer, names, ranges: ranges(parameters), is_ordered, constants: vec![], tables: vec![] }
    }

    pub(super) fn language(&self) -> Language {
        self.writer.language
    }

    /// The lines that return a value of that type.
    pub fn statements(&mut self, expr: &Expr, kind: Kind, lines: &mut Vec<String>) {
        let language = self.language();
        match expr {
            Expr::Except(points, rest) => {
                let same = if language == Language::Python { "and" } else { "&&" };
                for (at, value) in &points[..] {
                    let is_here = self
                        .names
                        .iter()
                        .zip(at)
                        .map(|(name, n)| format!("{name} == {}", language.literal((*n).into())));
                    let is_here = is_here.collect::<Vec<_>>().join(&format!(" {same} "));
                    let value = match kind {
                        Kind::Truth => language.truth(*value != 0).to_owned(),
                        _ => language.literal(*value),
                    };
                    lines.extend(language.returns_if(&is_here, &value));
                }
                self.ranges = beyond(points, &self.ranges);
                self.statements(rest, kind, lines);
            }
            Expr::Relation(_, what) => self.statements(what, kind, lines),
            Expr::If(parts) if !is_truth(parts) => {
                let condition = self.condition(&parts.0);
                let mut yes = Vec::new();
                self.statements(&parts.1, kind, &mut yes);
                let last = yes.pop().unwrap_or_default();
                let last = if language == Language::Rust { format!("return {last};") } else { last };
                let [head, tail] = match language {
                    Language::Rust => [format!("if {condition} {{"), "}".to_owned()],
                    Language::Python => [format!("if {condition}:"), String::new()],
                    _ => [format!("if ({condition}) {{"), "}".to_owned()],
                };
                lines.push(head);
                lines.extend(yes.into_iter().chain([last]).map(|line| format!("    {line}")));
                lines.extend((!tail.is_empty()).then_some(tail));
                self.statements(&parts.2, kind, lines);
            }
            Expr::Binary(Operator::Both, both)
                if kind == Kind::Truth && self.condition(expr).len() + 12 > WIDTH =>
            {
                let steps = Expr::choice(both.0.clone(), both.1.clone(), 0);
                self.statements(&steps, kind, lines);
            }
            Expr::Number(n) if kind == Kind::Truth => lines.push(language.returns(language.truth(*n != 0))),
            _ => {
                let value = if kind == Kind::Truth { self.condition(expr) } else { self.of_kind(expr, kind) };
                lines.push(language.returns(&value));
            }
        }
    }

    pub fn condition(&mut self, expr: &Expr) -> String {
        let typed = self.typed(expr);
        match typed.kind {
            Some(Kind::Truth) => typed.text,
            _ => format!("{} != 0", typed.wrapped(Level::Cast)),
        }
    }

    pub fn of_kind(&mut self, expr: &Expr, kind: Kind) -> String {
        let typed = self.typed(expr);
        self.cast(&typed, kind).text
    }

    /// Converted to a type that holds its values.
    pub(super) fn cast(&self, typed: &Typed, to: Kind) -> Typed {
        let (language, name) = (self.language(), to.name());
        let new = |text: String, level: Level| Typed { text, level, kind: Some(to), range: typed.range };
        let Some(kind) = typed.kind.filter(|kind| *kind != to) else { return typed.clone() };
        match language {
            Language::Python if kind == Kind::Truth => new(format!("int({})", typed.text), Level::Atom),
            Language::Python => typed.clone(),
            Language::Rust => {
                let is_lossless = match (kind, to) {
                    (Kind::Truth, _) | (Kind::U64, Kind::U128 | Kind::I128) => true,
                    (Kind::I64, to) => to == Kind::I128,
                    _ => false,
                };
                if is_lossless {
                    return new(format!("{name}::from({})", typed.text), Level::Atom);
                }
                new(format!("{} as {name}", typed.wrapped(Level::Cast)), Level::Cast)
            }
            _ => new(format!("({name}){}", typed.wrapped(Level::Atom)), Level::Cast),
        }
    }

    pub(super) fn typed(&mut self, expr: &Expr) -> Typed {
        let language = self.language();
        let range = expr.range(&self.ranges).unwrap_or((i128::MIN, i128::MAX));
        match expr {
            Expr::Number(n) => {
                let level = if *n < 0 { Level::Sum } else { Level::Atom };
                Typed { text: language.literal(*n), level, kind: None, range }
            }
            Expr::Argument(i) => Typed::atom(self.names[*i].clone(), Kind::U64, range),
            Expr::Pile(i) if self.is_ordered => Typed::atom(format!("heaps[{i}]"), Kind::U64, range),
            Expr::Pile(i) => {
                let heaps = if language.is_c() { "heaps, count" } else { "heaps" };
                Typed::atom(format!("pile({heaps}, {i})"), Kind::U64, range)
            }
            Expr::Binary(operator, both) => self.binary(*operator, &both.0, &both.1, range),
            Expr::Function(function, arguments) => self.function(function, arguments, range),
            Expr::Array(values) => {
                let name = self.table("LIST", Kind::I128, values);
                Typed::atom(name, Kind::I128, range)
            }
            Expr::Entry(values, key) => {
                let kind = Kind::for_range(range);
                let (name, key) = (self.table("VALUES", kind, values), self.typed(key));
                let is_cast = language == Language::Rust && key.kind.is_some();
                let key = if is_cast { format!("{} as usize", key.wrapped(Level::Cast)) } else { key.text };
                Typed::atom(format!("{name}[{key}]"), kind, range)
            }
            Expr::If(parts) => self.choice(&parts.0, &parts.1, &parts.2, range),
            Expr::Except(_, rest) | Expr::Relation(_, rest) => self.typed(rest),
            Expr::Call(definition, arguments) => {
                let all: Vec<String> = arguments.iter().map(|e| self.of_kind(e, Kind::U64)).collect();
                let kind =
                    if definition.is_sequence { Kind::I128 } else { Kind::for_range(definition.range()) };
                let name = self.writer.name(Item::Definition(Rc::clone(definition)));
                Typed::atom(format!("{name}({})", all.join(", ")), kind, range)
            }
            Expr::Search(what, sequence, key) => {
                let key = self.of_kind(key, Kind::I128);
                let name = self.writer.name(Item::Definition(Rc::clone(sequence)));
                let (function, kind) = match what {
                    Search::Rank => ("terms_up_to", Kind::U64),
                    Search::Contains => ("is_term", Kind::Truth),
                };
                Typed::atom(format!("{function}({name}, {}, {key})", sequence.low()), kind, range)
            }
            Expr::Fold(fold, definition, arguments) => {
                let kind = if range == (0, 1) && *fold == crate::tree::Fold::All {
                    Kind::Truth
                } else {
                    Kind::for_range(range)
                };
                let name = self.writer.name(Item::Fold(*fold, Rc::clone(definition)));
                let heaps = if language.is_c() { "heaps, count" } else { "heaps" };
                let mut all: Vec<String> = arguments.iter().map(|e| self.of_kind(e, Kind::U64)).collect();
                all.push(heaps.to_owned());
                Typed::atom(format!("{name}({})", all.join(", ")), kind, range)
            }
        }
    }

    /// The name of a table, which is declared once.
    fn table(&mut self, wish: &str, kind: Kind, values: &Rc<[i128]>) -> String {
        if let Some(known) = self.tables.iter().find(|known| known.0.starts_with(wish) && known.1 == *values)
        {
            return known.0.clone();
        }
        let count = self.tables.iter().filter(|known| known.0.starts_with(wish)).count();
        let name = if count == 0 { wish.to_owned() } else { format!("{wish}_{}", count + 1) };
        self.constants.extend(self.language().constant(&name, kind, values));
        self.tables.push((name.clone(), Rc::clone(values)));
        name
    }

    fn function(&mut self, function: &Function, arguments: &[Expr], range: (i128, i128)) -> Typed {
        let language = self.language();
        let mut all = Vec::new();
        if function.input == Input::Piles {
            all.push(if language.is_c() { "heaps, count" } else { "heaps" }.to_owned());
        }
        for argument in arguments {
            let kind = if function.input == Input::Wide || matches!(argument, Expr::Number(_)) {
                Kind::I128
            } else {
                Kind::U64
            };
            let is_list = matches!(argument, Expr::Array(_));
            let text = if is_list { self.typed(argument).text } else { self.of_kind(argument, kind) };
            all.push(match (language, argument) {
                (Language::Rust, Expr::Array(_)) => format!("&{text}"),
                (Language::C | Language::Cpp, Expr::Array(values)) if function.name == "recurrence" => {
                    format!("{text}, {}", values.len())
                }
                _ => text,
            });
        }
        let kind = match function.result {
            Output::Truth => Kind::Truth,
            Output::U64 => Kind::U64,
            Output::I128 => Kind::I128,
        };
        Typed::atom(format!("{}({})", function.name, all.join(", ")), kind, range)
    }
}

/// Whether a choice gives 1 and 0.
fn is_truth((_, yes, no): &(Expr, Expr, Expr)) -> bool {
    yes.is_number(1) && no.is_number(0) || yes.is_number(0) && no.is_number(1)
}
