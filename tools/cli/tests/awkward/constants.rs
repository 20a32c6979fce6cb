//! Constants, statics, type aliases, assertions, unions and generics.
//! gone: UNUSED, Spare, Overlay, unused_generic, Marker
//! kept: LIMIT, TABLE, Count, Board

use grundy::nim;

const LIMIT: usize = 3;
const UNUSED: usize = LIMIT + 1;
static TABLE: [u64; LIMIT] = [1, 2, 4];
static UNUSED_TABLE: [u64; UNUSED] = [0; UNUSED];
type Count = u64;
type Spare<T> = Vec<T>;

const _: () = assert!(LIMIT == 3);

union Overlay {
    a: u32,
    b: f32,
}

trait Marker {}
impl Marker for u8 {}
impl<T> Marker for Vec<T> {}

struct Board<const N: usize>([Count; N]);

impl<const N: usize> Board<N> {
    const CELLS: usize = N;
    const UNUSED: usize = N + 1;
    fn sum(&self) -> Count {
        nim::nim_sum(&self.0) + Self::CELLS as Count
    }
    fn unused_generic<T: Marker>(&self, _: T) -> Spare<Overlay> {
        let _ = Self::UNUSED;
        Vec::new()
    }
}

fn main() {
    println!("{}", Board(TABLE).sum());
}
