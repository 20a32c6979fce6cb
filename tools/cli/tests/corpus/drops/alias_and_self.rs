//! `impl Drop` for a type named by an alias, a path, a re-export, and with lifetimes and defaults.
//! edition: 2015
mod types {
    pub struct Real<'a, T: 'a = u8>(pub &'a T);
    pub mod deep {
        pub struct Far(pub u8);
    }
    pub use self::deep::Far as Near;
}
type Alias<'a> = types::Real<'a, u8>;
struct Plain;
type PlainAlias = Plain;

impl<'a, T: 'a> Drop for types::Real<'a, T> {
    fn drop(&mut self) {
        println!("real");
    }
}
impl Drop for types::Near {
    fn drop(&mut self) {
        println!("far {}", self.0);
    }
}
impl Drop for PlainAlias {
    fn drop(&mut self) {
        let _: &Self = self;
        println!("plain");
    }
}

fn main() {
    let n = 5;
    let _a: Alias = types::Real(&n);
    let _far = types::deep::Far(2);
    let _p = Plain;
    println!("end");
}
