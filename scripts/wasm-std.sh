#!/bin/sh
# Provides a rustc that compiles std programs to wasm32-wasip1, for Debian machines where
# `rustup target add wasm32-wasip1` cannot download the target. Prints the folder that holds it:
#
#     <folder>/rustc --edition 2021 --target wasm32-wasip1 … prog.rs -o prog.wasm
#
# The folder is $XDG_CACHE_HOME/grundy/wasm-std (or ~/.cache/grundy/wasm-std); delete it to rebuild.
# Needs rustup's cargo and rustc, gcc, and for the first run a network (about 150 MB, 3 minutes).
# Installs no package: Debian's rustc-web would conflict with other compilers, so it is only
# unpacked.
set -eu

cache=${XDG_CACHE_HOME:-$HOME/.cache}/grundy/wasm-std
target=wasm32-wasip1

say() { echo "wasm-std: $*" >&2; }
die() { say "$*"; exit 1; }

if [ -x "$cache/rustc" ]; then
    echo "$cache"
    exit 0
fi
for tool in apt-get apt-cache dpkg cargo rustc gcc; do
    command -v "$tool" >/dev/null || die "$tool is missing: install it first"
done

# Works in a folder beside the final one and renames it at the end, so that an interrupted run
# leaves nothing half-finished.
mkdir -p "$(dirname "$cache")"
build=$(mktemp -d "$cache.XXXXXX")
trap 'rm -rf "$build"' EXIT
trap 'exit 1' HUP INT TERM
tree=$build/tree

# 1. The packages, with the libraries that LLVM needs beyond those of any system with gcc.
if ! apt-cache show rustc-web >/dev/null 2>&1; then
    [ "$(id -u)" = 0 ] || die "apt does not know rustc-web; run apt-get update as root"
    say "apt-get update"
    apt-get update >&2
fi
std=$(apt-cache depends rustc-web libstd-rust-web-dev | sed -n 's/.*Depends: \(libstd-rust-web-[0-9.]*\)$/\1/p' | head -n 1)
[ -n "$std" ] || die "apt does not know libstd-rust-web"
libraries=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
    --no-enhances "$std" | grep '^[a-z]' | grep -vE '^(libc6|libgcc-s1|libstdc\+\+6|gcc-.*|libcrypt1|debconf.*|cdebconf.*)(:|$)')
say "fetching packages"
mkdir "$build/deb"
# shellcheck disable=SC2086 # $libraries is a list of words
(cd "$build/deb" && apt-get -o APT::Sandbox::User=root download -qq \
    rustc-web libstd-rust-web-dev rust-web-src wasi-libc $libraries >&2)
for package in "$build"/deb/*.deb; do
    dpkg -x "$package" "$tree"
done

# 2. The wrapper: the unpacked compiler with its libraries, and the linker of rustup's toolchain.
cat >"$build/rustc" <<'WRAPPER'
#!/bin/sh
# Debian's unpacked rustc with a std for wasm32-wasip1, linking with the lld of rustup's toolchain.
here=$(dirname "$(readlink -f "$0")")
host=x86_64-unknown-linux-gnu
for lib in "$here"/tree/usr/lib/*-linux-gnu "$here"/tree/lib/*-linux-gnu; do
    LD_LIBRARY_PATH=$lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
done
linker=$(env -u LD_LIBRARY_PATH rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld
export LD_LIBRARY_PATH
for word in "$@"; do
    case $word in
    wasm32-* | --target=wasm32-*) exec "$here/tree/usr/bin/rustc" -C "linker=$linker" "$@" ;;
    esac
done
exec "$here/tree/usr/bin/rustc" "$@"
WRAPPER
host=$(rustc -vV | sed -n 's/^host: //p')
sed -i "s/^host=.*/host=$host/" "$build/rustc"
chmod +x "$build/rustc"

# 3. std itself, from the sources of the same compiler.
say "building std for $target"
mkdir -p "$build/empty/src"
: >"$build/empty/src/lib.rs"
printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n' >"$build/empty/Cargo.toml"
(
    cd "$build/empty"
    unset CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_TARGET RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER
    export RUSTC="$build/rustc" RUSTC_BOOTSTRAP=1 RUSTFLAGS=-Cembed-bitcode=yes CARGO_TARGET_DIR="$build/target"
    export CARGO_PROFILE_RELEASE_PANIC=abort CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1
    cargo build --release -Z build-std=std,panic_abort --target $target >&2
)
lib=$tree/usr/lib/rustlib/$target/lib
mkdir -p "$lib/self-contained"
cp "$build/target/$target/release/deps"/*.rlib "$lib"
rm -f "$lib"/libempty-*.rlib
cp "$tree"/usr/lib/wasm32-wasi/libc.a "$tree"/usr/lib/wasm32-wasi/crt1-*.o "$lib/self-contained"

# 4. Removes what is not needed later, and tests the result.
rm -rf "$build/deb" "$build/empty" "$build/target" "$tree/usr/src" "$tree/usr/share" "$tree/usr/lib/wasm32-wasi" "$tree/usr/include"
printf 'fn main() { println!("{}", std::env::args().count()); }\n' >"$build/probe.rs"
"$build/rustc" --target $target -C panic=abort "$build/probe.rs" -o "$build/probe.wasm"
rm "$build/probe.rs" "$build/probe.wasm"

# If two runs finish at the same time, the first one wins.
chmod 755 "$build"
mv -T "$build" "$cache" 2>/dev/null || [ -x "$cache/rustc" ] || die "cannot rename $build to $cache"
echo "$cache"
