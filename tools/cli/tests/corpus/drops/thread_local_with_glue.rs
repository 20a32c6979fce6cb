//! A thread local's value with a destructor of its own and fields that are dropped anyway.
//! edition: 2018
use grundy::nim;
use std::cell::RefCell;
use std::ops::Drop as Finally;
use std::sync::mpsc::{channel, Sender};

struct Report(Vec<u32>, Option<Sender<String>>);
impl Finally for Report {
    fn drop(&mut self) {
        if let Some(to) = self.1.take() {
            to.send(format!("sum {}", self.0.iter().sum::<u32>())).unwrap();
        }
    }
}
thread_local!(static REPORT: RefCell<Report> = RefCell::new(Report(Vec::new(), None)));

fn main() {
    let (to, from) = channel();
    let thread = std::thread::spawn(move || {
        REPORT.with(|r| r.borrow_mut().1 = Some(to));
        (1..5).for_each(|n| REPORT.with(|r| r.borrow_mut().0.push(n)));
    });
    thread.join().unwrap();
    println!("{:?} {}", from.iter().collect::<Vec<_>>(), nim::nim_sum(&[4]));
}
