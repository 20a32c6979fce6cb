//! Without `Clone`, `.clone()` on a reference would copy the reference and still compile.
//! edition: 2015
use std::cell::Cell;
use std::rc::Rc;

thread_local!(static CLONES: Cell<u32> = Cell::new(0));

struct Counted(u32);

impl Clone for Counted {
    fn clone(&self) -> Self {
        CLONES.with(|c| c.set(c.get() + 1));
        Counted(self.0 + 1)
    }
}

#[derive(Clone)]
struct Both<'a> {
    own: Counted,
    shared: Rc<Counted>,
    borrowed: &'a Counted,
}

fn main() {
    let outside = Counted(100);
    let both = &Both { own: Counted(0), shared: Rc::new(Counted(10)), borrowed: &outside };
    let copy = both.clone();
    let again = copy.borrowed.clone();
    println!("{} {} {} {}", copy.own.0, copy.shared.0, copy.borrowed.0, again.0);
    let many = vec![Counted(5); 3];
    println!("{} {}", many.iter().map(|c| c.0).sum::<u32>(), CLONES.with(|c| c.get()));
    println!("{}", Rc::strong_count(&both.shared));
}
