use grundy_cli::problem::config::Config;
use grundy_cli::problem::home::{Home, HomeKind};
use grundy_cli::problem::inbox::{Fate, Inbox, Progress};
use grundy_cli::problem::task::BrowserTask;
use serde_json::json;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// An inbox for an empty folder.
struct Room(TempDir, Inbox);

impl Room {
    fn new() -> Room {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("problems/src/bin")).unwrap();
        let inbox = Inbox::new(Home::of_checkout(folder.path()), Duration::from_secs(10));
        Room(folder, inbox)
    }

    /// What became of a task: `+` and its slug if it was written, `=` if it was known.
    fn take(&mut self, name: &str, url: &str) -> String {
        self.take_of(name, url, "x", 1, Instant::now()).0
    }

    fn take_of(
        &mut self,
        name: &str,
        url: &str,
        batch: &str,
        size: usize,
        now: Instant,
    ) -> (String, Option<Progress>) {
        let json = json!({ "name": name, "url": url, "batch": { "id": batch, "size": size } });
        let (fate, progress) = self.1.take(&BrowserTask::parse(json.to_string().as_bytes()).unwrap(), now);
        let fate = match fate {
            Fate::Written(solution) => format!("+{}", solution.slug),
            Fate::Known(solution, _) => format!("={}", solution.slug),
            Fate::Failed(error) => self.within(&error.to_string()),
        };
        (fate, progress)
    }

    /// A message without the path of the folder, which may be seen from the folder of the tests.
    fn within(&self, message: &str) -> String {
        let name = format!("{}/", self.0.path().file_name().unwrap().to_string_lossy());
        let words = message.split(' ').map(|word| word.split_once(&name).map_or(word, |(_, rest)| rest));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Closes it and opens another one for the same folder.
    fn reopen(&mut self) {
        self.1 = Inbox::new(Home::of_checkout(self.0.path()), Duration::from_secs(10));
    }

    fn file(&self, slug: &str) -> PathBuf {
        self.0.path().join(format!("problems/src/bin/{slug}.rs"))
    }
}

const NIM: &str = "https://codeforces.com/contest/1382/problem/B";

#[test]
fn a_task_is_known_by_its_address() {
    let mut inbox = Room::new();
    for _ in 0..2 {
        let wanted = if inbox.file("cf1382b").exists() { "=cf1382b" } else { "+cf1382b" };
        assert_eq!(inbox.take("B. Sequential Nim", NIM), wanted);
        assert_eq!(inbox.take("B. Nim", "https://codeforces.com/problemset/problem/1382/B"), "=cf1382b");
        assert_eq!(inbox.take("B. Nim", "https://m1.codeforces.com/contest/1382/problem/B"), "=cf1382b");
        inbox.reopen();
    }
    fs::rename(inbox.file("cf1382b"), inbox.file("my_nim")).unwrap();
    assert_eq!(inbox.take("B. Sequential Nim", NIM), "=my_nim");
    // Without a header, the name says it; another address in the header says that it is not.
    fs::write(inbox.file("hdu1846"), "fn main() {}\n").unwrap();
    let brave = "https://acm.hdu.edu.cn/showproblem.php?pid=1846";
    assert_eq!(inbox.take("Brave Game", brave), "=hdu1846");
    inbox.reopen();
    fs::write(inbox.file("hdu1846"), "//! # Nim\n//!\n//! - **Source**: <https://example.org>\n").unwrap();
    assert_eq!(inbox.take("Brave Game", brave), "problems/src/bin/hdu1846.rs exists");
}

#[test]
fn a_solution_that_was_deleted_is_not_there() {
    let mut inbox = Room::new();
    assert_eq!(inbox.take("B. Sequential Nim", NIM), "+cf1382b");
    fs::remove_dir_all(inbox.0.path().join("inputs")).unwrap();
    fs::remove_dir_all(inbox.0.path().join("tests")).unwrap();
    fs::remove_file(inbox.file("cf1382b")).unwrap();
    assert_eq!(inbox.take("B. Sequential Nim", NIM), "+cf1382b");
}

#[test]
fn namesakes_on_a_site_that_is_not_known() {
    let mut inbox = Room::new();
    let (one, two) = ("https://example.org/1", "https://example.org/2");
    assert_eq!(inbox.take("Nim", one), "+example_nim");
    assert_eq!(inbox.take("Nim", two), "+example_nim_2");
    assert_eq!(inbox.take("Chomp", two), "+example_chomp", "two tasks on one page");
    assert_eq!(inbox.take("Nim 2", one), "+example_nim_2_2", "another slug is taken");
    assert_eq!(inbox.take("Nimble", one), "+example_nimble", "no number of Nim");
    inbox.reopen();
    assert_eq!(inbox.take("Nim", two), "=example_nim_2");
    assert_eq!(inbox.take("Nim", one), "=example_nim");
    let long = "a name that is longer than any name of a file may be";
    assert_eq!(inbox.take(long, one), "+example_a_name_that_is_longer_than_any_n");
    assert_eq!(inbox.take(long, two), "+example_a_name_that_is_longer_than_an_2");
    assert_eq!(inbox.take(long, two), "=example_a_name_that_is_longer_than_an_2");
}

