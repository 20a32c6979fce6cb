//! Rules as Rust: the text of the user's, where it is compiled, and how it is called.

use super::signature::{argument, at, binding, parameter, parameters};
use super::source_files::{CLOSURE, STARTS};
use crate::explore::parameters::Bound;
use crate::problem::{Home, solutions, templates};
use anyhow::Result;
use grundy_bundle::{Solution, Twin, Whole, as_typed, assemble};
use grundy_host::Failure;
use grundy_rust::source;
use grundy_rust::tokens::words;
use std::collections::BTreeMap;
use std::path::Path;
use syn::spanned::Spanned;
use syn::{Expr, ExprClosure, Item, ItemFn, Pat, Stmt};

/// What is around it, as a program.
const BEFORE: &str = "fn main() { ";
const AFTER: &str = "\n}";
/// Nobody types more brackets around each other.
const MAX_DEPTH: usize = 200;

/// What the user adds to rules: how the game of a number begins, and values of parameters.
#[derive(Debug, Clone, Default)]
pub struct Around {
    pub start: Option<String>,
    pub constants: Vec<Bound>,
}

pub struct RustRules {
    /// What they are called in messages.
    pub name: String,
    /// In a form that can be read again.
    pub title: String,
    /// What is included: a closure, or items.
    pub text: String,
    /// The templates that they use, as modules.
    pub libraries: String,
    /// Where the closure's body or the function's name begins, from line 1 and column 1.
    pub place: (usize, usize),
    pub call: Call,
    /// The closure that says how the game of a number begins.
    pub start: Option<String>,
    /// Constants that they know.
    pub constants: Vec<Bound>,
    /// How many parameters `fn start` has beside `fn moves`; 0 if there is none.
    pub parameters: usize,
    /// The path of `Turn`, if they use the template that it is part of.
    pub turn: Option<String>,
}

impl RustRules {
    /// What a closure knows by its name alone.
    pub fn imports(&self) -> String {
        self.turn.as_ref().map(|turn| format!("use {turn};\n")).unwrap_or_default()
    }

    /// That a constant of this name can be put beside them: they use it, and bind it nowhere.
    fn allow(&self, constant: &str) -> Result<()> {
        if !words(&self.text)?.contains(constant) {
            let message = format!("`{constant}` does not stand in the rules `{}`", self.name);
            return Err(Failure::misuse(message, "--for makes it a constant: use it in the rules"));
        }
        let Some((line, column)) = binding(constant, &self.text)? else { return Ok(()) };
        let message = format!("{}:{line}:{column}: `{constant}` is bound again", self.name);
        Err(Failure::misuse(message, "--for makes it a constant: leave that out, or give it another name"))
    }

    /// The same with what is around them.
    pub fn within(self, around: &Around) -> Result<RustRules> {
        for constant in &around.constants {
            self.allow(&constant.name)?;
        }
        let constants = around.constants.clone();
        let Some(text) = &around.start else { return Ok(RustRules { constants, ..self }) };
        shallow(STARTS, text)?;
        let parsed: Expr = syn::parse_str(text).map_err(|error| unread(STARTS, &error))?;
        let is_typed = inner(&parsed)
            .is_some_and(|closure| closure.inputs.len() == 1 && matches!(&closure.inputs[0], Pat::Type(_)));
        if !is_typed {
            let help = "write it with the type of its number: --start '|n: u32| vec![n; 3]', or `|(n, m): (u32, u32)| …`";
            return Err(Failure::misuse(format!("--start: `{text}` is not a closure of a number"), help));
        }
        Ok(RustRules { start: Some(text.to_owned()), constants, ..self })
    }
}

/// How rules are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// A closure that takes the position.
    ClosureOf,
    /// A closure that takes a reference.
    Closure,
    /// A function that takes the position.
    FunctionOf,
    /// A function that takes a reference.
    Function,
}

pub fn of_closure(home: &Home, text: &str) -> Result<RustRules> {
    let text = text.trim_end();
    shallow(CLOSURE, text)?;
    let parsed: Expr = syn::parse_str(text).map_err(|error| unread(CLOSURE, &error))?;
    let Some(closure) = inner(&parsed) else {
        let help = "write a closure that lists the moves: '|n: u32| (1..=n.min(3)).map(move |d| n - d)'";
        return Err(Failure::misuse(format!("`{text}` is not a closure"), help));
    };
    let by_reference = parameter(closure)?;
    // A name is looked for in it as in a whole program.
    let import = if words(text)?.contains("Turn") { "use grundy::minimax::Turn; " } else { "" };
    let program = format!("{import}{BEFORE}{text}{AFTER}");
    let solution = Solution::from_text(Path::new(CLOSURE), &program, &templates(home.checkout())?, &[])?;
    let (text, libraries) = match as_typed(&solution, Twin::Full)? {
        Some(whole) => {
            let (program, libraries) = parted(whole);
            let inner = program.split_once(BEFORE).and_then(|(_, rest)| rest.rsplit_once(AFTER));
            (inner.map_or(text, |(inner, _)| inner).to_owned(), libraries)
        }
        None => (text.to_owned(), solution.link(&program, Twin::Full)?.modules),
    };
    Ok(RustRules {
        name: CLOSURE.to_owned(),
        title: text.trim().to_owned(),
        place: at(closure.body.span().start()),
        call: if by_reference { Call::Closure } else { Call::ClosureOf },
        start: None,
        constants: vec![],
        parameters: 0,
        turn: turn(&solution, &libraries),
        text,
        libraries,
    })
}

