//! The package through its door, and the made site in a browser.

mod access;
mod browser;
mod explorer;
mod games;
mod hash;
mod history;
mod language;
mod links;
mod pages;
mod parts;
mod server;
mod typed;
