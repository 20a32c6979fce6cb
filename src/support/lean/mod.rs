//! What a bundle holds in the place of a template of the same name: the same items, in fewer bytes.

pub mod scan;
