#!/usr/bin/env bash
# Runs every check that must pass before a change lands, roughly the fastest first.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; "$@"; }

step cargo fmt --all --check
# tests/oracle/build.rs finds these; there is no `mod` line through which rustfmt could.
step rustfmt --check --edition 2024 tests/oracle/src/problem/*.rs
step cargo clippy --workspace --all-targets --quiet -- -D warnings
step cargo test --quiet
# The templates with the std-only twins of the crates.
step cargo test --quiet --package grundy --package tests --no-default-features
# The program of each problem.
step cargo grundy test
# The tool; this also compiles all bundles with every supported compiler.
step cargo test --quiet --package grundy-cli -- --include-ignored --skip prove_
step cargo test --quiet --package wasm-to-c --package grundy-export --package grundy-std-for-c --package grundy-laws --package grundy-explorer --package grundy-launch --package oracle
# These two are also for pages.
if [ -d "$(rustc --print target-libdir --target wasm32-wasip1)" ]; then
    step cargo check --quiet --package grundy-laws --package grundy-explorer --target wasm32-wasip1
else
    echo 'not checked: laws and explorer for WebAssembly (try rustup target add wasm32-wasip1)'
fi
RUSTDOCFLAGS='-D warnings' step cargo doc --workspace --no-deps --quiet
