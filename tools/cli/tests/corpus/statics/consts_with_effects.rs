//! Constants with interior mutability are new at each use, statics are one; associated ones, too.
//! edition: 2015
use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};

const FRESH: AtomicU8 = AtomicU8::new(3);
static SHARED: AtomicU8 = AtomicU8::new(3);

struct Start;
impl Start {
    const CELL: Cell<i32> = Cell::new(10);
    const LIST: &'static [&'static str] = &["x", "y"];
}
static ADDRESS: [u8; 4] = [1, 2, 3, 4];
static POINTER: &[u8] = &ADDRESS;
const ARRAY: [Option<String>; 3] = [const { None }; 3];

fn main() {
    FRESH.fetch_add(1, SeqCst);
    SHARED.fetch_add(1, SeqCst);
    Start::CELL.set(11);
    println!("{} {} {}", FRESH.load(SeqCst), SHARED.load(SeqCst), Start::CELL.get());
    let mut array = ARRAY;
    array[1] = Some("a".into());
    println!("{:?} {:?} {}", array, ARRAY, Start::LIST.concat());
    println!("{}", std::ptr::eq(POINTER.as_ptr(), ADDRESS.as_ptr()));
}
