//! Types with fields that are dropped anyway, and an `impl Drop` by an alias, a re-export, a raw
//! name.
//! edition: 2015
mod types {
    pub struct Real<'a, T: 'a>(pub Vec<&'a T>);
    pub mod deep {
        pub struct Far(pub String);
    }
    pub use self::deep::Far as Near;
}
struct Plain(Box<u8>);
type PlainAlias = Plain;
struct r#Raw(Vec<u8>);
struct Wrapped<T>(Option<T>);
type OfString = Wrapped<String>;

impl<'a, T: 'a> Drop for types::Real<'a, T> { fn drop(&mut self) { println!("real {}", self.0.len()) } }
impl Drop for types::Near { fn drop(&mut self) { println!("far {}", self.0) } }
impl Drop for PlainAlias { fn drop(&mut self) { println!("plain {}", self.0) } }
impl r#Drop for Raw { fn r#drop(&mut self) { println!("raw {}", self.0.len()) } }
impl<String> Drop for Wrapped<String> { fn drop(&mut self) { println!("wrapped {}", self.0.is_some()) } }

fn main() {
    let n = 5;
    let _a = types::Real(vec![&n]);
    let _far = types::deep::Far("2".to_string());
    let _p = Plain(Box::new(3));
    let _r = Raw(vec![1]);
    let _w: OfString = Wrapped(Some("x".to_string()));
    println!("end");
}
