//! One name for a type, a function, a macro, a module and a lifetime; only some are in use.
//! edition: 2015
#[derive(Debug, Default)]
struct thing {
    thing: u32,
}
fn thing(thing: u32) -> thing {
    thing { thing }
}
mod inner {
    pub mod thing {
        pub fn thing() -> &'static str {
            "module"
        }
    }
}
macro_rules! thing {
    () => { thing(1).thing + thing!(thing) };
    (thing) => { 10 };
}
impl thing {
    fn thing<'thing>(&'thing self) -> &'thing u32 {
        &self.thing
    }
}

#[allow(non_camel_case_types)]
fn main() {
    'thing: loop {
        let thing = thing(5);
        println!("{} {} {}", thing.thing(), thing.thing, thing!());
        break 'thing;
    }
    println!("{} {:?}", inner::thing::thing(), <thing as Default>::default());
}
