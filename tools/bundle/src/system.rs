//! The operating systems of judges.

/// The operating system of a judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Any kind of Linux.
    Linux,
    /// Windows.
    Windows,
}

impl System {
    /// All of them.
    pub const ALL: [System; 2] = [System::Linux, System::Windows];

    /// The one of that name.
    pub fn named(name: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.title().eq_ignore_ascii_case(name))
    }

    /// What it is called.
    pub fn title(self) -> &'static str {
        match self {
            System::Linux => "Linux",
            System::Windows => "Windows",
        }
    }

    /// What the compiler calls such machines; which of them a judge has is not known.
    pub fn machines(self) -> &'static [&'static str] {
        match self {
            System::Linux => &["x86_64-unknown-linux-gnu"],
            System::Windows => &["x86_64-pc-windows-msvc", "x86_64-pc-windows-gnu"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_by_name() {
        assert_eq!(System::named("windows"), Some(System::Windows));
        assert_eq!(System::named("Plan 9"), None);
    }
}
