/// Stands in the place of `scan::run`: answers one input after the other, each in a frame.
pub mod grundy_in_process {
    use crate::grundy::scan::{Error, Out, Scan};
    use std::io::{self, BufRead, Read, Write};
    use std::panic::{self, AssertUnwindSafe};
    use std::process::ExitCode;

    pub fn serve(mut solve: impl FnMut(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
        panic::set_hook(Box::new(|_| {}));
        while let Some(input) = request() {
            let mut out = Out::default();
            let result = panic::catch_unwind(AssertUnwindSafe(|| solve(&mut Scan::new(input), &mut out)));
            let (status, output) = match result {
                Ok(Ok(())) => ("fine", out.text()),
                Ok(Err(_)) => ("error", String::new()),
                Err(_) => ("panic", String::new()),
            };
            let frame = format!("{status} 0 {} 0\n{output}", output.len());
            let mut stdout = io::stdout().lock();
            if stdout.write_all(frame.as_bytes()).and_then(|()| stdout.flush()).is_err() {
                break;
            }
        }
        ExitCode::SUCCESS
    }

    /// A line with a length, and that many bytes.
    fn request() -> Option<Vec<u8>> {
        let (mut stdin, mut line, mut input) = (io::stdin().lock(), String::new(), Vec::new());
        stdin.read_line(&mut line).ok()?;
        let length: u64 = line.trim_end().parse().ok()?;
        stdin.take(length).read_to_end(&mut input).ok()?;
        Some(input)
    }
}
