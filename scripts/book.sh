#!/bin/sh
# Makes the site and the notebook, and looks at them in a browser:
#
#     scripts/book.sh [FOLDER [--kept]]    into FOLDER, or target/book
#
# Needs the target wasm32-wasip1 (`rustup target add wasm32-wasip1`; on Debian without it, a compiler
# made by scripts/wasm-std.sh is used) and chromium (CHROMIUM names another one). The first time, npm
# fetches axe-core, the rules for accessible pages; GRUNDY_AXE_REQUIRED says that they must be had.
# GRUNDY names a program that has the command `book`, if one is built already.
set -eu
cd "$(dirname "$0")/.."

folder=${1:-target/book}
[ $# -eq 0 ] || shift
case $folder in /*) ;; *) folder=$PWD/$folder ;; esac
libraries=$(rustc --print target-libdir --target wasm32-wasip1)
if [ -z "${RUSTC:-}" ] && [ ! -d "$libraries" ]; then
    if ! rustup target add wasm32-wasip1 2>/dev/null; then
        RUSTC=$(scripts/wasm-std.sh)/rustc
        export RUSTC
    fi
fi
${GRUNDY:-cargo grundy} book --notebook --output "$folder" "$@"
# The features of the program, so that little is compiled once more.
GRUNDY_SITE=$folder cargo test --quiet --package grundy-book --package grundy-cli --features grundy-cli/book \
    --test it -- --include-ignored
