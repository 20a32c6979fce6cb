//! Zero-sized states; which state a value is in decides constants, methods and sizes.
//! edition: 2015
use std::marker::PhantomData;

struct Open;
struct Closed;
trait State { const NAME: &'static str; type Next: State; }
impl State for Open { const NAME: &'static str = "open"; type Next = Closed; }
impl State for Closed { const NAME: &'static str = "closed"; type Next = Open; }
struct Door<S: State> { turns: u32, state: PhantomData<S> }
impl<S: State> Door<S> {
    fn toggle(self) -> Door<S::Next> { Door { turns: self.turns + 1, state: PhantomData } }
    fn name(&self) -> String { format!("{} after {}", S::NAME, self.turns) }
}
impl Door<Closed> { fn lock(&self) -> usize { std::mem::size_of_val(self) } }
impl Door<Open> { fn lock(&self) -> &'static str { "cannot" } }
struct Meters;
struct Feet;
struct Length<U>(f64, PhantomData<fn() -> U>);
impl From<Length<Feet>> for Length<Meters> { fn from(f: Length<Feet>) -> Self { Length(f.0 * 0.3048, PhantomData) } }
impl<U> std::ops::Add for Length<U> { type Output = f64; fn add(self, o: Self) -> f64 { self.0 + o.0 } }

fn main() {
    let d: Door<Open> = Door { turns: 0, state: PhantomData };
    println!("{} {}", d.name(), d.lock());
    let d = d.toggle();
    println!("{} {} {}", d.name(), d.lock(), d.toggle().toggle().toggle().name());
    let m: Length<Meters> = Length::<Feet>(10.0, PhantomData).into();
    println!("{:.3}", m + Length(1.0, PhantomData));
}
