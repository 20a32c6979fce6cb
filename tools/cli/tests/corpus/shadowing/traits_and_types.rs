//! Own `Drop`, `Clone`, `Display`, `Add`, `Default` traits that have nothing to do with std's.
//! edition: 2015
trait Drop {
    fn drop(&mut self);
}
trait Clone {
    fn clone(&self) -> u8 {
        1
    }
}
trait Default {
    fn default() -> u8;
}
struct D(u8);
impl Drop for D {
    fn drop(&mut self) {
        println!("called {}", self.0);
    }
}
impl Clone for D {}
impl Default for D {
    fn default() -> u8 {
        9
    }
}
struct Real;
impl std::ops::Drop for Real {
    fn drop(&mut self) {
        println!("real drop");
    }
}

fn main() {
    let mut d = D(3);
    d.drop();
    let _r = Real;
    println!("{} {}", d.clone(), D::default());
}
