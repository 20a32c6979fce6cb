//! A reader of formulas that knows nothing of how they are made: what it reads is computed straight
//! from the definition of each word.

use std::collections::HashMap;
use std::rc::Rc;

/// What variables and piles stand for, and what names mean.
#[derive(Clone)]
struct Scope<'a> {
    variables: HashMap<String, i128>,
    piles: Vec<i128>,
    reading: &'a Reading,
}

type Node = Rc<dyn Fn(&Scope) -> Option<i128>>;

/// What a name means.
enum Meaning {
    /// By these variables, with values at single points.
    Plain(Vec<String>, Node, Vec<(Vec<i128>, i128)>),
    /// g(n + p) = …; from an index on, with the values there and before.
    Period {
        variable: String,
        period: i128,
        next: Node,
        steps: Vec<i128>,
        from: i128,
        there: Vec<i128>,
        before: Vec<i128>,
    },
    /// g(s n + r) = …
    Digits { variable: String, rules: Vec<(i128, i128, Node)>, least: i128, first: Vec<i128> },
    /// a(i) = … after …
    Recurrence { variable: String, next: Node, start: Vec<i128>, first: i128 },
}

/// A formula that was read.
pub struct Reading {
    meanings: HashMap<String, Meaning>,
    /// Whether piles are lost.
    lost: Option<Node>,
    /// Values that a formula does not list.
    known: HashMap<i128, i128>,
}

impl Reading {
    /// Reads a formula; the first values of a table and its first index may be needed to go on from.
    pub fn of(formula: &str, known: &[(i128, i128)]) -> Reading {
        let first = known.first().map_or(0, |cell| cell.0);
        let mut reading =
            Reading { meanings: HashMap::new(), lost: None, known: known.iter().copied().collect() };
        let formula = formula
            .split_once(": ")
            .filter(|(head, _)| head.starts_with("for all"))
            .map_or(formula, |parts| parts.1);
        for statement in formula.split("; ") {
            if let Some(condition) = statement.strip_prefix("lost if ") {
                reading.lost = Some(whole(condition, |text| text.loose()));
            } else if statement.starts_with("lost at the ") {
                reading.lost = Some(Rc::new(pairs));
            } else {
                let (name, meaning) = statement_of(statement, first);
                reading.meanings.insert(name, meaning);
            }
        }
        reading
    }

    /// What it says at a point: the arguments, or the piles.
    pub fn at(&self, names: &[&str], arguments: &[i128], piles: &[u64]) -> Option<i128> {
        let variables = names.iter().map(|name| (*name).to_owned()).zip(arguments.iter().copied()).collect();
        let scope = Scope { variables, piles: piles.iter().map(|&n| n.into()).collect(), reading: self };
        match &self.lost {
            Some(lost) => lost(&scope),
            None => {
                let shown = names.iter().zip(arguments).filter(|(name, _)| "nxy".contains(**name));
                scope.call("g", &shown.map(|(_, &n)| n).collect::<Vec<_>>())
            }
        }
    }
}

/// The piles are a(i), b(i), … for some i.
fn pairs(scope: &Scope) -> Option<i128> {
    let names = ["a", "b", "c", "d", "e"];
    let found =
        (0..10_000).map_while(|i| Some((i, scope.call("a", &[i])?))).find(|pair| pair.1 >= scope.piles[0]);
    let Some((i, _)) = found else { return Some(0) };
    Some(scope.piles.iter().zip(names).all(|(&pile, name)| scope.call(name, &[i]) == Some(pile)).into())
}

