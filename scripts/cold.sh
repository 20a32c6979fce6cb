#!/usr/bin/env bash
# Measures what a newcomer waits for: each row in a fresh clone of the last commit, with an empty
# target folder and a warm registry cache, in seconds of processor time (user + system) and on the
# clock. Fails if a row takes more processor time than it may. `scripts/cold.sh a c` measures only
# these rows:
#
#   a  cargo grundy test hdu1846     the first verdict
#   b  cargo grundy test             all verdicts
#   c  cargo test                    alone
#   d  cargo test                    after `cargo grundy test`
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

declare -A command=(
    [a]='cargo grundy test hdu1846' [b]='cargo grundy test' [c]='cargo test' [d]='cargo test'
)
declare -A most=([a]=75 [b]=110 [c]=50 [d]=60)
declare -A note=([a]='' [b]='' [c]='' [d]=' (after cargo grundy test)')

rows=("$@")
[ $# -gt 0 ] || rows=(a b c d)
for row in "${rows[@]}"; do
    [ -n "${command[$row]:-}" ] || { echo "cold.sh: there is no row $row, only a, b, c and d" >&2; exit 2; }
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
unset CARGO_TARGET_DIR CARGO_BUILD_BUILD_DIR CARGO_INCREMENTAL RUSTFLAGS RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER
export XDG_CACHE_HOME=$folder/cache CARGO_TERM_COLOR=never TIMEFORMAT='%R %U %S'
git clone --quiet "$root" "$folder/clone"
cd "$folder/clone"
cargo fetch --quiet --locked
git -C "$root" diff --quiet HEAD || echo 'cold.sh: only what is committed is measured' >&2

# Runs a command and leaves its times in $folder/times; shows what it printed only if it fails.
timed() {
    { time "$@" >"$folder/log" 2>&1; } 2>"$folder/times" || { tail -n 40 "$folder/log" >&2; exit 1; }
}

status=0
printf '%-42s %8s %8s %8s\n' '' 'CPU s' 'at most' 'clock s'
for row in "${rows[@]}"; do
    # What row b has built is what row d begins with.
    if [ "$row" = d ]; then
        [ "${built:-}" = b ] || { rm -rf target && timed cargo grundy test; }
    else
        rm -rf target
    fi
    # shellcheck disable=SC2086 # a command is a list of words
    timed ${command[$row]}
    built=$row
    awk -v name="$row  ${command[$row]}${note[$row]}" -v most="${most[$row]}" '{
        cpu = $2 + $3
        slow = (cpu > most)
        printf("%-42s %8.1f %8d %8.1f%s\n", name, cpu, most, $1, slow ? "  too slow" : "")
        exit slow
    }' "$folder/times" || status=1
done
exit $status
