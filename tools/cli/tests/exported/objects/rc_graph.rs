//! A family tree of `Rc<RefCell<Node>>` with weak parents, and a shared counter.
//! input: 6\na b\na c\nb d\nb e\nc f\ne g\nsize a\nup g\nmove e c\nup g\ndrop b\nsize a\nsize zz\n
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::io::Read;
use std::rc::{Rc, Weak};

type Link = Rc<RefCell<Node>>;

struct Node {
    name: String,
    parent: Weak<RefCell<Node>>,
    children: Vec<Link>,
    alive: Rc<Cell<i32>>,
}

impl Node {
    fn new(name: &str, alive: &Rc<Cell<i32>>) -> Link {
        alive.set(alive.get() + 1);
        Rc::new(RefCell::new(Node { name: name.into(), parent: Weak::new(), children: vec![], alive: Rc::clone(alive) }))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.alive.set(self.alive.get() - 1);
        print!("~{} ", self.name);
    }
}

fn attach(parent: &Link, child: &Link) {
    if let Some(old) = child.borrow().parent.upgrade() {
        old.borrow_mut().children.retain(|c| !Rc::ptr_eq(c, child));
    }
    child.borrow_mut().parent = Rc::downgrade(parent);
    parent.borrow_mut().children.push(child.clone());
}

fn size(node: &Link) -> usize {
    1 + node.borrow().children.iter().map(size).sum::<usize>()
}

fn main() {
    let mut s = String::new();
    std::io::stdin().read_to_string(&mut s).unwrap();
    let mut it = s.split_whitespace();
    let alive = Rc::new(Cell::new(0));
    let mut all: HashMap<&str, Link> = HashMap::new();
    let n: usize = it.next().unwrap().parse().unwrap();
    for _ in 0..n {
        let (a, b) = (it.next().unwrap(), it.next().unwrap());
        let a = all.entry(a).or_insert_with(|| Node::new(a, &alive)).clone();
        let b = all.entry(b).or_insert_with(|| Node::new(b, &alive)).clone();
        attach(&a, &b);
    }
    while let Some(word) = it.next() {
        let name = it.next().unwrap();
        let Some(node) = all.get(name).cloned() else {
            println!("no {}", name);
            continue;
        };
        match word {
            "size" => println!("{}", size(&node)),
            "up" => {
                let mut at = Some(node);
                while let Some(n) = at {
                    print!("{} ", n.borrow().name);
                    at = n.borrow().parent.upgrade();
                }
                println!("({} handles)", Rc::strong_count(&all[name]));
            }
            "move" => attach(&all[it.next().unwrap()], &node),
            "drop" => {
                let parent = node.borrow().parent.upgrade();
                if let Some(p) = parent {
                    p.borrow_mut().children.retain(|c| c.borrow().name != name);
                }
                all.remove(name);
                drop(node);
                println!("alive {}", alive.get());
            }
            _ => unreachable!("{}", word),
        }
    }
    let mut names: Vec<_> = all.keys().copied().collect();
    names.sort_unstable();
    for name in names {
        all.remove(name);
    }
    println!("\nalive {}", alive.get());
}