impl Scope<'_> {
    fn with(&self, variable: &str, value: i128) -> Self {
        let mut scope = self.clone();
        scope.variables.insert(variable.to_owned(), value);
        scope
    }

    fn call(&self, name: &str, arguments: &[i128]) -> Option<i128> {
        let n = *arguments.first()?;
        match self.reading.meanings.get(name).unwrap_or_else(|| panic!("what is {name}?")) {
            Meaning::Plain(variables, node, points) => {
                if let Some(point) = points.iter().find(|point| point.0 == arguments) {
                    return Some(point.1);
                }
                let mut scope = self.clone();
                scope.variables.extend(variables.iter().cloned().zip(arguments.iter().copied()));
                node(&scope)
            }
            Meaning::Period { variable, period, next, steps, from, there, before } => {
                if n < *from {
                    let i = n - (from - before.len() as i128);
                    let listed = usize::try_from(i).ok().and_then(|i| before.get(i).copied());
                    return listed.or_else(|| self.reading.known.get(&n).copied());
                }
                if *period == 0 {
                    return next(&self.with(variable, n));
                }
                let (turns, r) = ((n - from) / period, (n - from) % period);
                let start = there
                    .get(r as usize)
                    .copied()
                    .or_else(|| self.reading.known.get(&(from + r)).copied())?;
                // One turn more is so much more.
                let scope = self.with(variable, from + r).with("s", *steps.get(r as usize).unwrap_or(&0));
                let once = next(&scope.with("value", start))? - start;
                Some(start + turns * once)
            }
            Meaning::Digits { variable, rules, least, first } => {
                if let Some(value) = usize::try_from(n).ok().and_then(|n| first.get(n)) {
                    return Some(*value);
                }
                let fits = |rule: &&(i128, i128, Node)| {
                    (n - rule.1) % rule.0 == 0 && (n - rule.1) / rule.0 >= *least
                };
                match rules.iter().find(fits) {
                    Some((scale, rest, node)) => node(&self.with(variable, (n - rest) / scale)),
                    None => self.reading.known.get(&n).copied(),
                }
            }
            Meaning::Recurrence { variable, next, start, first } => {
                let i = n - first;
                match start.get(usize::try_from(i).ok()?) {
                    Some(value) => Some(*value),
                    None => next(&self.with(variable, n)),
                }
            }
        }
    }
}

fn numbers(text: &str) -> Vec<i128> {
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect()
}

fn statement_of(statement: &str, first: i128) -> (String, Meaning) {
    let (name, rest) = statement.split_once('(').unwrap();
    let (name, variable) = (
        name.to_owned(),
        rest.split([')', ' ', ',']).find(|word| word.parse::<i128>().is_err()).unwrap().to_owned(),
    );
    if let Some((rule, start)) = statement.split_once(" after ") {
        let next = whole(rule.split_once(" = ").unwrap().1, |text| text.loose());
        // Sequences count from 1, unless the law itself is one.
        let first = if name == "g" { first } else { 1 };
        return (name, Meaning::Recurrence { variable, next, start: numbers(start), first });
    }
    if let Some((rules, list)) = statement.split_once(", from 0 on ") {
        let (rules, least) = match rules.rsplit_once(" for ") {
            Some((rules, bound)) => (rules, bound.rsplit(' ').next().unwrap().parse().unwrap()),
            None => (rules, 0),
        };
        let rule = |rule: &str| {
            let (left, right) = rule.split_once(" = ").unwrap();
            let inner = left.split_once('(').unwrap().1.trim_end_matches(')');
            let (scaled, rest) = inner.split_once(" + ").unwrap_or((inner, "0"));
            let scale = scaled.split_once(' ').map_or(1, |parts| parts.0.parse().unwrap());
            (scale, rest.parse().unwrap(), whole(right, |text| text.loose()))
        };
        let rules = rules.split(", ").map(rule).collect();
        return (name, Meaning::Digits { variable, rules, least, first: numbers(list) });
    }
    let (statement, before) = statement.split_once(", before ").unwrap_or((statement, ""));
    let (statement, steps) = statement.split_once(", s by turns ").unwrap_or((statement, ""));
    let (statement, there) = statement.split_once(", from there ").unwrap_or((statement, ""));
    let bound = format!(" for {variable} >= ");
    let (statement, from) =
        statement.split_once(&bound).map_or((statement, first), |parts| (parts.0, parts.1.parse().unwrap()));
    let (left, right) = statement.split_once(" = ").unwrap();
    let [before, steps, there] = [before, steps, there].map(numbers);
    if let Some((_, period)) = left.split_once(" + ") {
        let period = period.trim_end_matches(')').parse().unwrap();
        let next = whole(&right.replace(&format!("{name}({variable})"), "value"), |text| text.loose());
        return (name, Meaning::Period { variable, period, next, steps, from, there, before });
    }
    let mut parts = right.split(", but ");
    let value = whole(parts.next().unwrap(), |text| text.loose());
    let point = |part: &str| {
        let (at, value) = part.split_once(") = ").unwrap();
        (numbers(at.split_once('(').unwrap().1), value.parse().unwrap())
    };
    let points = parts.map(point).collect();
    if !before.is_empty() || statement.len() < left.len() {
        return (name, Meaning::Period { variable, period: 0, next: value, steps, from, there, before });
    }
    let variables =
        left.split_once('(').unwrap().1.trim_end_matches(')').split(", ").map(str::to_owned).collect();
    (name, Meaning::Plain(variables, value, points))
}

