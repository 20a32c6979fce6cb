#!/usr/bin/env bash
# Changes the code of templates, laws, bundler and translator in small ways, one at a time, and says
# which changes no test notices. Each is built and tested: 300 take hours. Not a part of check.sh:
# some changes make no difference, which only a reader can tell.
#
#   scripts/mutants.sh                   300 of all, always the same ones
#   scripts/mutants.sh 40 grundy         40 of the templates
#   PART=1 scripts/mutants.sh            300 others
set -euo pipefail
cd "$(dirname "$0")/.."

command -v cargo-mutants > /dev/null || {
    echo 'error: cargo-mutants is missing: cargo install --locked cargo-mutants' >&2
    exit 2
}
count=${1:-300}
shift || true
packages=("$@")
[ ${#packages[@]} -gt 0 ] || packages=(grundy grundy-laws grundy-bundle wasm-to-c)

# The tests of a package. Those of the conventions would notice every change of a template's text.
tests() {
    case $1 in
    grundy) tests=(--test-package tests -- --test it -- --skip tidy::) ;;
    *) tests=(--test-package "$1") ;;
    esac
}

total=0
for package in "${packages[@]}"; do
    total=$((total + $(cargo mutants --list --package "$package" | wc -l)))
done
parts=$(((total + count - 1) / count))
survivors=0
for package in "${packages[@]}"; do
    tests "$package"
    folder=target/mutants/$package
    mkdir -p "$folder"
    status=0
    # The code as it is would be tested by the wrong package. What takes so long never ends.
    cargo mutants --package "$package" --shard "${PART:-0}/$parts" --sharding round-robin --jobs 1 \
        --baseline skip --timeout 900 --output "$folder" --colors never "${tests[@]}" || status=$?
    # 2: some were not noticed; 3: some made a test endless. Anything else is no answer.
    [ "$status" -le 3 ] && [ "$status" -ne 1 ] || exit "$status"
    survivors=$((survivors + $(wc -l < "$folder/mutants.out/missed.txt")))
    sed 's/^/survives: /' "$folder/mutants.out/missed.txt"
done
echo "$survivors of about $count changes are not noticed"
[ "$survivors" -eq 0 ]
