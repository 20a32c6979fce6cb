//! Stands for `std::os`: what makes a file of a number.

pub mod fd {
    pub type RawFd = i32;

    pub trait FromRawFd {
        /// # Safety
        /// As in std. Nothing here relies on it.
        unsafe fn from_raw_fd(number: RawFd) -> Self;
    }

    impl FromRawFd for crate::wasm_to_c_fs::fs::File {
        unsafe fn from_raw_fd(number: RawFd) -> Self {
            Self(number)
        }
    }
}

pub mod unix {
    pub mod io {
        pub use super::super::fd::{FromRawFd, RawFd};
    }

    pub mod prelude {
        pub use super::io::{FromRawFd, RawFd};
    }
}