fn whole(text: &str, read: impl Fn(&mut Text) -> Node) -> Node {
    let mut rest = Text(text);
    let node = read(&mut rest);
    assert!(rest.0.trim().is_empty(), "`{}` is left of `{text}`", rest.0);
    node
}

/// What is left of a text.
struct Text<'a>(&'a str);

type Way = fn(i128, i128) -> Option<i128>;
type Join = fn(i128, i128) -> i128;

fn both(a: Node, b: Node, way: Way) -> Node {
    Rc::new(move |scope| way(a(scope)?, b(scope)?))
}

/// A phrase in which `_` is a word, with what it means.
type Phrase = (&'static str, fn(&[i128], &[i128]) -> Option<i128>);

impl<'a> Text<'a> {
    fn eat(&mut self, what: &str) -> bool {
        let rest = self.0.trim_start();
        let is_cut = what.ends_with(char::is_alphanumeric);
        let Some(after) = rest.strip_prefix(what) else { return false };
        if is_cut && after.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
            return false;
        }
        self.0 = after;
        true
    }

    fn expect(&mut self, what: &str) {
        assert!(self.eat(what), "`{what}` is missing at `{}`", self.0);
    }

    fn loose(&mut self) -> Node {
        let value = self.condition();
        if self.eat("at") {
            unreachable!("a list comes first");
        }
        if !self.eat("if") {
            return value;
        }
        let condition = self.condition();
        self.expect(", otherwise");
        let other = self.loose();
        Rc::new(move |scope| if condition(scope)? != 0 { value(scope) } else { other(scope) })
    }

    fn condition(&mut self) -> Node {
        let mut left = self.comparison();
        loop {
            left = if self.eat("and") {
                both(left, self.comparison(), |a, b| Some((a != 0 && b != 0).into()))
            } else if self.eat("or") {
                both(left, self.comparison(), |a, b| Some((a != 0 || b != 0).into()))
            } else {
                return left;
            };
        }
    }

    fn comparison(&mut self) -> Node {
        let left = self.operation();
        if self.eat("is even") {
            return Rc::new(move |scope| Some((left(scope)?.rem_euclid(2) == 0).into()));
        }
        if self.eat("is odd") {
            return Rc::new(move |scope| Some((left(scope)?.rem_euclid(2) == 1).into()));
        }
        if self.eat("is some") {
            let name = self.name();
            self.expect("(i)");
            return Rc::new(move |scope| {
                let value = left(scope)?;
                Some(terms(scope, &name, value).last().is_some_and(|&last| last == value).into())
            });
        }
        let ways: [(&str, Way); 6] = [
            ("<>", |a, b| Some((a != b).into())),
            ("<=", |a, b| Some((a <= b).into())),
            (">=", |a, b| Some((a >= b).into())),
            ("=", |a, b| Some((a == b).into())),
            ("<", |a, b| Some((a < b).into())),
            (">", |a, b| Some((a > b).into())),
        ];
        if self.0.trim_start().starts_with("<<") || self.0.trim_start().starts_with(">>") {
            return left;
        }
        match ways.into_iter().find(|way| self.eat(way.0)) {
            Some((_, way)) => both(left, self.operation(), way),
            None => left,
        }
    }

    fn operation(&mut self) -> Node {
        let left = self.sum();
        let ways: [(&str, Way); 7] = [
            ("mod", |a, b| (b > 0).then(|| a.rem_euclid(b))),
            ("div", |a, b| (b > 0).then(|| a.div_euclid(b))),
            ("xor", |a, b| Some(a ^ b)),
            ("<<", |a, b| a.checked_mul(1 << b)),
            (">>", |a, b| Some(if b > 100 { 0 } else { a >> b })),
            ("and", |a, b| Some(a & b)),
            ("or", |a, b| Some(a | b)),
        ];
        // `and` between comparisons is read later: there a comparison follows.
        let count = if self.is_before_comparison() { 5 } else { 7 };
        match ways[..count].iter().find(|way| self.eat(way.0)) {
            Some((_, way)) => both(left, self.word(), *way),
            None => left,
        }
    }

    /// Whether `and` or `or` joins conditions here.
    fn is_before_comparison(&self) -> bool {
        let rest = self.0.trim_start();
        let Some(after) = rest.strip_prefix("and ").or_else(|| rest.strip_prefix("or ")) else { return true };
        let mut after = Text(after);
        let is_word = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| after.word())).is_ok();
        let next = after.0.trim_start();
        !is_word || ["=", "<", ">", "is ", "mod", "div", "+", "-"].iter().any(|sign| next.starts_with(sign))
    }

    fn sum(&mut self) -> Node {
        let mut left = self.product();
        loop {
            left = if self.eat("+") {
                both(left, self.product(), i128::checked_add)
            } else if self.eat("-") {
                both(left, self.product(), i128::checked_sub)
            } else {
                return left;
            };
        }
    }

    fn product(&mut self) -> Node {
        let rest = self.0.trim_start();
        if let Some(after) = rest.strip_prefix('-') {
            self.0 = after;
            let value = self.product();
            return Rc::new(move |scope| Some(-value(scope)?));
        }
        let left = self.word();
        if self.eat("^2") {
            return Rc::new(move |scope| left(scope)?.checked_pow(2));
        }
        if self.eat("*") {
            return both(left, self.word(), i128::checked_mul);
        }
        let next = self.0.strip_prefix(' ').unwrap_or("");
        let is_number = rest.starts_with(|c: char| c.is_ascii_digit());
        let words = ["if ", "mod ", "div ", "xor ", "and ", "or ", "is ", "in ", "up ", "for ", "at "];
        let follows = next.starts_with(|c: char| c.is_alphabetic() || "([|".contains(c))
            && !words.iter().any(|word| next.starts_with(word));
        if is_number && follows {
            let right = self.product();
            return both(left, right, i128::checked_mul);
        }
        left
    }

    fn name(&mut self) -> String {
        let rest = self.0.trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        assert!(end > 0, "a name is missing at `{rest}`");
        self.0 = &rest[end..];
        rest[..end].to_owned()
    }

    fn number(&mut self) -> i128 {
        let is_negative = self.eat("-");
        let value: i128 = self.name().parse().unwrap();
        if is_negative { -value } else { value }
    }

    fn word(&mut self) -> Node {
        if let Some(node) = self.of_piles().or_else(|| self.phrase()) {
            return node;
        }
        if self.eat("2^(") {
            let exponent = self.loose();
            self.expect(")");
            return Rc::new(move |scope| {
                1_i128.checked_shl(u32::try_from(exponent(scope)?).ok()?).filter(|n| *n > 0)
            });
        }
        if self.eat("number of") {
            let name = self.name();
            self.expect("(i) up to");
            let value = self.word();
            return Rc::new(move |scope| Some(terms(scope, &name, value(scope)?).len() as i128));
        }
        if self.eat("floor(sqrt(2") {
            let n = self.word();
            self.expect("+ 1/4) + 1/2)");
            return Rc::new(move |scope| {
                Some((1..).take_while(|k| k * (k - 1) / 2 <= n(scope).unwrap()).count() as i128)
            });
        }
        if self.eat("floor(|x/y - y/x|)") {
            return Rc::new(|scope| {
                let of = |name: &str, i: usize| scope.variables.get(name).or(scope.piles.get(i)).copied();
                let (x, y) = (of("x", 0)?, of("y", 1)?);
                (x.min(y) > 0).then(|| (x * x - y * y).abs() / (x * y))
            });
        }
        if self.eat("floor(") {
            let factor = self.word();
            let is_sum = self.eat("(");
            let p = if self.0.trim_start().starts_with("sqrt") { 0 } else { self.number() };
            _ = self.eat("+");
            self.expect("sqrt(");
            let d = self.number();
            self.expect(")");
            if is_sum {
                self.expect(")");
            }
            let q = if self.eat("/") { self.number() } else { 1 };
            self.expect(")");
            return Rc::new(move |scope| {
                let m = factor(scope)?;
                let root = (m.checked_mul(m)?.checked_mul(d)?).isqrt();
                Some((p * m + if m < 0 { -root - 1 } else { root }).div_euclid(q))
            });
        }
        if self.eat("min(") || self.0.trim_start().starts_with("max(") {
            let is_max = self.eat("max(");
            let a = self.loose();
            self.expect(",");
            let b = self.loose();
            self.expect(")");
            return both(a, b, if is_max { |a, b| Some(a.max(b)) } else { |a, b| Some(a.min(b)) });
        }
        if self.eat("|") {
            let inside = self.sum();
            self.expect("|");
            return Rc::new(move |scope| inside(scope)?.checked_abs());
        }
        if self.eat("(") {
            let inside = self.loose();
            self.expect(")");
            return inside;
        }
        if self.eat("[") {
            let (list, rest) = self.0.split_once(']').unwrap();
            self.0 = rest;
            let list = numbers(list);
            self.expect("at");
            let key = self.operation();
            return Rc::new(move |scope| list.get(usize::try_from(key(scope)?).ok()?).copied());
        }
        let name = self.name();
        if let Ok(number) = name.parse() {
            return Rc::new(move |_| Some(number));
        }
        if self.0.starts_with('(') {
            self.expect("(");
            let mut arguments = vec![self.loose()];
            while self.eat(",") {
                arguments.push(self.loose());
            }
            self.expect(")");
            return Rc::new(move |scope| {
                let values =
                    arguments.iter().map(|argument| argument(scope)).collect::<Option<Vec<i128>>>()?;
                known_function(&name, &values).unwrap_or_else(|| scope.call(&name, &values))
            });
        }
        Rc::new(move |scope| {
            let pile = ["x", "y", "z", "u", "v", "w"].iter().position(|pile| *pile == name);
            let of_pile = || scope.piles.get(pile.or(Some(0).filter(|_| name == "n"))?).copied();
            scope.variables.get(&name).copied().or_else(of_pile)
        })
    }

    /// Words with arguments between them.
    fn phrase(&mut self) -> Option<Node> {
        let start = self.0;
        'phrases: for (phrase, meaning) in PHRASES {
            self.0 = start;
            let mut arguments = Vec::new();
            let parts: Vec<&str> = phrase.split('_').collect();
            for (i, part) in parts.iter().enumerate() {
                let part = part.trim();
                if !part.is_empty() && !self.eat(part) {
                    continue 'phrases;
                }
                if i + 1 < parts.len() {
                    arguments.push(if part.starts_with('[') && !self.0.starts_with('(') {
                        self.sum()
                    } else {
                        self.word()
                    });
                }
            }
            return Some(Rc::new(move |scope| {
                let values =
                    arguments.iter().map(|argument| argument(scope)).collect::<Option<Vec<i128>>>()?;
                meaning(&values, &scope.piles)
            }));
        }
        self.0 = start;
        None
    }

    /// What is said of all piles.
    fn of_piles(&mut self) -> Option<Node> {
        let folds: [(&str, i128, Join); 4] = [
            ("the number of piles n with (", 0, |a, b| a + b),
            ("all piles n have (", 1, |a, b| a.min(b)),
            ("the nim-sum of (", 0, |a, b| a ^ b),
            ("the sum of (", 0, |a, b| a + b),
        ];
        let (_, start, way) = folds.into_iter().find(|fold| self.eat(fold.0))?;
        let inside = self.loose();
        self.expect(")");
        Some(Rc::new(move |scope| {
            scope.piles.iter().try_fold(start, |all, &n| Some(way(all, inside(&scope.with("n", n))?)))
        }))
    }
}

