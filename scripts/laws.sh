#!/usr/bin/env bash
# How long the laws of tables take to be found, beside an earlier version: `scripts/laws.sh REV`
# compares with the commit REV, without it with the last commit. The two programs take turns, three
# times; each line has the least milliseconds of processor time before and now, and their ratio.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
revision=${1:-HEAD}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
git clone --quiet --shared --no-checkout "$root" "$folder/before"
git -C "$folder/before" checkout --quiet "$(git -C "$root" rev-parse "$revision^{commit}")"
laws=tools/laws
mkdir -p "$folder/before/$laws/benches"
cp "$root/$laws/benches/laws.rs" "$folder/before/$laws/benches/"
grep -q 'name = "laws"' "$folder/before/$laws/Cargo.toml" ||
    printf '\n[[bench]]\nname = "laws"\nharness = false\n' >>"$folder/before/$laws/Cargo.toml"

# Builds the benchmark of a checkout and prints where the program is.
built() {
    cd "$1"
    cargo bench --quiet -p grundy-laws --bench laws --no-run --message-format json |
        sed -n 's/.*"name":"laws".*"executable":"\([^"]*\)".*/\1/p'
}
before=$(CARGO_TARGET_DIR=$folder/target built "$folder/before")
now=$(built "$root")
for _ in 1 2 3; do
    "$before" >>"$folder/before.txt"
    "$now" >>"$folder/now.txt"
done
printf '%-36s %10s %10s %7s\n' 'table, size' before now ratio
awk '
    { name = $1; for (i = 2; i < NF; i++) name = name " " $i }
    FNR == NR { if (!(name in old) || $NF < old[name]) old[name] = $NF; next }
    !(name in new) { order[++count] = name }
    !(name in new) || $NF < new[name] { new[name] = $NF }
    END {
        for (i = 1; i <= count; i++) {
            name = order[i]
            printf "%-36s %10.3f %10.3f %7.2f\n", name, old[name], new[name], new[name] / (old[name] + 1e-9)
        }
    }' "$folder/before.txt" "$folder/now.txt"
