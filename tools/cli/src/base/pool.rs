//! A map over all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

/// `work` on each item, in order; a core that is done takes the next item.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, usize::from).min(items.len());
    if cores <= 1 {
        return items.iter().map(work).collect();
    }
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let worker = || {
        while let Some((i, item)) = items.iter().enumerate().nth(next.fetch_add(1, Relaxed)) {
            let result = work(item);
            done.lock().expect("no worker panics here").push((i, result));
        }
    };
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(worker))));
    let mut done = done.into_inner().expect("no worker panics here");
    done.sort_by_key(|&(i, _)| i);
    done.into_iter().map(|(_, result)| result).collect()
}
