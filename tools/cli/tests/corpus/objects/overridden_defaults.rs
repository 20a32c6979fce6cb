//! Overrides of default methods that only a generic, an object or another default method calls.
//! edition: 2015
trait Game {
    fn size(&self) -> u32;
    fn bonus(&self) -> u32 { 1 }
    fn score(&self) -> u32 { self.size() * 10 + self.bonus() }
    fn name(&self) -> String { format!("game of {}", self.score()) }
    fn twin(&self) -> Box<dyn Game> { Box::new(Small) }
    fn limit() -> u32 where Self: Sized { 5 }
}
trait Weighted: Game { const WEIGHT: u32 = 2; fn weight(&self) -> u32 { Self::WEIGHT * self.bonus() } }
struct Small;
struct Big(u32);
struct Wrapped<G>(G);
impl Game for Small { fn size(&self) -> u32 { 1 } fn limit() -> u32 { 6 } }
impl Weighted for Small { const WEIGHT: u32 = 3; }
impl Game for Big { fn size(&self) -> u32 { self.0 } fn bonus(&self) -> u32 { 7 } fn twin(&self) -> Box<dyn Game> { Box::new(Big(self.0 + 1)) } }
impl Weighted for Big {}
impl<G: Game> Game for Wrapped<G> {
    fn size(&self) -> u32 { self.0.size() }
    fn bonus(&self) -> u32 { self.0.bonus() + 100 }
    fn name(&self) -> String { format!("wrapped {}", self.0.name()) }
}
fn all<G: Weighted>(g: &G) -> (String, u32, u32) { (g.twin().twin().name(), g.weight(), G::limit()) }

fn main() {
    println!("{:?} {:?}", all(&Small), all(&Big(4)));
    let list: [&dyn Game; 2] = [&Wrapped(Big(2)), &Wrapped(Wrapped(Small))];
    for g in &list { println!("{} {}", g.name(), g.score()) }
}
