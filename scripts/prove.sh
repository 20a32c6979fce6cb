#!/usr/bin/env bash
# Compares every template with the naive solver far beyond the bounds of `cargo test`, which takes
# minutes, and prints for each template up to where it was compared; then the floats of C files with
# those of std; then all bundles and C files without a look at the record of earlier proofs, which it
# writes. `scripts/prove.sh nim` runs only the tests with `nim` in their names, and no bundles.
set -euo pipefail
cd "$(dirname "$0")/.."

tests=(--package tests --package grundy-laws --package grundy-explorer --package grundy-cli --package wasm-to-c --tests)
cargo test --release "${tests[@]}" --no-run # not quietly: building takes longer than most tests
mapfile -t proofs < <(cargo test --release --quiet "${tests[@]}" -- --ignored --list |
    sed -n 's/: test$//p' | grep 'prove_' | grep -- "${1:-}")
for i in "${!proofs[@]}"; do
    printf '[%d/%d] ' "$((i + 1))" "${#proofs[@]}"
    cargo test --release --quiet "${tests[@]}" -- --ignored --exact "${proofs[i]}" --nocapture | grep ': verified '
done

if [ $# -eq 0 ]; then
    rm -f tools/cli/tests/proofs/*.txt
    GRUNDY_PROOFS=write cargo test --release --package grundy-cli --test cli -- --include-ignored --skip prove_
fi
