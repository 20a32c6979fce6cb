//! A waker from a raw vtable, `Pin` projections, a manual `join`, `async move`, `IntoFuture`,
//! `poll_fn`.
//! edition: 2018
use std::future::{poll_fn, Future, IntoFuture, Ready, ready};
use std::pin::{pin, Pin};
use std::task::{Context, Poll, RawWaker, RawWakerVTable, Waker};

static VTABLE: RawWakerVTable = RawWakerVTable::new(clone, |_| print!("wake "), |_| print!("ref "), |_| ());
fn clone(_: *const ()) -> RawWaker { print!("clone "); RawWaker::new(std::ptr::null(), &VTABLE) }
struct Join<A, B>(A, B, Option<u8>, Option<u8>);
impl<A: Future<Output = u8> + Unpin, B: Future<Output = u8> + Unpin> Future for Join<A, B> {
    type Output = (u8, u8);
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<(u8, u8)> {
        if self.2.is_none() { if let Poll::Ready(r) = Pin::new(&mut self.0).poll(cx) { self.2 = Some(r) } }
        if self.3.is_none() { if let Poll::Ready(r) = Pin::new(&mut self.1).poll(cx) { self.3 = Some(r) } }
        match (self.2, self.3) { (Some(a), Some(b)) => Poll::Ready((a, b)), _ => Poll::Pending }
    }
}
struct Number(u8);
impl IntoFuture for Number { type Output = u8; type IntoFuture = Ready<u8>; fn into_future(self) -> Ready<u8> { print!("into "); ready(self.0) } }

fn main() {
    let waker = unsafe { Waker::from_raw(clone(std::ptr::null())) };
    let mut cx = Context::from_waker(&waker);
    let mut left = 2u8;
    let slow = poll_fn(move |cx| { if left == 0 { Poll::Ready(7) } else { left -= 1; cx.waker().clone().wake(); Poll::Pending } });
    let quick = Box::pin(async move { Number(3).await + 1 });
    let mut both = pin!(Join(slow, quick, None, None));
    let mut polls = 1;
    let r = loop { match both.as_mut().poll(&mut cx) { Poll::Ready(r) => break r, Poll::Pending => polls += 1 } };
    println!("{:?} {}", r, polls);
}
