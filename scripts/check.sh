#!/usr/bin/env bash
# Runs every check that must pass before a change lands, roughly the fastest first.
set -euo pipefail
cd "$(dirname "$0")/.."

# The `python3` of a version manager is a script that starts three times as slowly; tests start many.
# A folder with a compiler of its own, such as /usr/bin, must not come before rustup's.
if python=$(python3 -c 'import sys; print(sys.executable)' 2> /dev/null) &&
    [ "$python" != "$(command -v python3)" ] && [ ! -e "${python%/*}/rustc" ]; then
    export PATH="${python%/*}:$PATH"
fi

step() { printf '\n== %s\n' "$*"; "$@"; }

step cargo fmt --all --check
# tests/oracle/build.rs finds these; there is no `mod` line through which rustfmt could.
printf '\n== rustfmt --check tests/oracle/src/problem\n'
rustfmt --check --edition 2024 tests/oracle/src/problem/*.rs
# The problems are the modules of `together`: here and for `cargo doc` that is one compiler, not two
# for each of them.
step cargo clippy --workspace --exclude problems --all-targets --quiet -- -D warnings
step cargo test --quiet
# Once more what stands on the crates' twins, std-only: all else is the same without crates. The
# filters are the names of those templates.
twins='bits|fx' before=
while [ "$twins" != "$before" ]; do
    before=$twins
    twins=$({ tr '|' '\n' <<< "$before"; grep -rlE "crate::($before)::" src | sed 's,.*/,,; s,\.rs$,,'; } |
        sort -u | paste -sd '|')
done
# shellcheck disable=SC2086 # a filter for each
step cargo test --quiet --package grundy --package tests --no-default-features -- ${twins//|/ } problems:: samples:: conversations::
# The program of each problem.
step cargo grundy test
# The tools, all packages in one build, and the program that makes the site; what takes minutes is
# ignored by default: all bundles with every supported compiler, among others.
tools=()
for manifest in tools/*/Cargo.toml; do
    [ "$manifest" != tools/book/Cargo.toml ] || continue # scripts/book.sh
    tools+=(--package "$(sed -n 's/^name = "\(.*\)"/\1/p' "$manifest" | head -n 1)")
done
step cargo test --quiet "${tools[@]}" --package oracle --features grundy-cli/book -- --include-ignored --skip prove_
# The site, in a browser. The bundles on its pages have been proven above.
if [ -n "${GRUNDY_BROWSER:-}" ]; then
    GRUNDY=${CARGO_TARGET_DIR:-target}/debug/grundy-book step scripts/book.sh target/book --kept
else
    echo 'not checked here: the site in a browser (install chromium, set GRUNDY_BROWSER)'
fi
# These three are also for pages, in whose profile macros are compiled already.
if [ -d "$(rustc --print target-libdir --target wasm32-wasip1)" ]; then
    step cargo check --quiet --profile page --target wasm32-wasip1 --package grundy-laws --package grundy-explorer \
        --package grundy-lookup
else
    echo 'not checked: laws, explorer and lookup for WebAssembly (try rustup target add wasm32-wasip1)'
fi
RUSTDOCFLAGS='-D warnings' step cargo doc --workspace --exclude problems --no-deps --quiet
