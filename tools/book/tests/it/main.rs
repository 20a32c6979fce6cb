//! The package through its door, and the made site in a browser.

mod access;
mod browser;
mod hash;
mod pages;
mod parts;
mod server;
