//! A program that is asked about positions, with a bound for what must not take long, and a line
//! about what takes long nevertheless.

use grundy_host::terminal;
use grundy_judge::{LineServer, NoAnswer};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// What takes longer is announced; later than a table of no named size ends by itself.
const SILENT: Duration = Duration::from_secs(4);
/// Clears the line in which a terminal shows how it goes on.
const CLEAR: &str = "\u{1b}[G\u{1b}[K";
/// How long the moves of one position may take.
pub const MOST: Duration = Duration::from_secs(60);

pub struct PatientServer {
    server: LineServer,
    /// What it is in messages.
    name: String,
    is_announced: Cell<bool>,
    /// Whether it has given an answer.
    has_answered: bool,
}

impl PatientServer {
    pub fn new(server: LineServer, name: String) -> PatientServer {
        PatientServer { server, name, is_announced: Cell::new(false), has_answered: false }
    }

    /// What it answers to a request, which `asked` says in words, within this time if there is one.
    pub fn ask(
        &mut self,
        request: &str,
        asked: &dyn Fn() -> String,
        most: Option<Duration>,
        is_over: &dyn Fn() -> bool,
    ) -> Result<String, NoAnswer> {
        let (start, is_late) = (Instant::now(), Cell::new(false));
        let stops = || {
            if start.elapsed() >= SILENT && !self.is_announced.replace(true) {
                let within = most.map_or(String::new(), |most| format!(" at most {} s", most.as_secs_f64()));
                terminal::note(&format!("{CLEAR}waiting{within} for {}, asked {}\n", self.name, asked()));
            }
            is_late.set(most.is_some_and(|most| start.elapsed() >= most));
            is_late.get() || is_over()
        };
        let answer = self.server.ask_until(request, &stops);
        let has_answered = std::mem::replace(&mut self.has_answered, true);
        answer.map_err(|why| match (why, most) {
            (NoAnswer::Stopped, Some(most)) if is_late.get() => NoAnswer::Hangs(most),
            (NoAnswer::Ended { is_success: true, how }, _) if has_answered => {
                let said = how.find('\n').map_or("", |end| &how[end..]);
                let help = "it must go on reading lines until its input ends";
                NoAnswer::Fails(format!("ends after an answer: {help}{said}"))
            }
            (why, _) => why,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::PatientServer;
    use grundy_judge::{LineServer, NoAnswer};
    use std::process::Command;
    use std::time::Duration;

    #[test]
    fn a_program_that_computes_for_ever_is_given_up() {
        let mut command = Command::new("sh");
        command.args(["-c", "read question; while :; do :; done"]);
        let server = LineServer::start(&mut command, "").unwrap();
        let mut server = PatientServer::new(server, "`sh`".to_owned());
        let most = Duration::from_millis(300);
        let why = server.ask("5", &|| "about 5".to_owned(), Some(most), &|| false).unwrap_err();
        assert_eq!(why, NoAnswer::Hangs(most));
        assert_eq!(why.to_string(), "gives no answer within 0.3 s");
    }
}
