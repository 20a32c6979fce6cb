//! Prints statements, with C's own loops where they fit and labels and `goto` elsewhere.

use super::expr::Scope;
use super::text::{Text, level};
use super::word_pairs::{WordAddress, pair};
use crate::ir::{Access, Binary, Expr, Label, Sign, Stmt, Type, Unary, not};
use crate::names::{self, STACK_POINTER};
use std::fmt::Write;

/// Prints the statements of one function.
pub struct StatementPrinter<'a> {
    pub scope: Scope<'a>,
    labels: Vec<String>,
    /// Whether a `goto` to the label has been printed.
    wanted: Vec<bool>,
    /// The label right behind the innermost C loop: a jump there is a `break`.
    behind: Option<Label>,
}

/// How a loop is written.
enum LoopForm {
    /// `for(;;){…}`: the body ends with a jump back.
    Forever,
    /// `do{…}while(c);`: the body ends with a conditional jump back.
    While(Expr),
    /// As a label only.
    Label,
}

impl<'a> StatementPrinter<'a> {
    pub fn new(scope: Scope<'a>, labels: usize) -> StatementPrinter<'a> {
        let names = names::labels(scope.names.lines).take(labels).collect();
        StatementPrinter { scope, labels: names, wanted: vec![false; labels], behind: None }
    }

    pub fn list(&mut self, mut code: &[Stmt]) -> String {
        let mut out = String::new();
        while let [first, rest @ ..] = code {
            match self.pair(code).or_else(|| self.push(code)) {
                Some((text, statements)) => {
                    out += &text;
                    code = &code[statements..];
                }
                None => {
                    out += &self.statement(first);
                    code = rest;
                }
            }
        }
        out
    }

    /// The pair of words at the start of `code`, and how many statements it replaces.
    fn pair(&mut self, code: &[Stmt]) -> Option<(String, usize)> {
        let pair = pair(code)?;
        let [to, by] = [pair.to, pair.by].map(|WordAddress { local, offset }| {
            let name = &self.scope.locals[local];
            // Addresses have 32 bits.
            match offset as i32 {
                0 => name.clone(),
                offset => format!("{name}{offset:+}"),
            }
        });
        let [before, after] =
            [pair.before, pair.after].map(|set| set.map_or(String::new(), |set| self.statement(set)));
        Some((format!("{before}{}({to},{by});{after}", pair.function), pair.statements))
    }

    /// The start of a function that keeps variables in memory: `a=sp-16;sp=a;` with a check.
    fn push(&self, code: &[Stmt]) -> Option<(String, usize)> {
        let [Stmt::Set(local, Expr::Binary(Binary::Sub, _, frame)), Stmt::SetGlobal(global, value), ..] =
            code
        else {
            return None;
        };
        let is_stack =
            self.scope.names.globals[*global] == STACK_POINTER && frame[0] == Expr::Global(*global);
        let size = frame[1].constant().filter(|_| is_stack && *value == Expr::Local(*local))?;
        Some((format!("{}=push({size});", self.scope.locals[*local]), 2))
    }

    fn statement(&mut self, statement: &Stmt) -> String {
        let scope = &self.scope;
        match statement {
            Stmt::Set(local, e) => {
                self.assign(&scope.locals[*local], &Expr::Local(*local), e, scope.types[*local])
            }
            Stmt::SetGlobal(global, e) => {
                let names = scope.names;
                let ty = names.module.globals[*global].ty;
                self.assign(&names.globals[*global], &Expr::Global(*global), e, ty)
            }
            Stmt::Store(access, address, e) => self.store(access, address, e),
            Stmt::Copy(to, from, length) => {
                // Not `value`: the length needs its cast, since `size_t` may be wider than 32 bits.
                format!("memmove({},{},{});", at(scope, to), at(scope, from), scope.text(length).code)
            }
            Stmt::Fill(to, byte, length) => {
                format!("memset({},{},{});", at(scope, to), scope.text(byte).code, scope.text(length).code)
            }
            Stmt::Do(e) => format!("{};", scope.text(e).code),
            Stmt::If(condition, a, b) => self.branch(condition, a, b),
            Stmt::Block(label, code) => self.block(*label, code),
            Stmt::Loop(label, code) => self.repeat(*label, code, None),
            Stmt::Jump(label) if self.behind == Some(*label) => "break;".into(),
            Stmt::Jump(label) => self.goto(*label),
            Stmt::Switch(on, labels, default) => self.switch(on, labels, *default),
            Stmt::Return(None) => "return;".into(),
            Stmt::Return(Some(e)) => keyword("return", &scope.value(e).code) + ";",
            Stmt::Trap => "X;".into(),
        }
    }

    fn goto(&mut self, label: Label) -> String {
        self.wanted[label] = true;
        format!("goto {};", self.labels[label])
    }

    /// The label's definition, if something jumps to it.
    fn label(&self, label: Label) -> String {
        if self.wanted[label] { format!("{}:;", self.labels[label]) } else { String::new() }
    }

    fn branch(&mut self, condition: &Expr, a: &[Stmt], b: &[Stmt]) -> String {
        if a.is_empty() {
            return self.branch(&not(condition.clone()), b, &[]);
        }
        let condition = self.scope.condition(condition).code;
        // Without braces, an `if` in the first arm would take the `else`.
        let first = self.arm(a, !b.is_empty());
        if b.is_empty() {
            return format!("if({condition}){first}");
        }
        let second = self.arm(b, false);
        format!("if({condition}){first}{}", keyword("else", &second))
    }

    /// `{…}`, or a single statement without braces.
    fn arm(&mut self, code: &[Stmt], before_else: bool) -> String {
        let text = self.list(code);
        let single = match code {
            [Stmt::If(..)] => !before_else,
            [Stmt::Block(..) | Stmt::Loop(..)] => false,
            [_] => true,
            _ => false,
        };
        if single { text } else { format!("{{{text}}}") }
    }

    fn block(&mut self, label: Label, code: &[Stmt]) -> String {
        let text = match code {
            // A jump to right behind a loop is a `break`.
            [first @ .., Stmt::Loop(again, body)] => {
                self.list(first) + &self.repeat(*again, body, Some(label))
            }
            code => self.list(code),
        };
        text + &self.label(label)
    }

    /// A loop; `behind` is the label right behind it.
    fn repeat(&mut self, again: Label, body: &[Stmt], behind: Option<Label>) -> String {
        let (body, shape) = match body {
            [body @ .., Stmt::Jump(to)] if *to == again => (body, LoopForm::Forever),
            [body @ .., Stmt::If(condition, a, b)] if a[..] == [Stmt::Jump(again)] && b.is_empty() => {
                (body, LoopForm::While(condition.clone()))
            }
            body => (body, LoopForm::Label),
        };
        // `break` leaves only the innermost C loop.
        let outer = self.behind;
        if !matches!(shape, LoopForm::Label) {
            self.behind = behind;
        }
        let text = self.list(body);
        self.behind = outer;
        let label = self.label(again);
        match shape {
            LoopForm::Forever => format!("for(;;){{{label}{text}}}"),
            LoopForm::While(condition) => {
                format!("do{{{label}{text}}}while({});", self.scope.condition(&condition).code)
            }
            LoopForm::Label => label + &text,
        }
    }

    fn switch(&mut self, on: &Expr, labels: &[Label], default: Label) -> String {
        let mut out = format!("switch({}){{", self.scope.text(on).code);
        for (i, label) in labels.iter().enumerate() {
            // All cases with the same target go together, at the first of them.
            if *label == default || labels[..i].contains(label) {
                continue;
            }
            for (case, _) in labels.iter().enumerate().filter(|(_, l)| *l == label) {
                let _ = write!(out, "case {case}:"); // writing to a `String` cannot fail
            }
            out += &self.goto(*label);
        }
        out + "default:" + &self.goto(default) + "}"
    }

    fn store(&self, access: &Access, address: &Expr, e: &Expr) -> String {
        let place = self.scope.place(access, address);
        // What an unsigned load of the same bits would read back.
        let loaded = Expr::Load(Access { sign: read_sign(access), ..*access }, Box::new(address.clone()));
        if access.bits == access.ty.bits() {
            return self.assign(&place, &loaded, e, access.ty);
        }
        let e = low_bits(e, access.bits);
        format!("{place}={};", self.scope.value(e).at(level::ASSIGN))
    }

    /// `name=e;`, or `name+=by;` and the like if `e` is `name+by`.
    fn assign(&self, name: &str, place: &Expr, e: &Expr, ty: Type) -> String {
        if let Expr::Binary(op, _, ab) = e
            && ab[0] == *place
            && !place.has_effect()
            && let Some(text) = self.compound(name, *op, ty, &ab[1])
        {
            return text;
        }
        format!("{name}={};", self.scope.value(e).at(level::ASSIGN))
    }

    fn compound(&self, name: &str, op: Binary, ty: Type, by: &Expr) -> Option<String> {
        let sign = match op {
            Binary::Add => "+",
            Binary::Sub => "-",
            Binary::Mul => "*",
            Binary::Div(Sign::Signed) if ty.is_float() => "/",
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::Shl => return Some(format!("{name}<<={};", self.scope.count(by, ty.bits()).code)),
            Binary::Shr(Sign::Unsigned) => {
                return Some(format!("{name}>>={};", self.scope.count(by, ty.bits()).code));
            }
            _ => return None,
        };
        Some(match (sign, by.constant()) {
            ("+", Some(1)) => format!("{name}++;"),
            ("+", Some(-1)) => format!("{name}--;"),
            ("+", Some(k)) if (-i64::from(i32::MAX)..0).contains(&k) => format!("{name}-={};", -k),
            _ => format!("{name}{sign}={};", self.scope.value(by).at(level::ASSIGN)),
        })
    }
}

/// A keyword and what follows it, with a space only if one is needed.
fn keyword(word: &str, rest: &str) -> String {
    let gap = if rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') { " " } else { "" };
    format!("{word}{gap}{rest}")
}

/// The address as a C pointer.
fn at(scope: &Scope, address: &Expr) -> String {
    let address: Text = scope.text(address);
    // An `int` address is never negative, so it can be added to a pointer like an unsigned one.
    format!("M+{}", address.at(level::ATOM))
}

/// The sign of a load that reads back what a store wrote.
fn read_sign(access: &Access) -> Sign {
    if access.ty.is_float() { Sign::Signed } else { Sign::Unsigned }
}

/// The part of an expression that matters if only the low bits are kept.
fn low_bits(mut e: &Expr, bits: u8) -> &Expr {
    let mask = (1i64 << bits) - 1;
    loop {
        e = match e {
            Expr::Binary(Binary::And, _, ab) if ab[1].constant().is_some_and(|k| k & mask == mask) => &ab[0],
            Expr::Unary(Unary::Convert(Type::I32 | Type::I64, _), Type::I32 | Type::I64, a) => a,
            Expr::Unary(Unary::Extend(from), _, a) if *from >= bits => a,
            e => return e,
        };
    }
}
