//! A fixed-capacity stack on `MaybeUninit`, with slices, `Deref` and a destructor that counts.
//! edition: 2015
use std::mem::MaybeUninit;
use std::ops::Deref;

struct Stack<T, const N: usize> { slots: [MaybeUninit<T>; N], len: usize }
impl<T, const N: usize> Stack<T, N> {
    const EMPTY: MaybeUninit<T> = MaybeUninit::uninit();
    fn new() -> Self { Stack { slots: [Self::EMPTY; N], len: 0 } }
    fn push(&mut self, t: T) -> Result<(), T> {
        if self.len == N { return Err(t); }
        self.slots[self.len] = MaybeUninit::new(t);
        self.len += 1;
        Ok(())
    }
}
impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] { unsafe { std::slice::from_raw_parts(self.slots.as_ptr() as *const T, self.len) } }
}
impl<T, const N: usize> Drop for Stack<T, N> {
    fn drop(&mut self) {
        for slot in &mut self.slots[..self.len] { unsafe { slot.as_mut_ptr().drop_in_place() } }
    }
}
struct Item(u8);
impl Drop for Item { fn drop(&mut self) { print!("i{} ", self.0) } }

fn main() {
    let mut s: Stack<Item, 2> = Stack::new();
    for n in 0..3 { print!("{} ", s.push(Item(n)).is_ok()) }
    println!("{} {}", s.len(), s.iter().map(|i| i.0).sum::<u8>());
    drop(s);
    println!();
}
