//! Names of std that are the program's own, code of another build, and threads of a scope.
//! input: 3 4\n
use std::thread::{self, ScopedJoinHandle};

#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Free,
    Barrier,
    Car(u32),
}

struct Lot(Vec<Cell>);

impl Lot {
    fn park(&mut self, place: usize, car: u32) -> bool {
        let is_free = self.0[place] == Cell::Free;
        if is_free {
            self.0[place] = Cell::Car(car);
        }
        is_free
    }
}

#[cfg(local)]
fn input() -> String {
    std::panic::set_hook(Box::new(|_| {}));
    let mut file = std::fs::File::open("in.txt").unwrap();
    std::io::read_to_string(&mut file).unwrap()
}

#[cfg(not(local))]
fn input() -> String {
    std::io::read_to_string(std::io::stdin()).unwrap()
}

#[target_feature(enable = "avx2,popcnt")]
unsafe fn ones(numbers: &[u64]) -> u32 {
    numbers.iter().map(|number| number.count_ones()).sum()
}

fn solve() {
    let numbers: Vec<u64> = input().split_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut lot = Lot(vec![Cell::Free, Cell::Barrier, Cell::Free]);
    println!("{} {} {}", lot.park(0, 1), lot.park(0, 2), lot.park(1, 3));
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") {
        println!("{}", unsafe { ones(&numbers) });
    } else {
        println!("{}", numbers.iter().map(|number| number.count_ones()).sum::<u32>());
    }
    let sums: Vec<u64> = thread::scope(|scope| {
        let mut handles: Vec<ScopedJoinHandle<'_, u64>> =
            numbers.iter().map(|&number| scope.spawn(move || (1..=number).sum())).collect();
        let named = thread::Builder::new().name("last".into()).stack_size(1 << 20);
        handles.push(named.spawn_scoped(scope, || numbers.len() as u64).unwrap());
        handles.into_iter().map(|handle| handle.join().unwrap()).collect()
    });
    thread::yield_now();
    println!("{sums:?} {}", usize::MAX);
}

fn main() {
    thread::Builder::new().stack_size(1 << 24).spawn(solve).unwrap().join().unwrap();
}
