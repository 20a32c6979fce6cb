//! Heaps: take stones.

pub mod bash;
pub mod bounded_merging;
pub mod coprime_nim;
pub mod dynamic_subtraction;
pub mod exact_nim;
pub mod fibonacci_nim;
pub mod fraction_nim;
pub mod giving_nim;
pub mod half_nim;
pub mod heap_states;
pub mod level_nim;
pub mod merging_nim;
pub mod moore;
pub mod nim;
pub mod nim_exceptions;
pub mod no_repeat_nim;
pub mod other_heap;
pub mod partisan_takes;
pub mod period;
pub mod sequential_nim;
pub mod sg_sieve;
pub mod sg_table;
pub mod staircase;
pub mod take_range;
pub mod two_ended_nim;
pub mod wythoff;
