//! Downcasts by `Any`: which types are asked for decides; a type that is only asked for, never
//! made.
//! edition: 2015
use std::any::{Any, TypeId};

#[derive(Debug, PartialEq)]
struct Coin(u8);
#[derive(Debug)]
struct NeverMade(#[allow(dead_code)] u8);
type Alias = Coin;

trait Component: Any {
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &'static str { "unnamed" }
}
impl<T: Any> Component for T {
    fn as_any(&self) -> &dyn Any { self }
}
fn what(c: &dyn Component) -> String {
    let any = c.as_any();
    if let Some(n) = any.downcast_ref::<NeverMade>() {
        format!("{:?}", n)
    } else if let Some(Coin(n)) = any.downcast_ref::<Alias>() {
        format!("coin {}", n)
    } else if any.is::<&'static str>() {
        "text".to_string()
    } else {
        format!("unknown {}", c.name())
    }
}

fn main() {
    println!("{} {} {}", what(&Coin(5)), what(&"x"), what(&5u8));
    let boxed: Box<dyn Any + Send> = Box::new(Coin(7));
    println!("{:?} {}", boxed.downcast::<Coin>().ok(), TypeId::of::<Coin>() == TypeId::of::<Alias>());
    let payload = std::panic::catch_unwind(|| std::panic::panic_any(Coin(1))).unwrap_err();
    println!("{:?}", payload.downcast_ref::<Coin>());
}
