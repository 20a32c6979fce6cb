//! A linked list of raw pointers with its own `Drop`, `Send` and iterator.
//! edition: 2015
use std::ptr;

struct Node<T> { value: T, next: *mut Node<T> }
struct Queue<T> { head: *mut Node<T>, tail: *mut Node<T> }
unsafe impl<T: Send> Send for Queue<T> {}

impl<T> Queue<T> {
    fn new() -> Self { Queue { head: ptr::null_mut(), tail: ptr::null_mut() } }
    fn push(&mut self, value: T) {
        let node = Box::into_raw(Box::new(Node { value, next: ptr::null_mut() }));
        if self.tail.is_null() { self.head = node } else { unsafe { (*self.tail).next = node } }
        self.tail = node;
    }
    fn pop(&mut self) -> Option<T> {
        if self.head.is_null() { return None; }
        let node = unsafe { Box::from_raw(self.head) };
        self.head = node.next;
        if self.head.is_null() { self.tail = ptr::null_mut() }
        Some(node.value)
    }
}
impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        let mut n = 0;
        while self.pop().is_some() { n += 1 }
        println!("{} left", n);
    }
}

fn main() {
    let mut q = Queue::new();
    for i in 0..5 { q.push(vec![i; i]) }
    let q = std::thread::spawn(move || { q.pop(); q.pop(); q }).join().unwrap_or_else(|_| Queue::new());
    println!("{:?}", unsafe { &(*q.head).value });
}
