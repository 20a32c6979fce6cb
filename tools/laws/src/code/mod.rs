//! A law as a Rust function that compiles with Rust 1.63 in the editions 2015 to 2021, needs only
//! the standard library, and is exact for every index for which the law says something.

pub mod check;
pub(crate) mod expr;
pub mod solution;
pub(crate) mod tables;

use crate::helpers;
pub(crate) use expr::{Expr, IntType};

/// A function, with those that only it calls: `$name(` in its text is a call of one of these,
/// and `$self(` of itself.
#[derive(Debug, Clone)]
pub struct Code {
    pub(crate) parameters: String,
    /// The type of what it returns and its bounds; `None` for a truth value.
    pub(crate) returns: Option<(IntType, (i128, i128))>,
    /// The functions that only it calls, with their names and what they say.
    inner: Vec<(String, String, Code)>,
    body: Vec<String>,
    value: String,
}

pub(crate) const WIDTH: usize = 100;
/// The parameters of a line's function.
pub(crate) const OF_LINE: &str = "n: u64";
/// The parameters of a grid's function.
pub(crate) const OF_GRID: &str = "x: u64, y: u64";
/// The parameters of a function of heaps.
pub(crate) const OF_HEAPS: &str = "heaps: &[u64]";

impl Code {
    /// A function that returns a number.
    pub(crate) fn new(parameters: &str, value: &Expr) -> Code {
        Code::wide(parameters, value, &[])
    }

    /// The same, which may also return these values.
    pub(crate) fn wide(parameters: &str, value: &Expr, others: &[i128]) -> Code {
        let low = others.iter().copied().fold(value.low, i128::min);
        let high = others.iter().copied().fold(value.high, i128::max);
        let kind = IntType::for_range(low, high);
        Code {
            parameters: parameters.to_owned(),
            returns: Some((kind, (low, high))),
            inner: vec![],
            body: vec![],
            value: value.cast(kind),
        }
    }

    /// A function that returns a truth value.
    pub(crate) fn test(parameters: &str, condition: impl Into<String>) -> Code {
        let parameters = parameters.to_owned();
        Code { parameters, returns: None, inner: vec![], body: vec![], value: condition.into() }
    }

    /// A function of another type, with the value as it is.
    pub(crate) fn raw(
        parameters: &str,
        kind: IntType,
        range: (i128, i128),
        value: impl Into<String>,
    ) -> Code {
        Code { returns: Some((kind, range)), ..Code::test(parameters, value) }
    }

    /// With lines in front of all that is there.
    pub(crate) fn after(mut self, lines: impl IntoIterator<Item = String>) -> Code {
        let lines = lines.into_iter().flat_map(|line| line.lines().map(str::to_owned).collect::<Vec<_>>());
        self.body = lines.chain(self.body).collect();
        self
    }

    /// With a function that it calls.
    pub(crate) fn calling(mut self, name: &str, doc: impl Into<String>, code: Code) -> Code {
        self.inner.push((name.to_owned(), doc.into(), code));
        self
    }

    /// The name of the type that it returns.
    pub(crate) fn kind(&self) -> &'static str {
        self.returns.map_or("bool", |(kind, _)| kind.name())
    }

    /// A call of it under the name that [`Code::calling`] gives it.
    pub(crate) fn call(&self, name: &str, arguments: &str) -> Expr {
        let text = format!("${name}({arguments})");
        match self.returns {
            Some((kind, (low, high))) => Expr { text, kind: Some(kind), low, high },
            None => Expr { text: format!("u64::from({text})"), kind: Some(IntType::U64), low: 0, high: 1 },
        }
    }

    /// The same function with one more parameter in front, which it does not use.
    pub(crate) fn with_parameter(self, name: &str) -> Code {
        let parameters = format!("{name}: u64, {}", self.parameters);
        if !self.body.iter().chain([&self.value]).any(|line| line.contains("$self(")) {
            return Code { parameters, ..self };
        }
        let value = format!("$of_all({})", self.arguments());
        let outer = Code { parameters, value, returns: self.returns, inner: vec![], body: vec![] };
        outer.calling("of_all", "The same for all.", self)
    }

    pub(crate) fn arguments(&self) -> String {
        let names = self.parameters.split(", ").filter_map(|parameter| parameter.split(':').next());
        names.collect::<Vec<_>>().join(", ")
    }

    /// Its name: `grundy` or `is_lost`.
    pub fn name(&self) -> &'static str {
        if self.returns.is_none() { "is_lost" } else { "grundy" }
    }

    /// All that is to be pasted, with a comment that says this.
    pub fn text(&self, doc: &str) -> String {
        let mut taken = vec![self.name().to_owned()];
        let text = self.functions(self.name(), doc, &mut taken);
        let helpers = helpers::called_by(&text);
        text + &helpers
    }

    fn functions(&self, name: &str, doc: &str, taken: &mut Vec<String>) -> String {
        let lines = self.body.iter().flat_map(|line| line.lines()).chain(self.value.lines());
        let inside: String = lines.map(|line| format!("    {line}\n")).collect();
        let parameter = |parameter: &str| {
            let is_used = words(&inside).any(|word| parameter.split(':').next() == Some(word));
            if is_used { parameter.to_owned() } else { format!("_{parameter}") }
        };
        let parameters = self.parameters.split(", ").map(parameter).collect::<Vec<_>>().join(", ");
        let mut text = comment(doc);
        text += &format!("fn {name}({parameters}) -> {} {{\n{inside}", self.kind());
        text += "}\n";
        text = text.replace("$self(", &format!("{name}("));
        for (local, doc, code) in &self.inner {
            let free = |i: usize| Some(if i == 1 { local.clone() } else { format!("{local}_{i}") });
            let name = (1..).find_map(|i| free(i).filter(|name| !taken.contains(name)));
            let name = name.unwrap_or_else(|| local.clone());
            text = text.replace(&format!("${local}("), &format!("{name}("));
            taken.push(name.clone());
            text += &format!("\n{}", code.functions(&name, doc, taken));
        }
        text
    }
}

/// The names and numbers in a text.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// `text` as a comment, wrapped.
fn comment(text: &str) -> String {
    let mut lines = String::new();
    for paragraph in text.lines() {
        let mut line = "///".to_owned();
        for word in paragraph.split(' ') {
            if line.chars().count() + 1 + word.chars().count() > WIDTH && line != "///" {
                lines += &format!("{line}\n");
                line = "///".to_owned();
            }
            line += &format!(" {word}");
        }
        lines += &format!("{}\n", line.trim_end());
    }
    lines
}

/// `let` for a name.
pub(crate) fn binding(name: &str, value: &Expr) -> String {
    format!("let {name} = {};", value.text)
}

/// Returns these values at these numbers.
pub(crate) fn exceptions<'a>(of: &str, at: impl IntoIterator<Item = (&'a u64, &'a i128)>) -> Vec<String> {
    let mut lines = Vec::new();
    for (n, value) in at {
        lines.extend([format!("if {of} == {n} {{"), format!("    return {value};"), "}".to_owned()]);
    }
    lines
}
