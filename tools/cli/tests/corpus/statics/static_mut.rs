//! `static mut`, reached by raw pointers, and one that shadows another in a function.
//! edition: 2015
static mut MEMO: [u64; 50] = [0; 50];
static mut CALLS: u32 = 0;

fn fib(n: usize) -> u64 {
    unsafe {
        CALLS += 1;
        if n < 2 {
            return n as u64;
        }
        let memo = std::ptr::addr_of_mut!(MEMO) as *mut u64;
        if *memo.add(n) == 0 {
            *memo.add(n) = fib(n - 1) + fib(n - 2);
        }
        *memo.add(n)
    }
}

fn calls() -> u32 {
    static mut CALLS: u32 = 1000;
    unsafe {
        CALLS += 1;
        CALLS
    }
}

fn main() {
    println!("{} {}", fib(40), calls());
    println!("{} {}", unsafe { CALLS }, calls());
}
