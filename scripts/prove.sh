#!/usr/bin/env bash
# Compares every template with the naive solver far beyond the bounds of `cargo test` (minutes), and prints per template
# what was proven up to where. `scripts/prove.sh nim` proves the templates with `nim` in their name only.
set -euo pipefail
cd "$(dirname "$0")/.."

cargo test --release --test it --no-run # first and aloud: building takes longer than most proofs
mapfile -t proofs < <(cargo test --release --quiet --test it -- --ignored --list | sed -n 's/: test$//p' | grep 'prove_' | grep -- "${1:-}")
for i in "${!proofs[@]}"; do
    printf '[%d/%d] ' "$((i + 1))" "${#proofs[@]}"
    cargo test --release --quiet --test it -- --ignored --exact "${proofs[i]}" --nocapture | grep ': proven '
done
