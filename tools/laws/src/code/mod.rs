//! A law as a function in Rust (1.63, editions 2015 to 2021), C (C99 and C++17 alike) or Python,
//! with all that it calls. It is exact wherever the law says something; where an argument is too
//! large for that, it stops.

pub mod check;
mod expression;
mod kind;
mod language;
mod lines;
mod operation;
pub mod solution;
mod writer;

use crate::helpers::called_by;
use crate::law::{Domain, Law};
use crate::tree::{Definition, Expr, Fold, Parameter};
use expression::Body;
use kind::Kind;
pub use language::Language;
use writer::{Item, Writer};

impl Law {
    /// The law as a function with this comment, and with all that it calls.
    pub fn code(&self, language: Language, comment: &str) -> String {
        let mut writer = Writer { language, taken: vec![self.function_name().to_owned()], items: vec![] };
        let of_piles = matches!(self.domain, Domain::Piles | Domain::Ordered);
        let of_number = (self.domain == Domain::Number).then(|| self.of_number());
        let definition = of_number.as_ref().unwrap_or(&self.definition);
        let mut names: Vec<String> = definition.parameters.iter().map(Parameter::code_name).collect();
        if self.domain != Domain::Number {
            names.rotate_right(self.parameters.len());
        }
        let head = Head {
            name: self.function_name().to_owned(),
            names,
            piles: of_piles.then_some(self.domain != Domain::Piles),
            kind: self.kind(),
            doc: comment.to_owned(),
        };
        let mut texts = vec![writer.function(&head, definition)];
        // What is written may mention more.
        let mut written = 0;
        while written < writer.items.len() {
            let (item, name) = writer.items[written].clone();
            texts.push(match item {
                Item::Definition(definition) => writer.definition(&definition, &name),
                Item::Fold(fold, definition) => writer.fold(fold, &definition, &name, head.piles),
            });
            written += 1;
        }
        texts.extend(called_by(&texts.concat(), language.sources()));
        lines::folded(&language.joined(texts))
    }

    /// The name of its function.
    pub fn function_name(&self) -> &'static str {
        self.function_name
    }

    /// Which numbers are lost, as a function of one behind the parameters: there is no other heap.
    fn of_number(&self) -> Definition {
        let mut definition = (*self.definition).clone();
        definition.body = definition.body.with_piles(&[Expr::Argument(definition.parameters.len())]);
        definition.parameters.push(Parameter { name: "n".to_owned(), low: 0, high: u64::MAX });
        definition
    }

    /// The names of its parameters in code.
    pub(crate) fn code_parameters(&self) -> impl Iterator<Item = String> + '_ {
        self.parameters.iter().map(|name| name.to_lowercase())
    }

    /// The type of what its function returns, in Rust.
    pub(crate) fn kind_name(&self) -> &'static str {
        self.kind().name()
    }

    fn kind(&self) -> Kind {
        if self.is_truth() { Kind::Truth } else { Kind::for_range(self.definition.range()) }
    }
}

/// A function's name, its arguments in their order, and what it returns.
struct Head {
    name: String,
    names: Vec<String>,
    /// Whether it takes the piles, and if so whether their order counts.
    piles: Option<bool>,
    kind: Kind,
    doc: String,
}

impl Writer {
    fn definition(&mut self, definition: &Definition, name: &str) -> String {
        let kind = if definition.is_sequence { Kind::I128 } else { Kind::for_range(definition.range()) };
        let names = definition.parameters.iter().map(Parameter::code_name).collect();
        let doc = format!("{}.", definition.formula(definition.name, definition.parameters.len()));
        self.function(&Head { name: name.to_owned(), names, piles: None, kind, doc }, definition)
    }

    fn function(&mut self, head: &Head, definition: &Definition) -> String {
        let language = self.language;
        let mut body = Body::new(self, &definition.parameters, head.piles.unwrap_or(false));
        let mut lines = Vec::new();
        body.statements(&definition.body, head.kind, &mut lines);
        let mut bounds: Vec<String> = Vec::new();
        for parameter in &definition.parameters {
            let (name, high) = (&parameter.code_name(), &parameter.high);
            match *high {
                u64::MAX => {}
                _ if definition.is_sequence => {
                    let infinite = language.infinite();
                    bounds.extend(
                        language
                            .returns_if(&format!("{name} > {}", language.literal((*high).into())), infinite),
                    );
                }
                _ => bounds.push(language.assertion(name, *high)),
            }
        }
        let lines = [body.constants, bounds, lines].concat();
        language.function(
            &language.comment(&head.doc),
            &head.name,
            &head.names,
            head.piles.is_some(),
            head.kind,
            &lines,
        )
    }

    /// A loop over the piles.
    fn fold(&mut self, fold: Fold, definition: &Definition, name: &str, piles: Option<bool>) -> String {
        let language = self.language;
        let range = fold.range(definition.range());
        let kind = if fold == Fold::All { Kind::Truth } else { Kind::for_range(range) };
        let mut body = Body::new(self, &definition.parameters, piles.unwrap_or(false));
        let value = if fold == Fold::All {
            body.condition(&definition.body)
        } else {
            body.of_kind(&definition.body, kind)
        };
        let (constants, variable) = (body.constants, &definition.parameters[0].name);
        let lines = match fold {
            Fold::All => language.all(variable, &value),
            Fold::Xor => language.accumulate(variable, kind, "^=", &value),
            Fold::Sum => language.accumulate(variable, kind, "+=", &value),
        };
        let names: Vec<String> = definition.parameters[1..].iter().map(Parameter::code_name).collect();
        language.function("", name, &names, true, kind, &[constants, lines].concat())
    }
}
