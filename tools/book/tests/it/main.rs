//! The package through its door, and the made site in a browser.

mod browser;
mod explorer;
mod games;
mod hash;
mod pages;
mod parts;
mod server;
