//! A channel as a queue, in one thread; `usize` keeps its 64 bits.
//! input: 3 1 4 1 5\n
//! input: \n
//! input: @numbers 100 1000000000 7
//! time: @numbers 200000 1000000000 7
use std::sync::mpsc::{self, TryRecvError};

fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let (sender, receiver) = mpsc::channel();
    for word in input.split_whitespace() {
        sender.send(word.parse::<usize>().unwrap()).unwrap();
    }
    let mut sum = 0;
    while let Ok(x) = receiver.try_recv() {
        if x % 2 == 0 && x > 0 {
            sender.send(x / 2).unwrap();
        }
        sum += x * 1_000_000;
    }
    assert_eq!(receiver.try_recv(), Err(TryRecvError::Empty));
    let (bounded, all) = mpsc::sync_channel(3);
    for x in 0..3 {
        bounded.send(sum + x).unwrap();
    }
    assert!(bounded.try_send(0).is_err());
    drop(bounded);
    println!("{:?} {}", all.iter().collect::<Vec<usize>>(), usize::BITS);
}
