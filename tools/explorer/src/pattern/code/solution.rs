//! A whole solution of a problem around a law's function.
