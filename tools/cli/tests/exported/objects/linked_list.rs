//! Singly linked lists of boxes: push, reverse, merge sort, an iterator, a long drop.
//! input: 6\n4 1 3 1 5 9\n
//! input: @numbers 500 40 1
//! time: @numbers 300000 1000000 1
use std::io::{self, BufRead};

struct Cell<T> {
    value: T,
    next: Link<T>,
}
type Link<T> = Option<Box<Cell<T>>>;

struct List<T> {
    head: Link<T>,
    len: usize,
}

impl<T> List<T> {
    fn new() -> Self {
        List { head: None, len: 0 }
    }
    fn push(&mut self, value: T) {
        let next = self.head.take();
        self.head = Some(Box::new(Cell { value, next }));
        self.len += 1;
    }
    fn reverse(&mut self) {
        let (mut prev, mut at) = (None, self.head.take());
        while let Some(mut cell) = at {
            at = std::mem::replace(&mut cell.next, prev);
            prev = Some(cell);
        }
        self.head = prev;
    }
    fn iter(&self) -> Iter<'_, T> {
        Iter { at: self.head.as_deref() }
    }
}

impl<T: PartialOrd> List<T> {
    fn merge(mut a: Link<T>, mut b: Link<T>) -> Link<T> {
        let mut head = None;
        let mut tail = &mut head;
        while let (Some(x), Some(y)) = (&a, &b) {
            let from = if x.value <= y.value { &mut a } else { &mut b };
            let mut cell = from.take().unwrap();
            *from = cell.next.take();
            tail = &mut tail.insert(cell).next;
        }
        *tail = a.or(b);
        head
    }
    fn sort(&mut self) {
        let mut runs: Vec<(u32, Link<T>)> = vec![];
        while let Some(mut cell) = self.head.take() {
            self.head = cell.next.take();
            let mut run = (0, Some(cell));
            while runs.last().map_or(false, |top| top.0 == run.0) {
                let (level, top) = runs.pop().unwrap();
                run = (level + 1, Self::merge(top, run.1));
            }
            runs.push(run);
        }
        self.head = runs.into_iter().rev().fold(None, |list, (_, run)| Self::merge(run, list));
    }
}

impl<T> Drop for List<T> {
    fn drop(&mut self) {
        let mut at = self.head.take();
        while let Some(mut cell) = at {
            at = cell.next.take();
        }
    }
}

struct Iter<'a, T> {
    at: Option<&'a Cell<T>>,
}

impl<'a, T> Iterator for Iter<'a, T> {
    type Item = &'a T;
    fn next(&mut self) -> Option<&'a T> {
        self.at.map(|cell| {
            self.at = cell.next.as_deref();
            &cell.value
        })
    }
}

impl<T> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut list = List::new();
        iter.into_iter().for_each(|x| list.push(x));
        list
    }
}

fn main() {
    let text: Vec<String> = io::stdin().lock().lines().map(|l| l.unwrap()).collect();
    let mut list: List<(i64, usize)> =
        text[1..].iter().flat_map(|l| l.split(' ')).enumerate().map(|(i, w)| (w.parse().unwrap(), i)).collect();
    println!("{:?} {}", list.iter().next(), list.len);
    list.sort();
    println!("{:?}", list.iter().take(4).collect::<Vec<_>>());
    list.reverse();
    let hash = list.iter().fold(7i64, |h, (x, i)| (h * 131 + x + *i as i64) % 1_000_000_007);
    println!("{} {}", hash, list.iter().zip(list.iter().skip(1)).all(|(a, b)| a >= b));
}
