//! One identifier in two normal forms: the compiler takes both for the same name, a comparison of
//! bytes does not.
//! edition: 2015
fn café() -> u32 {
    5
}
struct Diréction {
    cété: u32,
}
impl Drop for Diréction {
    fn drop(&mut self) {
        println!("dropped {}", self.cété);
    }
}
macro_rules! mé {
    () => { café() + 1 };
}

fn main() {
    let d = Diréction { cété: mé!() };
    println!("{} {} {}", d.cété, "é" == "é", "é".len());
}