/// The solution's own text, and the libraries.
fn parted(mut whole: Whole) -> (String, String) {
    let libraries = whole.text[whole.libraries.clone()].to_owned();
    whole.text.replace_range(whole.libraries, "");
    (whole.text, libraries)
}

/// The path of `Turn`, if the template that it is part of is there.
fn turn(solution: &Solution, libraries: &str) -> Option<String> {
    let library = *solution.libraries.of_solution.get("grundy")?;
    let module = &solution.libraries.all[library].name;
    libraries.contains("mod minimax").then(|| format!("crate::{module}::minimax::Turn"))
}

pub fn of_file(home: &Home, path: &Path) -> Result<RustRules> {
    let title = Home::shown(path);
    let mut name = title.clone();
    let text = source::read(path)?;
    shallow(&name, &text)?;
    syn::parse_file(text.trim_start_matches('\u{feff}')).map_err(|error| unread(&name, &error))?;
    let solution = solutions::solution(home.checkout(), path, &[], &BTreeMap::new())?;
    let whole = match as_typed(&solution, Twin::Full)? {
        Some(whole) => whole,
        None => {
            name += " with its modules in it"; // whose lines these are
            assemble(&solution, Twin::Full)?
        }
    };
    let (mut text, libraries) = parted(whole);
    let file = syn::parse_file(&text)?;
    let Some(moves) = function(&file.items, "moves") else {
        let help = "write `fn moves(n: u32) -> Vec<u32>`, which lists the positions one move away";
        return Err(Failure::misuse(format!("{name} has no function `moves`"), help));
    };
    let by_reference = argument(moves, &name)?;
    let place = at(moves.sig.ident.span().start());
    // The program has a `main` of its own, and these attributes belong to a whole file.
    let attributes = file.attrs.iter().map(|attribute| attribute.span().byte_range());
    let main = function(&file.items, "main").map(|main| main.span().byte_range());
    for range in attributes.chain(main).collect::<Vec<_>>() {
        let blank: String = text[range.clone()].chars().map(blank).collect();
        // Nothing moves that is not in the same line behind it.
        text.replace_range(range.clone(), &format!("{blank:<0$}", range.len()));
    }
    let call = if by_reference { Call::Function } else { Call::FunctionOf };
    let turn = turn(&solution, &libraries);
    let parameters = function(&file.items, "start").map_or(0, parameters);
    let (start, constants) = (None, vec![]);
    Ok(RustRules { name, title, text, libraries, place, call, start, constants, parameters, turn })
}

fn blank(c: char) -> char {
    if c == '\n' { '\n' } else { ' ' }
}

/// The closure that an expression is, perhaps after items in a block.
fn inner(expression: &Expr) -> Option<&ExprClosure> {
    match expression {
        Expr::Closure(closure) => Some(closure),
        Expr::Paren(paren) => inner(&paren.expr),
        Expr::Group(group) => inner(&group.expr),
        Expr::Block(block) => match block.block.stmts.last()? {
            Stmt::Expr(last, None) => inner(last),
            _ => None,
        },
        _ => None,
    }
}

fn function<'a>(items: &'a [Item], name: &str) -> Option<&'a ItemFn> {
    items.iter().find_map(|item| match item {
        Item::Fn(function) if function.sig.ident == name => Some(function),
        _ => None,
    })
}

/// That brackets are not nested so deeply that a parser which calls itself runs out of stack.
fn shallow(name: &str, text: &str) -> Result<()> {
    let mut depth = 0_usize;
    for byte in text.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            let message = format!("{name}: brackets are nested more than {MAX_DEPTH} deep");
            return Err(Failure::misuse(message, "give parts names with `let`"));
        }
    }
    Ok(())
}

/// A text that is no Rust, with the place.
fn unread(name: &str, error: &syn::Error) -> anyhow::Error {
    let (line, column) = at(error.span().start());
    let what = match error.to_string() {
        what if what == "cannot parse string into token stream" => {
            "a bracket, a quote or a comment is not closed here, or this closes nothing".to_owned()
        }
        what => what,
    };
    let help = "rules are Rust: a closure in quotes, or a file with `fn moves`";
    Failure::misuse(format!("{name}:{line}:{column}: {what}"), help)
}
