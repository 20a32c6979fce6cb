//! A solution as it runs in a C file, with input and output in memory.

use grundy_std_for_c::{memory_host, scan};

fn main() {
    memory_host::start(b"4\n1 2 3 24\n");
    scan::run(|input, out| {
        let count = input.int()?;
        out.line(input.ints::<u32>(count)?.into_iter().sum::<u32>());
        Ok(())
    });
    print!("{}", memory_host::output());
}
