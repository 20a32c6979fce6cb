#!/usr/bin/env bash
# Everything that must hold before a change lands, in the order of what fails fastest.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; "$@"; }

step cargo fmt --all --check
# Not reached from a `mod` line that rustfmt can follow: oracle/build.rs finds them.
step rustfmt --check --edition 2024 oracle/src/problem/*.rs
step cargo clippy --workspace --all-targets --quiet -- -D warnings
step cargo test --quiet
step cargo test --quiet --package wasm-to-c
step cargo test --quiet --package grundy --no-default-features
RUSTDOCFLAGS='-D warnings' step cargo doc --workspace --no-deps --quiet
