//! Between a keyword and the name of an item there are line ends and comments.
//! edition: 2015
struct
Foo {
    read: u8,
    never_read: u8,
}
enum
// a comment
Kind /* another */
{
    A,
    NeverMade,
}
pub(crate)
struct Pair
    (u8,
     u8);
impl
Foo
{
    fn
    value(&self) -> u8 { self.read + 1 }
    fn unused
    (&self) {}
}

fn
main() {
    let foo = Foo { read: 1, never_read: 2 };
    println!("{} {}", foo.value(), match Kind::A { Kind::A => 1, Kind::NeverMade => 2 });
    println!("{}", Pair(3, 4).0);
}
