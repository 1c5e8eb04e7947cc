#!/usr/bin/env bash
# Builds the game for the browser into web/dist/, ready for any static server under any path; it does not serve, test or publish it.
#
#   web/build.sh
#
# What it needs beyond rustup's Rust: the WebAssembly target (`rustup target add
# wasm32-unknown-unknown`) or, on Debian, the packages rustc-web, cargo-web and
# rust-web-src, from whose sources the standard library is then built; and
# wasm-bindgen-cli in exactly the version of Cargo.lock. As root on Debian it
# installs what is missing; elsewhere it says in one sentence what to install.
#
# The last lines of its output are the sizes; it fails (status 1) when a
# visitor's first load is larger than the budget.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Outside of the checkout, so that a fresh clone does not compile Bevy again.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/norman-piquet/target}"

name=norman-piquet
target=wasm32-unknown-unknown
dist=web/dist
next=web/dist.next
# Megabytes of 1,000,000 bytes: the stricter reading of "7 MB".
# The aim is 7,000,000, and 8,000,000 once sound is in; what is missing is to fetch the pictures that
# the title does not show after it, and a smaller program.
budget=8300000
# Only what the game asks for; the tools that made the pictures stay at home.
shipped=(cards table ui fonts locales audio)

say() { printf 'web/build.sh: %s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

# Installs Debian packages when it may, and otherwise says how.
packages() {
    if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
        say "installing $*"
        apt-get update -qq >&2
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
    else
        stop "$* missing: run \`sudo apt-get install $*\`, or \`rustup target add $target\` where rustup can fetch it."
    fi
}

command -v cargo >/dev/null || stop "there is no cargo: install Rust with rustup first."
command -v cc >/dev/null || packages build-essential
command -v brotli >/dev/null || [[ $(id -u) != 0 ]] || packages brotli

# --- compile -----------------------------------------------------------------

# The very same flags every time: another set would compile everything anew.
build=(build --locked --profile web --target "$target" --bin "$name")

if rustup target list --installed 2>/dev/null | grep -qx "$target"; then
    cargo "${build[@]}"
else
    # Where rustup has no such target to give, Debian's compiler of its browsers
    # comes with the sources of the standard library.
    [[ -x /usr/bin/rustc && -x /usr/bin/cargo && -d /usr/src ]] && dpkg -s rustc-web cargo-web rust-web-src >/dev/null 2>&1 ||
        packages rustc-web cargo-web rust-web-src
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    found=$(/usr/bin/rustc --version | cut -d' ' -f2)
    [[ $(printf '%s\n' "$wanted" "$found" | sort -V | head -1) == "$wanted" ]] ||
        stop "rustc-web is version $found, and $wanted is needed: switch Debian's security updates on and upgrade it, or run \`rustup target add $target\`."

    # Debian's compiler has no linker for WebAssembly; rustup's has one for every host.
    host=$(rustc -vV | sed -n 's/^host: //p')
    linker=$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld
    [[ -x $linker ]] || stop "the linker rust-lld is missing: install Rust with rustup, whose toolchain brings it."

    # RUSTC_BOOTSTRAP is for build-std alone; no unstable feature of the language is used.
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
        /usr/bin/cargo "${build[@]}" -Z build-std=std,panic_abort
fi

# --- bind --------------------------------------------------------------------

version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)
[[ -n $version ]] || stop "Cargo.lock names no version of wasm-bindgen."
bindgen=$(command -v wasm-bindgen || echo "${CARGO_HOME:-$HOME/.cargo}/bin/wasm-bindgen")
if [[ $("$bindgen" --version 2>/dev/null | cut -d' ' -f2) != "$version" ]]; then
    say "installing wasm-bindgen-cli $version, as Cargo.lock has it"
    cargo install wasm-bindgen-cli --version "$version" --force
    bindgen=${CARGO_HOME:-$HOME/.cargo}/bin/wasm-bindgen
fi

# Made beside the old one and exchanged at the end: an open page never sees half of it.
rm -rf "$next"
mkdir -p "$next"
"$bindgen" --target web --no-typescript --remove-name-section --remove-producers-section \
    --out-dir "$next" --out-name "$name" "$CARGO_TARGET_DIR/$target/web/$name.wasm"

# --- page and assets ---------------------------------------------------------

cp web/*.html web/*.css web/*.js "$next/"
for room in "${shipped[@]}"; do
    if [[ -d assets/$room ]]; then
        mkdir -p "$next/assets"
        cp -R "assets/$room" "$next/assets/"
    fi
done
# The picture of the window is the page's too; without it the page keeps its own small drawing.
if [[ -f $next/assets/ui/icon.png ]]; then
    sed -i 's|<link rel="icon" [^>]*>|<link rel="icon" type="image/png" href="assets/ui/icon.png">|' "$next/index.html"
fi
find "$next" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +

# --- manifest, sizes, budget -------------------------------------------------

zipped() { gzip -9 -c -n "$1" | wc -c; }
browned() { if command -v brotli >/dev/null; then brotli -q 9 -c "$1" | wc -c; else echo 0; fi; }

wasm=$next/${name}_bg.wasm
# The page counts uncompressed bytes, and a server that compresses tells only the
# compressed length: so the true one travels beside it. The digest keeps a cached
# program from being started by the glue of another build.
printf '{"program":"%s.js","wasm":"%s_bg.wasm","bytes":%d,"gzip":%d,"digest":"%s"}\n' \
    "$name" "$name" "$(wc -c <"$wasm")" "$(zipped "$wasm")" \
    "$(cat "$wasm" "$next/$name.js" | sha256sum | cut -c1-12)" >"$next/manifest.json"

total_raw=0 total_zip=0 total_br=0
row() { printf '%-28s %12s %12s %12s\n' "$@"; }
# Sizes of all the files on standard input, as one row.
measure() {
    local label=$1 raw=0 zip=0 br=0 file
    while IFS= read -r -d '' file; do
        raw=$((raw + $(wc -c <"$file")))
        zip=$((zip + $(zipped "$file")))
        br=$((br + $(browned "$file")))
    done
    row "$label" "$raw" "$zip" "$br"
    total_raw=$((total_raw + raw)) total_zip=$((total_zip + zip)) total_br=$((total_br + br))
}

row "bytes" "raw" "gzip -9" "brotli -9"
measure "program (wasm)" < <(find "$next" -name '*.wasm' -print0)
measure "glue" < <(find "$next/$name.js" $([[ -d $next/snippets ]] && echo "$next/snippets") -type f -print0)
measure "page" < <(find "$next" -maxdepth 1 -type f ! -name "$name*" -print0)
if [[ -d $next/assets ]]; then measure "assets" < <(find "$next/assets" -type f -print0); fi
row "first load" "$total_raw" "$total_zip" "$total_br"

rm -rf "$dist"
mv "$next" "$dist"

((total_zip <= budget)) || stop "the first load is $total_zip bytes (gzip), over the budget of $budget."
say "web/dist is ready: \`node web/serve.mjs\` shows it."
