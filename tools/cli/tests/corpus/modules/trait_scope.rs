//! Which trait is in scope decides which method is called; imports inside blocks change it.
//! edition: 2015
mod loud {
    pub trait Say { fn say(&self) -> String; }
    impl Say for u8 { fn say(&self) -> String { format!("LOUD {}", self) } }
}
mod soft {
    pub trait Say { fn say(&self) -> String; }
    impl Say for u8 { fn say(&self) -> String { format!("soft {}", self) } }
    impl<T: Say> Say for &T { fn say(&self) -> String { format!("ref to {}", (**self).say()) } }
}
mod asks {
    pub fn a(n: u8) -> String { use crate::loud::Say; n.say() }
    pub fn b(n: u8) -> String { use crate::soft::Say as _; n.say() }
    pub fn c(n: &&u8) -> String { use crate::soft::*; n.say() }
}

fn main() {
    println!("{} {} {}", asks::a(1), asks::b(2), asks::c(&&3));
    use soft::Say;
    let r = &4u8;
    println!("{} {} {}", r.say(), (&r).say(), loud::Say::say(r));
}
