#!/bin/sh
# Makes what is handed out: static programs for Linux, completions, a page for `man`, the site, and
# checksums. Everything is in target/handout afterwards.
#
#     scripts/release.sh [TARGET ...]
#
# Without a target: x86_64 and aarch64 with musl, those of them that can be had here. A target needs
# `rustup target add TARGET`; aarch64 also needs a linker, which rustc brings along (rust-lld).
set -eu
cd "$(dirname "$0")/.."

say() { echo "release: $*" >&2; }

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
build=${CARGO_TARGET_DIR:-target}
# Not target/dist, which is a folder of cargo.
dist=target/handout
rm -rf "$dist"
mkdir -p "$dist/share"

has() { [ -d "$(rustc --print target-libdir --target "$1")" ] || rustup target add "$1" >/dev/null 2>&1; }

# The name of a program in the archive says for what it is.
program() {
    target=$1
    # rust-lld links musl programs of any architecture; musl itself comes with the target.
    flags=
    case $target in aarch64-*) flags="-Clinker=rust-lld -Clink-self-contained=yes" ;; esac
    RUSTFLAGS=$flags cargo build --package grundy-cli --bin grundy --profile dist --target "$target"
    name=grundy-$version-$target
    mkdir -p "$dist/$name"
    cp "$build/$target/dist/grundy" README.md CHANGELOG.md LICENSE "$dist/$name"
    cp -R "$dist/share" "$dist/$name"
    tar -C "$dist" -czf "$dist/$name.tar.gz" "$name"
    rm -r "${dist:?}/$name"
    say "$name.tar.gz"
}

# Completions and the page for man are the same everywhere, so this computer's program writes them.
cargo build --package grundy-cli --bin grundy --example man
for shell in bash elvish fish powershell zsh; do
    "$build/debug/grundy" completions "$shell" >"$dist/share/grundy.$shell"
done
"$build/debug/examples/man" >"$dist/share/grundy.1"

made=0
[ $# -gt 0 ] || set -- x86_64-unknown-linux-musl aarch64-unknown-linux-musl
for target; do
    if has "$target"; then
        program "$target"
        made=$((made + 1))
    else
        say "$target cannot be had here; left out"
    fi
done
[ "$made" -gt 0 ] || { say "no program was made"; exit 1; }
rm -r "$dist/share"

scripts/book.sh target/grundy-site
tar -C target -czf "$dist/grundy-$version-site.tar.gz" grundy-site
(cd "$dist" && sha256sum -- *.tar.gz >SHA256SUMS)
say "done: $dist"
