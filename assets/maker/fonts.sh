#!/bin/sh
# Fetches the three licensed faces, pinned by version, and cuts them down to the letters the game can show.
#
# Needs npm, and Python with `pip install fonttools brotli`. Run from anywhere; it writes into assets/fonts/.
# The pictures' own maker does not need this script: the cut fonts are in the repository.
set -eu

out="$(CDPATH= cd -- "$(dirname -- "$0")/../fonts" && pwd)"
tmp="$(mktemp -d)"
trap 'rm -rf "$tmp"' EXIT
cd "$tmp"

fetch() { # name version
    npm pack --silent "@expo-google-fonts/$1@$2" >/dev/null
    mkdir "$1"
    tar -xzf "expo-google-fonts-$1-$2.tgz" -C "$1" --strip-components=1
}

# Latin-1, Œœ Ÿ, dashes, quotation marks, bullet, ellipsis, №, arrow, minus, and Russian's Cyrillic block.
unicodes='U+0020-007E,U+00A0-00FF,U+0152,U+0153,U+0178,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2116,U+2190,U+2192,U+2212,U+0400-045F'

cut() { # source target
    pyftsubset "$1" --output-file="$out/$2" --unicodes="$unicodes" \
        --layout-features='kern,liga,mark,mkmk,ccmp,locl,lnum,pnum,tnum' \
        --no-hinting --desubroutinize --name-IDs='0,1,2,3,4,5,6,13,14,16,17' --drop-tables+=DSIG
}

fetch alegreya 0.4.2
fetch philosopher 0.4.1

cut alegreya/500Medium/Alegreya_500Medium.ttf text.ttf
cut alegreya/700Bold/Alegreya_700Bold.ttf text-bold.ttf
cut philosopher/700Bold/Philosopher_700Bold.ttf display.ttf
cp alegreya/LICENSE_FONT "$out/text-OFL.txt"
cp philosopher/LICENSE_FONT "$out/display-OFL.txt"
