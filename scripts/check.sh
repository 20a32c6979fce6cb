#!/usr/bin/env bash
# Everything that must hold before a change lands, in the order of what fails fastest.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; "$@"; }

step cargo fmt --all --check
# Not reached from a `mod` line that rustfmt can follow: tests/oracle/build.rs finds them.
step rustfmt --check --edition 2024 tests/oracle/src/problem/*.rs
step cargo clippy --workspace --all-targets --quiet -- -D warnings
step cargo test --quiet
# The templates on the std-only twins.
step cargo test --quiet --package grundy --package tests --no-default-features
# Each problem's own program.
step cargo grundy test
# The tool; with all bundles, by every compiler that is promised.
step cargo test --quiet --package grundy-cli -- --include-ignored
step cargo test --quiet --package wasm-to-c --package grundy-explorer --package oracle
RUSTDOCFLAGS='-D warnings' step cargo doc --workspace --no-deps --quiet
