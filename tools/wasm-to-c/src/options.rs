//! What the caller may choose.

/// What the C file should look like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Bytes of linear memory, which holds data, stack and heap. Rounded down to a multiple of
    /// 64 KiB.
    pub memory: u64,
    /// Bytes of stack for calls, if the program recurses: in front of the memory, in the same
    /// static array. Rounded down to a multiple of 64 KiB.
    pub stack: u64,
    /// How functions are named.
    pub names: Names,
    /// Whether to lay the text out, a statement a line.
    pub lines: bool,
    /// Text to put at the top, such as a comment.
    pub header: String,
    /// What the C file is for.
    pub kind: FileKind,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            memory: 64 << 20,
            stack: 16 << 20,
            names: Names::Short,
            lines: false,
            header: String::new(),
            kind: FileKind::Program,
        }
    }
}

/// How functions are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// Two letters.
    Short,
    /// The end of the path in Rust, such as `heapsort_sift_`.
    Readable,
}

/// What the C file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// A program: `main` calls the export `_start`.
    Program,
    /// A file to include: it has no `main`; `start()` fills the memory, and `Output::exports`
    /// names the functions.
    Library,
}
