//! A parser of expressions over `Peekable<Chars>`, an enum of nodes, variables, errors by `?`.
//! input: 1+2*3\n(1+2)*3 - -4\nx = 2^3^2\nx/7\nx %\n2*(3\n1/0\nsqrt(16)+max(2,3)\n-2^2\n3 $ 4\n1.5e0*2\n
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead};
use std::iter::Peekable;
use std::str::Chars;

#[derive(Debug, Clone)]
enum Expr {
    Num(f64),
    Var(String),
    Neg(Box<Expr>),
    Bin(Box<Expr>, char, Box<Expr>),
    Call(String, Vec<Expr>),
}

#[derive(Debug)]
enum Error {
    Unexpected(char),
    End,
    Unknown(String),
    DivisionByZero,
    Number(std::num::ParseFloatError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Unexpected(c) => write!(f, "unexpected {:?}", c),
            Error::End => f.write_str("unexpected end"),
            Error::Unknown(name) => write!(f, "unknown `{name}`"),
            Error::DivisionByZero => f.pad("division by zero"),
            Error::Number(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for Error {}
impl From<std::num::ParseFloatError> for Error {
    fn from(e: std::num::ParseFloatError) -> Self {
        Error::Number(e)
    }
}

struct Parser<'a>(Peekable<Chars<'a>>);

impl Parser<'_> {
    fn peek(&mut self) -> Option<char> {
        while self.0.next_if(|c| c.is_whitespace()).is_some() {}
        self.0.peek().copied()
    }
    fn expect(&mut self, c: char) -> Result<(), Error> {
        match self.peek() {
            Some(x) if x == c => self.0.next().map(|_| ()).ok_or(Error::End),
            Some(x) => Err(Error::Unexpected(x)),
            None => Err(Error::End),
        }
    }
    fn binary(&mut self, level: usize) -> Result<Expr, Error> {
        const LEVELS: [&str; 3] = ["+-", "*/%", "^"];
        if level == LEVELS.len() {
            return self.atom();
        }
        let mut left = self.binary(level + 1)?;
        while let Some(op) = self.peek().filter(|&c| LEVELS[level].contains(c)) {
            self.0.next();
            let right = if op == '^' { self.binary(level)? } else { self.binary(level + 1)? };
            left = Expr::Bin(Box::new(left), op, Box::new(right));
        }
        Ok(left)
    }
    fn atom(&mut self) -> Result<Expr, Error> {
        match self.peek().ok_or(Error::End)? {
            '-' => {
                self.0.next();
                Ok(Expr::Neg(Box::new(self.binary(2)?)))
            }
            '(' => {
                self.0.next();
                let e = self.binary(0)?;
                self.expect(')')?;
                Ok(e)
            }
            '0'..='9' | '.' => {
                let mut s = String::new();
                while let Some(c) = self.0.next_if(|c| c.is_ascii_digit() || ".e".contains(*c)) {
                    s.push(c);
                }
                Ok(Expr::Num(s.parse()?))
            }
            c if c.is_alphabetic() => {
                let name: String = std::iter::from_fn(|| self.0.next_if(|c| c.is_alphanumeric())).collect();
                if self.peek() != Some('(') {
                    return Ok(Expr::Var(name));
                }
                self.expect('(')?;
                let mut args = vec![self.binary(0)?];
                while self.peek() == Some(',') {
                    self.0.next();
                    args.push(self.binary(0)?);
                }
                self.expect(')')?;
                Ok(Expr::Call(name, args))
            }
            c => Err(Error::Unexpected(c)),
        }
    }
}

type Vars = BTreeMap<String, f64>;

fn eval(e: &Expr, vars: &Vars) -> Result<f64, Error> {
    use Expr::*;
    Ok(match e {
        Num(x) => *x,
        Var(name) => *vars.get(name).ok_or_else(|| Error::Unknown(name.clone()))?,
        Neg(e) => -eval(e, vars)?,
        Bin(a, op, b) => match (op, eval(a, vars)?, eval(b, vars)?) {
            ('+', a, b) => a + b,
            ('-', a, b) => a - b,
            ('*', a, b) => a * b,
            ('/' | '%', _, b) if b == 0.0 => return Err(Error::DivisionByZero),
            ('/', a, b) => a / b,
            ('%', a, b) => a % b,
            (_, a, b) => a.powf(b),
        },
        Call(name, args) => {
            let args: Vec<f64> = args.iter().map(|a| eval(a, vars)).collect::<Result<_, _>>()?;
            match (name.as_str(), args.as_slice()) {
                ("sqrt", [x]) => x.sqrt(),
                ("max", [first, rest @ ..]) => rest.iter().copied().fold(*first, f64::max),
                _ => return Err(Error::Unknown(format!("{}/{}", name, args.len()))),
            }
        }
    })
}

fn run(line: &str, vars: &mut Vars) -> Result<f64, Box<dyn std::error::Error>> {
    let (name, text) = match line.split_once('=') {
        Some((name, text)) => (Some(name.trim()), text),
        None => (None, line),
    };
    let mut p = Parser(text.chars().peekable());
    let e = p.binary(0)?;
    if let Some(c) = p.peek() {
        return Err(Box::new(Error::Unexpected(c)));
    }
    let x = eval(&e, vars)?;
    if let Some(name) = name {
        vars.insert(name.to_string(), x);
    }
    Ok(x)
}

fn main() {
    let mut vars = Vars::new();
    for line in io::stdin().lock().lines() {
        match run(&line.unwrap(), &mut vars) {
            Ok(x) => println!("{}", x),
            Err(e) => println!("error: {:>20}", e.to_string()),
        }
    }
    println!("{:?}", vars);
}
