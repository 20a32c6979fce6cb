//! An own executor: a waker that counts, futures by hand, `async` blocks that borrow, drops at
//! `.await`.
//! edition: 2018
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};

struct Count(AtomicU32);
impl Wake for Count { fn wake(self: Arc<Self>) { self.0.fetch_add(1, SeqCst); } }
struct Yield(u32);
impl Future for Yield {
    type Output = &'static str;
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        if self.0 == 0 { return Poll::Ready("done"); }
        self.0 -= 1;
        cx.waker().wake_by_ref();
        Poll::Pending
    }
}
struct Loud<'a>(&'a RefCell<Vec<u8>>, u8);
impl Drop for Loud<'_> { fn drop(&mut self) { self.0.borrow_mut().push(self.1) } }
async fn work(log: &RefCell<Vec<u8>>, n: u8) -> usize {
    let _l = Loud(log, n);
    log.borrow_mut().push(n + 10);
    Yield(u32::from(n)).await.len()
}
fn run<F: Future>(f: F) -> (F::Output, u32) {
    let count = Arc::new(Count(AtomicU32::new(0)));
    let waker = Waker::from(count.clone());
    let mut f = Box::pin(f);
    loop {
        if let Poll::Ready(r) = f.as_mut().poll(&mut Context::from_waker(&waker)) { return (r, count.0.load(SeqCst)); }
    }
}

fn main() {
    let log = RefCell::new(vec![]);
    let both = async { let later = work(&log, 5); let a = work(&log, 1).await; a + later.await };
    let never = work(&log, 99);
    println!("{:?}", run(both));
    drop(never);
    println!("{:?}", log.borrow());
}
