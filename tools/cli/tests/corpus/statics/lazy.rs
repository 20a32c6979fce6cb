//! `OnceLock`, `LazyLock` and `OnceCell`: initialised at the first use and only once.
//! edition: 2015
use std::cell::OnceCell;
use std::sync::{LazyLock, Mutex, Once, OnceLock};

static TABLE: LazyLock<Vec<u32>> = LazyLock::new(|| {
    println!("building");
    kayles_values(5)
});
static NAME: OnceLock<String> = OnceLock::new();
static ONCE: Once = Once::new();
static MEMO: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn kayles_values(n: u64) -> Vec<u32> {
    let kayles = grundy::kayles::Kayles::new();
    (0..=n).map(|n| kayles.grundy(n)).collect()
}

fn main() {
    println!("start");
    for i in 0..2 {
        ONCE.call_once(|| println!("once"));
        MEMO.lock().unwrap().push(i);
        println!("{} {}", TABLE[4], NAME.get_or_init(|| format!("name {}", i)));
    }
    let cell = OnceCell::new();
    println!("{:?} {:?} {:?} {:?}", cell.set(1), cell.set(2), cell.get(), MEMO.lock().unwrap());
}
