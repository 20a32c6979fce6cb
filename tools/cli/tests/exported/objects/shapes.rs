//! Trait objects with default methods, generics with bounds, sorting by dynamic values.
//! too long: lower case in Unicode, a stable sort, `{:?}` of floats
//! input: 5\ncircle 2\nrect 3 4\ntri 3 4 5\nsquare 2.5\nblob 1\n
//! input: 1\ntri 1 1 9\n
use std::any::Any;
use std::fmt::{Debug, Display};
use std::io::{self, BufRead};

trait Shape: Debug {
    fn area(&self) -> f64;
    fn perimeter(&self) -> f64;
    fn name(&self) -> String {
        format!("{:?}", self).split(&[' ', '('][..]).next().unwrap_or("").to_lowercase()
    }
    fn as_any(&self) -> &dyn Any;
}

#[derive(Debug)]
struct Circle(f64);
#[derive(Debug)]
struct Rect {
    w: f64,
    h: f64,
}
#[derive(Debug)]
struct Tri([f64; 3]);

impl Shape for Circle {
    fn area(&self) -> f64 {
        self.0.powi(2) * std::f64::consts::PI
    }
    fn perimeter(&self) -> f64 {
        2.0 * self.0 * std::f64::consts::PI
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
impl Shape for Rect {
    fn area(&self) -> f64 {
        self.w * self.h
    }
    fn perimeter(&self) -> f64 {
        2.0 * (self.w + self.h)
    }
    fn name(&self) -> String {
        if self.w == self.h { "square" } else { "rect" }.to_string()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
impl Shape for Tri {
    fn area(&self) -> f64 {
        let p = self.perimeter() / 2.0;
        self.0.iter().map(|x| p - x).product::<f64>().max(-p) * p
    }
    fn perimeter(&self) -> f64 {
        self.0.iter().sum()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn parse(line: &str) -> Result<Box<dyn Shape>, Box<dyn std::error::Error>> {
    let mut it = line.split_whitespace();
    let name = it.next().ok_or("empty")?;
    let v = it.map(str::parse::<f64>).collect::<Result<Vec<_>, _>>()?;
    match (name, &v[..]) {
        ("circle", &[r]) => Ok(Box::new(Circle(r))),
        ("rect", &[w, h]) => Ok(Box::new(Rect { w, h })),
        ("square", &[w]) => Ok(Box::new(Rect { w, h: w })),
        ("tri", &[a, b, c]) if a + b > c => Ok(Box::new(Tri([a, b, c]))),
        _ => Err(format!("cannot make {name:?} of {v:?}").into()),
    }
}

fn largest<'a, T: ?Sized, K: PartialOrd + Display>(all: &'a [Box<T>], key: impl Fn(&T) -> K) -> Option<&'a T> {
    let mut best: Option<&'a T> = None;
    for x in all {
        if best.map_or(true, |b| key(x) > key(b)) {
            best = Some(x);
        }
    }
    best
}

fn main() {
    let mut shapes = Vec::new();
    for line in io::stdin().lock().lines().skip(1) {
        match parse(&line.unwrap()) {
            Ok(s) => shapes.push(s),
            Err(e) => println!("error: {}", e),
        }
    }
    shapes.sort_by(|a, b| a.area().partial_cmp(&b.area()).unwrap());
    for s in shapes.iter() {
        println!("{:<8}{:>10.4}{:>10.4} {:?}", s.name(), s.area(), s.perimeter(), s);
    }
    println!("{:?}", largest(&shapes[..], |s| s.perimeter()));
    println!("{}", shapes.iter().filter(|s| s.as_any().downcast_ref::<Rect>().is_some()).count());
}
