//! Two blanket implementations told apart by a marker parameter; an extension that infers the
//! marker.
//! edition: 2015
struct ByFn;
struct ByStr;
trait Handler<M> { fn handle(&self, n: u32) -> String; }
impl<F: Fn(u32) -> u32> Handler<ByFn> for F { fn handle(&self, n: u32) -> String { self(n).to_string() } }
impl Handler<ByStr> for &str { fn handle(&self, n: u32) -> String { self.repeat(n as usize) } }
impl<M, H: Handler<M>> Handler<(M,)> for Option<H> { fn handle(&self, n: u32) -> String { self.as_ref().map_or("none".to_string(), |h| h.handle(n) + "?") } }
fn call<M>(h: impl Handler<M>, n: u32) -> String { h.handle(n) }
trait Tuple { fn len(&self) -> usize; }
macro_rules! tuples { ($($t:ident)*) => { tuples!(@ $($t)*); }; (@) => {}; (@ $h:ident $($t:ident)*) => { impl<$h, $($t),*> Tuple for ($h, $($t,)*) { fn len(&self) -> usize { [stringify!($h), $(stringify!($t)),*].len() } } tuples!(@ $($t)*); }; }
tuples!(A B C D);

fn main() {
    println!("{} {} {} {}", call(|n| n * 2, 4), call("ab", 2), call(Some("x"), 3), call(None::<fn(u32) -> u32>, 1));
    println!("{} {}", (1, "b", 'c').len(), (1,).len());
}
