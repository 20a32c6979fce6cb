//! Statics in functions, generics and closures; equal names in several; addresses and references to
//! others.
//! edition: 2015
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
fn a() -> u32 { static N: AtomicU32 = AtomicU32::new(0); N.fetch_add(1, SeqCst) }
fn b() -> u32 { static N: AtomicU32 = AtomicU32::new(100); N.fetch_add(10, SeqCst) }
fn g<T>() -> u32 { static N: AtomicU32 = AtomicU32::new(0); N.fetch_add(1, SeqCst) + std::mem::size_of::<T>() as u32 * 100 }
static N: AtomicU32 = AtomicU32::new(7);
static REF: &AtomicU32 = &N;
static LIST: [&'static AtomicU32; 2] = [&N, REF];
struct Lazy(fn() -> u32);
static HOOK: Lazy = Lazy(a);
impl std::ops::Deref for Lazy { type Target = fn() -> u32; fn deref(&self) -> &fn() -> u32 { &self.0 } }

fn main() {
    println!("{} {} {} {} {}", a(), a(), b(), b(), (HOOK)());
    println!("{} {} {}", g::<u8>(), g::<u16>(), g::<u8>());
    LIST[0].store(50, SeqCst);
    println!("{} {}", REF.load(SeqCst), N.load(SeqCst));
}
