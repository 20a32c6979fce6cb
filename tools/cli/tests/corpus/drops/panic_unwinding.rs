//! Destructors run while a panic unwinds, and see that it does.
//! edition: 2015
struct Watch(&'static str);
impl Drop for Watch {
    fn drop(&mut self) {
        println!("{} panicking={}", self.0, std::thread::panicking());
    }
}

fn risky(n: usize) -> usize {
    let _w = Watch("risky");
    [10, 20][n]
}

fn main() {
    let _main = Watch("main");
    let ok = std::panic::catch_unwind(|| risky(1));
    let bad = std::panic::catch_unwind(|| risky(std::env::args().count() + 4));
    println!("{:?} {}", ok.ok(), bad.is_err());
}
