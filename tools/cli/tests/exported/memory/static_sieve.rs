//! A sieve to ten million and a linear sieve of phi, in `static mut` arrays.
//! input: 10\n1\n9999991\n10000000\n36\n
//! time: 1000000\n9999999\n
use std::io::{self, BufRead};

const N: usize = 10_000_001;
const M: usize = 1_000_001;

static mut COMPOSITE: [bool; N] = [false; N];
static mut PHI: [u32; M] = [0; M];
static mut PRIMES: [u32; 80_000] = [0; 80_000];
static mut COUNT: usize = 0;

#[allow(static_mut_refs)]
unsafe fn prepare() {
    COMPOSITE[0] = true;
    COMPOSITE[1] = true;
    let mut i = 2;
    while i * i < N {
        if !COMPOSITE[i] {
            for j in (i * i..N).step_by(i) {
                COMPOSITE[j] = true;
            }
        }
        i += 1;
    }
    PHI[1] = 1;
    for i in 2..M {
        if PHI[i] == 0 {
            PHI[i] = i as u32 - 1;
            PRIMES[COUNT] = i as u32;
            COUNT += 1;
        }
        for &p in PRIMES[..COUNT].iter() {
            let p = p as usize;
            if i * p >= M {
                break;
            }
            if i % p == 0 {
                PHI[i * p] = PHI[i] * p as u32;
                break;
            }
            PHI[i * p] = PHI[i] * (p as u32 - 1);
        }
    }
}

#[allow(static_mut_refs)]
fn main() {
    unsafe { prepare() };
    for line in io::stdin().lock().lines() {
        let n: usize = line.unwrap().trim().parse().unwrap();
        unsafe {
            let primes = COMPOSITE[..=n].iter().filter(|&&c| !c).count();
            print!("{} {}", primes, if COMPOSITE[n] { "composite" } else { "prime" });
            if n < M {
                print!(" {} {}", PHI[n], PHI[..=n].iter().map(|&x| x as u64).sum::<u64>());
            }
        }
        println!();
    }
}