#[test]
fn two_batches_at_once() {
    let mut inbox = Room::new();
    let now = Instant::now();
    let url = |n: u32| format!("https://cses.fi/problemset/task/{n}");
    let mut take = |n: u32, batch: &str, size| {
        let progress = inbox.take_of("Nim", &url(n), batch, size, now).1.unwrap();
        (progress.arrived.len(), progress.is_now_complete)
    };
    assert_eq!(take(1, "a", 3), (1, false));
    assert_eq!(take(7, "b", 2), (1, false));
    assert_eq!(take(1, "a", 3), (1, false), "sent again");
    assert_eq!(take(2, "a", 3), (2, false));
    assert_eq!(take(2, "b", 2), (2, true), "also one of the other batch");
    assert_eq!(take(3, "a", 3), (3, true));
    assert_eq!(take(3, "a", 3), (3, false), "it was complete before");
    assert_eq!(take(4, "a", 3), (4, false), "one too many");
    assert_eq!((inbox.1.due(), inbox.1.overdue(now + Duration::from_secs(100))), (None, vec![]));
}

#[test]
fn a_batch_that_stays_incomplete() {
    let mut inbox = Room::new();
    let (now, second) = (Instant::now(), Duration::from_secs(1));
    inbox.take_of("A. Nim", "https://cses.fi/problemset/task/1", "a", 3, now);
    inbox.take_of("B. Nim", "https://cses.fi/problemset/task/2", "a", 3, now + 5 * second);
    assert_eq!(inbox.1.due(), Some(now + 15 * second));
    assert_eq!(inbox.1.overdue(now + 14 * second), []);
    let late = inbox.1.overdue(now + 15 * second);
    assert_eq!((late.len(), late[0].arrived.join(", ").as_str()), (1, "A. Nim, B. Nim"));
    assert_eq!(inbox.1.overdue(now + 99 * second), [], "said once");
    let (_, last) = inbox.take_of("C. Nim", "https://cses.fi/problemset/task/3", "a", 3, now + 99 * second);
    assert!(last.unwrap().is_now_complete, "it is not forgotten");
}

#[test]
fn a_task_that_cannot_be_written_is_counted() {
    let mut inbox = Room::new();
    fs::create_dir_all(inbox.0.path().join("inputs/cses1/mine")).unwrap();
    let (fate, progress) = inbox.take_of("Nim", "https://cses.fi/problemset/task/1", "a", 2, Instant::now());
    assert_eq!((fate.as_str(), progress.unwrap().failed()), ("inputs/cses1 exists", 1));
    fs::remove_dir(inbox.0.path().join("inputs/cses1/mine")).unwrap();
    let (fate, progress) = inbox.take_of("Nim", "https://cses.fi/problemset/task/1", "a", 2, Instant::now());
    assert_eq!((fate.as_str(), progress.unwrap().failed()), ("+cses1", 0));
}

/// In a contest folder, solutions may be in any language, and need no header.
#[test]
fn a_contest_folder() {
    let mut inbox = Room::new();
    fs::write(inbox.0.path().join("template.py"), "print(1)\n").unwrap();
    let config = Config { template: Some("template.py".to_owned()), ..Config::default() };
    let folder = inbox.0.path().to_owned();
    let home = Home { folder: folder.clone(), sources: folder.clone(), kind: HomeKind::Contest, config };
    let open = || Inbox::new(home.clone(), Duration::from_secs(10));
    inbox.1 = open();
    let (one, two) = ("https://example.org/1", "https://example.org/2");
    assert_eq!(inbox.take("B. Sequential Nim", NIM), "+cf1382b");
    assert_eq!(inbox.take("Nim", one), "+example_nim");
    let text = fs::read_to_string(folder.join("cf1382b.py")).unwrap();
    assert!(
        text.starts_with("# # Codeforces 1382B: Sequential Nim\n") && text.ends_with("print(1)\n"),
        "{text}"
    );
    inbox.1 = open();
    assert_eq!(inbox.take("B. Sequential Nim", NIM), "=cf1382b");
    assert_eq!(inbox.take("Nim", one), "=example_nim", "by the header");
    for name in ["cf1382b", "example_nim"] {
        fs::write(folder.join(format!("{name}.py")), "print(2)\n").unwrap();
    }
    assert_eq!(inbox.take("Nim", two), "+example_nim_2", "another one of this session");
    inbox.1 = open();
    assert_eq!(inbox.take("B. Sequential Nim", NIM), "=cf1382b");
    assert_eq!(inbox.take("Nim", one), "=example_nim", "by the name");
    fs::remove_file(folder.join("template.py")).unwrap();
    assert!(inbox.take("Chomp", one).contains("template.py cannot be read"));
}

#[test]
fn a_contest_has_a_folder_if_its_owner_wants_that() {
    let folder = tempfile::tempdir().unwrap();
    let layout = Some("{contest}/{task}".to_owned().try_into().unwrap());
    let home = Home {
        folder: folder.path().to_owned(),
        sources: folder.path().to_owned(),
        kind: HomeKind::Contest,
        config: Config { layout, ..Config::default() },
    };
    let inbox = Inbox::new(home.clone(), Duration::from_secs(10));
    let mut inbox = Room(folder, inbox);
    let other = NIM.replace("1382/problem/B", "1999/problem/B");
    for again in ["+", "="] {
        assert_eq!(inbox.take("B. Sequential Nim", NIM), format!("{again}cf1382b"));
        assert_eq!(inbox.take("B. Card Game", &other), format!("{again}cf1999b"));
        // What no judge is known for is in no contest.
        assert_eq!(inbox.take("Take", "https://example.org/1"), format!("{again}example_take"));
        inbox.1 = Inbox::new(home.clone(), Duration::from_secs(10));
    }
    for file in ["cf1382/b.rs", "cf1999/b.rs", "example_take.rs"] {
        assert!(inbox.0.path().join(file).is_file(), "{file}");
    }
}
