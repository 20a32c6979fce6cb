//! Commands in a table of boxed closures, memoised recursion, composed and returned functions.
//! input: push 3\npush 4\nadd\ndup\nmul\nprint\nfib 80\ncompose 5\nbad\npop\npop\n
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead};

type Command = Box<dyn Fn(&mut Vec<i64>, &[&str]) -> Result<(), String>>;

fn binary(f: fn(i64, i64) -> Option<i64>) -> Command {
    Box::new(move |stack, _| {
        let b = stack.pop().ok_or("empty stack")?;
        let a = stack.pop().ok_or_else(|| String::from("one operand"))?;
        stack.push(f(a, b).ok_or(format!("overflow with {} and {}", a, b))?);
        Ok(())
    })
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |x| g(f(x))
}

fn adder(n: i64) -> Box<dyn Fn(i64) -> i64> {
    if n % 2 == 0 { Box::new(move |x| x + n) } else { Box::new(move |x| x - n) }
}

fn fib(n: u64, memo: &RefCell<HashMap<u64, i64>>) -> i64 {
    if n < 2 {
        return n as i64;
    }
    if let Some(&x) = memo.borrow().get(&n) {
        return x;
    }
    let x = fib(n - 1, memo) + fib(n - 2, memo);
    memo.borrow_mut().insert(n, x);
    x
}

fn main() {
    let mut log = Vec::new();
    let memo = RefCell::new(HashMap::new());
    let mut commands: BTreeMap<&'static str, Command> = BTreeMap::new();
    commands.insert("add", binary(i64::checked_add));
    commands.insert("mul", binary(|a, b| a.checked_mul(b)));
    commands.insert(
        "push",
        Box::new(|s, w| {
            s.push(w.first().ok_or("what?")?.parse().map_err(|e: std::num::ParseIntError| e.to_string())?);
            Ok(())
        }),
    );
    commands.insert("pop", Box::new(|s, _| s.pop().map(drop).ok_or_else(|| "nothing to pop".to_owned())));
    commands.insert("dup", Box::new(|s, _| Ok(s.extend_from_within(s.len() - 1..))));
    commands.insert("print", Box::new(|s, _| Ok(println!("{:?}", s))));
    commands.insert("fib", Box::new(move |s, w| Ok(s.push(fib(w[0].parse().unwrap(), &memo)))));
    commands.insert(
        "compose",
        Box::new(|s, w| {
            let n = w[0].parse().unwrap();
            let f = compose(adder(n), compose(|x| x * 2, adder(n + 1)));
            s.iter_mut().for_each(|x| *x = f(*x));
            Ok(())
        }),
    );
    let mut stack = vec![];
    for line in io::stdin().lock().lines().map_while(|l| l.ok()) {
        let words: Vec<&str> = line.split(' ').collect();
        let result = match commands.get(words[0]) {
            Some(c) => c(&mut stack, &words[1..]),
            None => Err(format!("unknown: {}", words[0])),
        };
        log.push(result.is_ok());
        if let Err(e) = result {
            println!("{}", e);
        }
    }
    println!("{:?} {:?} {:?}", stack, log, commands.keys().collect::<Vec<_>>());
}
