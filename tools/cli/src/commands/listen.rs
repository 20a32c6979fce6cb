//! `grundy listen`: problems from the browser, through the extension Competitive Companion.

use crate::base::failure::{self, Failure};
use crate::base::terminal;
use crate::problem::home::Home;
use crate::problem::scaffold;
use crate::problem::task::{Batch, Task, line};
use anyhow::Result;
use std::collections::BTreeSet;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use tiny_http::{Method, Request, Response, Server};

/// Take problems from the browser: one click on Competitive Companion's green plus
///
/// Waits for one task, or for all tasks of one contest, writes the files of each as `grundy new`
/// does, and ends. Only programs on this computer can reach it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  grundy listen                  the port that Competitive Companion knows
  grundy listen --port 0         any free port, printed

Exit codes: 0 all tasks are written, 1 some are not (their files exist), 2 misuse.")]
pub struct Args {
    /// The port on 127.0.0.1; 0 takes a free one
    #[arg(long, value_name = "N", default_value_t = 10043)]
    port: u16,
}

/// More than any task with its samples.
const LARGEST_BODY: u64 = 4 << 20;
/// Enough for a client on this computer to read a line.
const LAST_ANSWER: Duration = Duration::from_millis(100);

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let home = Home::here()?;
    let server = Server::http(("127.0.0.1", args.port)).map_err(|error| {
        let help = "another listener may be running; `--port 0` takes a free port";
        Failure::misuse(format!("cannot listen on 127.0.0.1:{}: {error}", args.port), help)
    })?;
    let server = Arc::new(server);
    terminal::print(&format!("listening on http://{} (Ctrl-C ends it)\n", server.server_addr()));
    let (sender, tasks) = channel();
    // One thread for each request, so that a client that stalls holds up nobody else.
    let accepting = Arc::clone(&server);
    thread::spawn(move || {
        for request in accepting.incoming_requests() {
            let sender = sender.clone();
            thread::spawn(move || answer(request, &sender));
        }
    });
    let result = receive(&home, &tasks);
    server.unblock();
    result
}

/// A task, and where its client waits for the status and a line of text.
type Arrival = (Task, Sender<(u16, String)>);

/// Writes the tasks of one batch, each once.
fn receive(home: &Home, tasks: &Receiver<Arrival>) -> Result<()> {
    let mut batch: Option<Batch> = None;
    let (mut received, mut failed) = (BTreeSet::new(), 0);
    while batch.as_ref().is_none_or(|batch| received.len() < batch.size) {
        let (task, reply) = tasks.recv()?;
        let current = batch.get_or_insert_with(|| task.batch.clone());
        let (name, slug, count) = (line(&task.name), task.slug(), format!("of {}", current.size));
        let status = if *current != task.batch {
            let sofar = format!("{} {count} tasks of the first contest are here", received.len());
            terminal::note(&format!("refused {name}: {sofar}; to take another contest, start again\n"));
            (409, "another batch is being received".to_owned())
        } else if !received.insert(task.url.clone()) {
            terminal::note(&format!("refused {name}: it was received before\n"));
            (409, "it was received before".to_owned())
        } else {
            match scaffold::create(home, &slug, Some(&task)).map(|made| made.report) {
                Ok(text) => {
                    terminal::print(&format!("{name} ({} {count})\n{text}", received.len()));
                    (201, format!("written: {slug}"))
                }
                Err(error) => {
                    failed += 1;
                    terminal::note(&format!("error: {name}: {}\n", failure::text(&error)));
                    (409, error.to_string())
                }
            }
        };
        _ = reply.send(status); // the client may be gone
    }
    // Let the last client read its answer before this process ends.
    thread::sleep(LAST_ANSWER);
    if failed == 0 { Ok(()) } else { Err(Failure::printed()) }
}

/// Answers one request; a task is handed over first.
fn answer(mut request: Request, tasks: &Sender<Arrival>) {
    let (status, text) = match read(&mut request) {
        Ok(task) => {
            let (reply, answers) = channel();
            let over = || (410, "the batch is complete".to_owned());
            match tasks.send((task, reply)) {
                Ok(()) => answers.recv().unwrap_or_else(|_| over()),
                Err(_) => over(),
            }
        }
        Err((status, why)) => {
            terminal::note(&format!("refused a request: {}\n", line(&why)));
            (status, why)
        }
    };
    let response = Response::from_string(text + "\n").with_status_code(status);
    if request.body_length().is_some_and(|length| length as u64 > LARGEST_BODY) {
        // Some clients read the answer only when everything they send has been taken. Dropping
        // tiny_http's reader would allocate the whole claimed length, even if it never comes, so
        // the reader is leaked.
        let mut stream = request.upgrade("close", response);
        _ = io::copy(&mut stream, &mut io::sink());
        std::mem::forget(stream);
    } else {
        _ = request.respond(response);
    }
}

/// The task in a request, or the status and the reason.
fn read(request: &mut Request) -> Result<Task, (u16, String)> {
    let refuse = |status, why: &str| Err((status, why.to_owned()));
    let header = |name: &'static str| {
        let found = request.headers().iter().find(|header| header.field.equiv(name));
        found.map(|header| header.value.as_str().to_ascii_lowercase())
    };
    if *request.method() != Method::Post {
        return refuse(405, "only POST is answered");
    }
    // A web page could send requests here, too, but not with these headers.
    let ours = |host: &String| {
        let name = host.rsplit_once(':').map_or(host.as_str(), |(name, _)| name);
        ["127.0.0.1", "localhost"].contains(&name)
    };
    if !header("Host").as_ref().is_some_and(ours)
        || header("Origin").is_some_and(|origin| origin.starts_with("http"))
    {
        return refuse(403, "not for a web page");
    }
    if !header("Content-Type").is_some_and(|kind| kind.starts_with("application/json")) {
        return refuse(415, "the content type must be application/json");
    }
    let too_large = "more than 4 MiB";
    if request.body_length().is_some_and(|length| length as u64 > LARGEST_BODY) {
        return refuse(413, too_large);
    }
    let mut body = Vec::new();
    if let Err(error) = request.as_reader().take(LARGEST_BODY + 1).read_to_end(&mut body) {
        return Err((400, format!("the body cannot be read: {error}")));
    }
    if body.len() as u64 > LARGEST_BODY {
        return refuse(413, too_large);
    }
    Task::parse(&body).map_err(|error| (400, error.to_string()))
}