/// The terms of a sequence up to a bound.
fn terms(scope: &Scope, name: &str, bound: i128) -> Vec<i128> {
    let first = if scope.reading.lost.is_some() && scope.call(name, &[0]).is_some() { 0 } else { 1 };
    (first..).map_while(|i| scope.call(name, &[i]).filter(|term| *term <= bound)).collect()
}

fn digits(mut n: i128, b: i128) -> Vec<i128> {
    let mut digits = vec![];
    while n > 0 {
        digits.push(n % b);
        n /= b;
    }
    digits
}

fn primes(n: i128) -> Vec<i128> {
    let (mut left, mut found) = (n, vec![]);
    let mut p = 2;
    while left > 1 {
        while left % p == 0 {
            found.push(p);
            left /= p;
        }
        p += 1;
    }
    found
}

fn zeckendorf(n: i128) -> Vec<(i128, i128)> {
    let (mut all, mut left, mut found) = (vec![1, 2], n, vec![]);
    while all[all.len() - 1] <= n {
        all.push(all[all.len() - 1] + all[all.len() - 2]);
    }
    for (i, &f) in all.iter().enumerate().rev() {
        if f <= left {
            left -= f;
            found.push((i as i128, f));
        }
    }
    found
}

fn positive(n: i128) -> Option<i128> {
    Some(n).filter(|n| *n > 0)
}

