use grundy_host::pool::{in_order, map};
use std::sync::Mutex;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

#[test]
fn results_are_in_the_order_of_the_items() {
    let items: Vec<u64> = (0..500).collect();
    let squares = map(&items, |&n| {
        if n % 7 == 0 {
            thread::yield_now();
        }
        n * n
    });
    assert_eq!(squares, items.iter().map(|n| n * n).collect::<Vec<_>>());
    assert!(map(&[] as &[u64], |&n| n).is_empty());
}

/// The last item waits until `done` has seen the first: a pool that collects everything before
/// it hands anything over would fail here.
#[test]
fn a_result_does_not_wait_for_later_ones() {
    let (seen, first) = mpsc::channel();
    let first = Mutex::new(first);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut order = Vec::new();
    let work = |&n: &usize| {
        if n == 2 && cores > 1 {
            first.lock().unwrap().recv_timeout(Duration::from_secs(60)).unwrap();
        }
    };
    in_order(&[0, 1, 2], work, |&n, ()| {
        order.push(n);
        _ = seen.send(()); // nobody listens after the last item
    });
    assert_eq!(order, [0, 1, 2]);
}
