//! How the judge's memory is divided.

/// Bytes of memory that a judge of C grants if its own limit is not known.
pub const DEFAULT_MEMORY: u64 = 32 << 20;
/// Bytes of a judge's limit that the C library, the code and the system take.
const RESERVE: u64 = 2 << 20;
/// At most this many bytes for variables in memory: what a main thread has natively for all of its
/// stack.
const MAX_STACK: u64 = 8 << 20;
/// At most this many bytes for calls.
const MAX_CALLS: u64 = 16 << 20;
/// How many times as much a program may have that asks for a large stack.
const LARGE: u64 = 16;

/// WebAssembly's memory: one static array in C.
pub struct Memory {
    pub whole: u64,
    /// The part of it for variables that have an address.
    pub stack: u64,
    /// The part of it that is C's own stack, if functions call each other in circles.
    pub calls: u64,
}

impl Memory {
    /// The limit less the reserve, in pages of 64 KiB: some judges count what is reserved, not what
    /// is used. If the reserve were more than a quarter of the limit, three quarters of the limit.
    pub fn within(limit: u64, wants_stack: bool) -> Memory {
        let pages = |bytes: u64| bytes >> 16 << 16;
        let whole = pages((limit - RESERVE.min(limit / 4)).min(1 << 30));
        let (stack, calls, times) =
            if wants_stack { (whole / 4, whole / 2, LARGE) } else { (whole / 8, whole / 4, 1) };
        let (stack, calls) = (stack.min(times * MAX_STACK), calls.min(times * MAX_CALLS));
        Memory { whole, stack: pages(stack), calls: pages(calls) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_the_limit_less_the_reserve() {
        for (limit, usable) in [(32 << 20, 30 << 20), (10_000 << 10, 8_142_848), (4 << 20, 3 << 20)] {
            for wants_stack in [false, true] {
                let Memory { whole, stack, calls } = Memory::within(limit, wants_stack);
                assert_eq!(whole, usable >> 16 << 16);
                assert!(stack.is_multiple_of(1 << 16) && calls.is_multiple_of(1 << 16));
                assert!(stack + calls <= whole / 4 * 3 && limit - usable <= RESERVE);
            }
        }
    }
}
