//! Work on many items on all cores.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// `work` on each item; the results in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let mut results = Vec::with_capacity(items.len());
    in_order(items, work, |_, result| results.push(result));
    results
}

/// `work` on each item, and `done` on this thread with each result, in the order of the items: each
/// as soon as it and all before it are ready.
pub fn in_order<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync, done: impl FnMut(&T, R)) {
    in_order_on(cores(), items, work, done);
}

/// Two pieces of work at the same time, the first one on a thread of its own.
pub fn both<A: Send, B>(one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B) -> (A, B) {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        (one.join().unwrap_or_else(|panic| resume_unwind(panic)), other)
    })
}

/// How many cores this machine has.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The same on this many cores.
pub fn in_order_on<T: Sync, R: Send>(
    cores: usize,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
    mut done: impl FnMut(&T, R),
) {
    let cores = cores.min(items.len());
    if cores <= 1 {
        items.iter().for_each(|item| done(item, work(item)));
        return;
    }
    let (next, (sender, results)) = (AtomicUsize::new(0), mpsc::channel());
    let worker = |sender: mpsc::Sender<(usize, R)>| {
        loop {
            let i = next.fetch_add(1, Relaxed);
            let Some(item) = items.get(i) else { return };
            if sender.send((i, work(item))).is_err() {
                return; // `done` panicked
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            let (worker, sender) = (&worker, sender.clone());
            scope.spawn(move || worker(sender));
        }
        drop(sender); // so that the results end with the last worker
        let (mut early, mut first) = (BTreeMap::new(), 0);
        for (i, result) in results {
            early.insert(i, result);
            while let Some(result) = early.remove(&first) {
                done(&items[first], result);
                first += 1;
            }
        }
    });
}
