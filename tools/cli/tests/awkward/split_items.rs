//! Items whose name is on another line than their first word, and several items on a line.
//! gone: uncalled
//! kept: written_only, allow(dead_code)

#[derive(Default)] /* block */
// line
pub
(crate)
struct
Foo { read: u32, written_only: u32 }

#[derive(Clone, Copy)] enum Turn { First, Never(u8) } struct Pair(u32, &'static str); fn uncalled() {}

mod
inner { pub
(in crate)
const
unsafe
fn
f() -> u32 { 1 } pub enum Way { Up, Down } pub
fn uncalled() {} }

fn say(turn: Turn, way: inner::Way) -> &'static str {
    match (turn, way) {
        (Turn::First, inner::Way::Up) => "first",
        (Turn::Never(_), _) | (_, inner::Way::Down) => "never",
    }
}

fn main() {
    let foo = Foo { written_only: 1, ..Foo::default() };
    println!("{} {}", foo.read + unsafe { inner::f() }, say(Turn::First, inner::Way::Up));
    println!("{}", Pair(1, "silent").0);
}