fn multiplicities(piles: &[i128]) -> Vec<usize> {
    let mut different = piles.to_vec();
    different.sort_unstable();
    different.dedup();
    different.iter().map(|n| piles.iter().filter(|pile| *pile == n).count()).collect()
}

const PHRASES: [Phrase; 31] = [
    ("sum of the digits of _ in base _", |n, _| Some(digits(n[0], n[1]).iter().sum())),
    ("digits of _ in base _", |n, _| Some(digits(n[0], n[1]).len() as i128)),
    ("last digit of _ in base _ that is not 0", |n, _| digits(n[0], n[1]).into_iter().find(|d| *d > 0)),
    ("first digit of _ in base _", |n, _| digits(n[0], n[1]).pop()),
    ("index of the least prime factor of _", |n, _| {
        let least = *primes(positive(n[0])?).first().unwrap_or(&0);
        Some((2..=least).filter(|&p| primes(p).len() == 1).count() as i128)
    }),
    ("least prime factor of _", |n, _| Some(*primes(positive(n[0])?).first().unwrap_or(&1))),
    ("greatest prime factor of _", |n, _| Some(*primes(positive(n[0])?).last().unwrap_or(&1))),
    ("greatest proper divisor of _", |n, _| {
        Some((1..positive(n[0])?).rev().find(|d| n[0] % d == 0).unwrap_or(1))
    }),
    ("largest exponent in _", |n, _| {
        Some(multiplicities(&primes(positive(n[0])?)).into_iter().max().unwrap_or(0) as i128)
    }),
    ("exponent of _ in _", |n, _| {
        let base = Some(n[0]).filter(|base| *base > 1);
        positive(n[1])
            .map(|n| base.map_or(0, |base| digits(n, base).iter().take_while(|d| **d == 0).count() as i128))
    }),
    ("[_ is prime]", |n, _| Some((primes(n[0]).len() == 1).into())),
    ("[_ is a power of a prime]", |n, _| Some((multiplicities(&primes(n[0])).len() == 1).into())),
    ("[_ is a square]", |n, _| Some((n[0].isqrt().pow(2) == n[0]).into())),
    ("[_ is a Fibonacci number]", |n, _| Some((zeckendorf(n[0]).len() < 2).into())),
    ("terms of _ in Zeckendorf's form", |n, _| Some(zeckendorf(n[0]).len() as i128)),
    ("least Zeckendorf term of _", |n, _| Some(zeckendorf(n[0]).last()?.1)),
    ("zeros at the end of _ in Zeckendorf's form", |n, _| Some(zeckendorf(n[0]).last()?.0)),
    ("largest Fibonacci number up to _", |n, _| Some(zeckendorf(n[0]).first()?.1)),
    ("nim product of _ and _", |n, _| {
        let product =
            grundy::nimber::Nimbers::new().product(n[0].try_into().unwrap(), n[1].try_into().unwrap());
        Some(product.into())
    }),
    ("the quotients of _ and _, folded", |n, _| Some(folded(n[0].max(n[1]), n[0].min(n[1])))),
    ("the count of different piles", |_, t| Some(multiplicities(t).len() as i128)),
    ("the count of piles of odd multiplicity", |_, t| {
        Some(multiplicities(t).iter().filter(|c| *c % 2 == 1).count() as i128)
    }),
    ("the nim-sum of every second gap", |_, t| {
        let mut sorted = t.to_vec();
        sorted.sort_by_key(|n| -n);
        Some(sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))))
    }),
    ("the number of v2 classes", |_, t| {
        let classes: std::collections::BTreeSet<i128> = t.iter().map(|n| n & -n).collect();
        Some(classes.len() as i128)
    }),
    ("the number of piles", |_, t| Some(t.len() as i128)),
    ("the largest", |_, t| t.iter().copied().max()),
    ("the smallest", |_, t| t.iter().copied().min()),
    ("the misère nim-sum", |_, t| {
        let xor = t.iter().fold(0, |xor, n| xor ^ n);
        Some(if t.iter().all(|n| *n <= 1) { xor ^ 1 } else { xor })
    }),
    ("the count of binary digits that are not in a multiple of _ piles", |n, t| {
        Some(
            (0..64)
                .filter(|bit| t.iter().filter(|pile| *pile >> bit & 1 == 1).count() as i128 % n[0] != 0)
                .count() as i128,
        )
    }),
    ("the nim-sum", |_, t| Some(t.iter().fold(0, |xor, n| xor ^ n))),
    ("the sum", |_, t| Some(t.iter().sum())),
];

