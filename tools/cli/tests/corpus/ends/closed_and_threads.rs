//! The main thread ends while others run or wait; output from several threads in a fixed order;
//! `exit` in a thread.
//! edition: 2015
//! input: join
//! input: exit
//! input: panic
use std::sync::{Arc, Barrier, Condvar, Mutex, RwLock};
use std::thread;
struct Last(&'static str);
impl Drop for Last { fn drop(&mut self) { println!("last {}", self.0) } }

fn main() {
    let _last = Last("main");
    let mut s = String::new();
    std::io::stdin().read_line(&mut s).unwrap();
    let turn = Arc::new((Mutex::new(0u32), Condvar::new()));
    let (barrier, text) = (Arc::new(Barrier::new(3)), Arc::new(RwLock::new(String::new())));
    let handles: Vec<_> = (0..3u32).map(|i| {
        let (turn, barrier, text) = (turn.clone(), barrier.clone(), text.clone());
        thread::Builder::new().name(format!("t{}", i)).spawn(move || {
            barrier.wait();
            let mut now = turn.0.lock().unwrap();
            while *now != i { now = turn.1.wait(now).unwrap(); }
            text.write().unwrap().push_str(thread::current().name().unwrap());
            *now += 1;
            turn.1.notify_all();
        }).unwrap()
    }).collect();
    for h in handles { h.join().unwrap(); }
    println!("{} {}", text.read().unwrap(), s.trim());
    match s.trim() {
        "exit" => { let _ = thread::spawn(|| std::process::exit(9)).join(); }
        "panic" => thread::spawn(|| { let _l = Last("thread"); panic!("in a thread") }).join().unwrap_or(()),
        _ => (),
    }
}
