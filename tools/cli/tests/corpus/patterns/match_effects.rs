//! Guards and scrutinees with effects; bindings that copy, move or borrow; nested enums;
//! `matches!`.
//! edition: 2015
#[derive(Debug, Clone)]
enum Expr { Num(i64), Add(Box<Expr>, Box<Expr>), Neg(Box<Expr>), Let { name: char, value: Box<Expr>, body: Box<Expr> }, Var(char) }
use Expr::*;
fn eval(e: &Expr, env: &mut Vec<(char, i64)>) -> Result<i64, String> {
    Ok(match e {
        &Num(n) if n > 100 => return Err(format!("large {}", n)),
        Num(n) => *n,
        Add(a, b) => eval(a, env)? + eval(b, env)?,
        Neg(inner) => match &**inner { Neg(e) => eval(e, env)?, other => -eval(other, env)? },
        Let { name, value: box_, body } => { let v = eval(box_, env)?; env.push((*name, v)); let r = eval(body, env); env.pop(); r? }
        Var(c) => env.iter().rev().find(|(n, _)| n == c).map(|&(_, v)| v).ok_or_else(|| c.to_string())?,
    })
}
fn b(e: Expr) -> Box<Expr> { Box::new(e) }

fn main() {
    let e = Let { name: 'x', value: b(Num(5)), body: b(Add(b(Var('x')), b(Neg(b(Neg(b(Num(3)))))))) };
    println!("{:?} {:?}", eval(&e, &mut vec![]), eval(&Var('y'), &mut vec![]));
    println!("{:?} {}", eval(&Add(b(Num(1)), b(Num(101))), &mut vec![]), matches!(e, Let { name: 'a'..='z', .. }));
    let mut calls = 0;
    let mut effect = |r: bool| { calls += 1; r };
    let s = match 5 { n if effect(n > 9) => 1, 5 if effect(false) => 2, 5 | 6 if effect(true) => 3, _ => 4 };
    println!("{} {}", s, calls);
}
