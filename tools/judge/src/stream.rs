//! What programs write to pipes, read in the background.

use std::io::Read;
use std::mem;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long the rest of a stream may take to arrive after the program is gone.
const REST: Duration = Duration::from_secs(2);

/// Gets the lines that a program writes.
pub type LineListener = Arc<dyn Fn(&str) + Send + Sync>;

/// What a program writes to a pipe, read in the background.
pub struct Stream {
    read: Arc<Mutex<Beginning>>,
    at_end: Background,
}

#[derive(Default)]
struct Beginning {
    head: Vec<u8>,
    /// Whether there was more.
    is_cut: bool,
}

impl Stream {
    /// Keeps at most `most` bytes. The rest is read and dropped, so that the writer does not block.
    pub fn read(pipe: impl Read + Send + 'static, most: usize) -> Stream {
        Stream::read_aloud(pipe, most, None)
    }

    /// The same, and the listener gets each line of what is kept, as soon as it is there.
    pub fn read_aloud(
        mut pipe: impl Read + Send + 'static,
        most: usize,
        listener: Option<LineListener>,
    ) -> Stream {
        let read = Arc::new(Mutex::new(Beginning::default()));
        let shared = Arc::clone(&read);
        let at_end = Background::start(move || {
            let (mut piece, mut told) = (vec![0; 1 << 16], 0);
            while let Ok(length @ 1..) = pipe.read(&mut piece) {
                let mut read = lock(&shared);
                let kept = length.min(most - read.head.len());
                read.head.extend_from_slice(&piece[..kept]);
                read.is_cut |= kept < length;
                if let Some(listener) = &listener {
                    told += tell(&read.head[told..], listener);
                }
            }
            if let (Some(listener), rest @ [_, ..]) = (listener, &lock(&shared).head[told..]) {
                listener(&String::from_utf8_lossy(rest));
            }
        });
        Stream { read, at_end }
    }

    /// Whether more has come than is kept.
    pub fn is_cut(&self) -> bool {
        lock(&self.read).is_cut
    }

    /// Waits for its end for at most this time; whether it has come.
    pub fn ends_within(&self, time: Duration) -> bool {
        self.at_end.ends_within(time)
    }

    /// What is kept, once the program is gone, and whether more has come.
    pub fn end(&self) -> (Vec<u8>, bool) {
        self.at_end.wait();
        let Beginning { head, is_cut } = mem::take(&mut *lock(&self.read));
        (head, is_cut)
    }

    /// The same as a text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.end().0).into_owned()
    }
}

/// Tells the lines that are complete; how many bytes they have.
fn tell(text: &[u8], listener: &LineListener) -> usize {
    let length = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    String::from_utf8_lossy(&text[..length]).lines().for_each(|line| listener(line));
    length
}

/// The reading of a pipe. What a program has started may have left its group and hold the pipe for
/// ever, so nothing waits for the end of the stream for long.
pub struct Background(Receiver<()>);

impl Background {
    /// Starts work that ends with the stream.
    pub fn start(work: impl FnOnce() + Send + 'static) -> Background {
        let (sender, at_end) = mpsc::channel();
        thread::spawn(move || {
            work();
            drop(sender); // the end
        });
        Background(at_end)
    }

    /// Waits for its end once the programs are gone.
    pub fn wait(&self) {
        self.ends_within(REST);
    }

    fn ends_within(&self, time: Duration) -> bool {
        self.0.recv_timeout(time) == Err(RecvTimeoutError::Disconnected)
    }
}

fn lock(read: &Mutex<Beginning>) -> MutexGuard<'_, Beginning> {
    read.lock().unwrap_or_else(PoisonError::into_inner)
}
