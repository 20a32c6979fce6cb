#!/usr/bin/env bash
# Runs every check that must pass before a change lands, roughly the fastest first.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; "$@"; }

step cargo fmt --all --check
# tests/oracle/build.rs finds these; there is no `mod` line through which rustfmt could.
printf '\n== rustfmt --check tests/oracle/src/problem\n'
rustfmt --check --edition 2024 tests/oracle/src/problem/*.rs
step cargo clippy --workspace --all-targets --quiet -- -D warnings
# The templates and the problems, and the twins of the crates, std-only.
step cargo test --quiet
step cargo test --quiet --package grundy --package tests --no-default-features
# The program of each problem.
step cargo grundy test
# The tools, all packages in one build; what takes minutes is ignored by default: all bundles with
# every supported compiler, among others.
tools=()
for manifest in tools/*/Cargo.toml; do
    [ "$manifest" != tools/book/Cargo.toml ] || continue # scripts/book.sh
    tools+=(--package "$(sed -n 's/^name = "\(.*\)"/\1/p' "$manifest" | head -n 1)")
done
step cargo test --quiet "${tools[@]}" --package oracle -- --include-ignored --skip prove_
# The site, in a browser. The bundles on its pages have been proven above.
if [ -n "${GRUNDY_BROWSER:-}" ]; then
    step scripts/book.sh target/book --kept
else
    echo 'not checked: the site in a browser (install chromium, set GRUNDY_BROWSER)'
fi
# These three are also for pages.
if [ -d "$(rustc --print target-libdir --target wasm32-wasip1)" ]; then
    step cargo check --quiet --package grundy-laws --package grundy-explorer --package grundy-lookup --target wasm32-wasip1
else
    echo 'not checked: laws, explorer and lookup for WebAssembly (try rustup target add wasm32-wasip1)'
fi
RUSTDOCFLAGS='-D warnings' step cargo doc --workspace --no-deps --quiet