fn folded(large: i128, small: i128) -> i128 {
    if small == 0 { 0 } else { large / small - i128::from(folded(small, large % small) >= large / small) }
}

fn known_function(name: &str, n: &[i128]) -> Option<Option<i128>> {
    if let Some(base) = name
        .strip_prefix('v')
        .and_then(|base| base.parse().ok())
        .or_else(|| Some(n.get(1).copied()?).filter(|_| name == "v"))
    {
        return Some(positive(n[0]).map(|n| digits(n, base).iter().take_while(|d| **d == 0).count() as i128));
    }
    let ones = n[0].count_ones().into();
    Some(match name {
        "popcount" => Some(ones),
        "zeros" => Some(digits(n[0], 2).len() as i128 - ones),
        "trailing_ones" => Some(n[0].trailing_ones().into()),
        "lowbit" => Some(n[0] & -n[0]),
        "highbit" => positive(n[0]).map(|n| 1 << (digits(n, 2).len() - 1)),
        "oddpart" => positive(n[0]).map(|n| n / (n & -n)),
        "isqrt" => Some(n[0].isqrt()),
        "Omega" => positive(n[0]).map(|n| primes(n).len() as i128),
        "omega" => positive(n[0]).map(|n| multiplicities(&primes(n)).len() as i128),
        "tau" => positive(n[0]).map(|n| (1..=n).filter(|d| n % d == 0).count() as i128),
        "phi" => positive(n[0]).map(|n| (1..=n).filter(|&d| gcd(d, n) == 1).count() as i128),
        "gcd" => Some(gcd(n[0], n[1])),
        _ => return None,
    })
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
