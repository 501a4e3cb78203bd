#!/usr/bin/env bash
# Makes the page's pictures from the rendered hours: AVIF in four widths, one WebP for browsers without it.
# Usage: art/room/export.sh, with HOURS="17 02" for some only, HOURS=" " for the photographs alone
# (needs Debian's imagemagick, libavif-bin, webp).
set -euo pipefail

renders=$(dirname "$0")
out=$renders/../../src/pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/room" "$out/room"

encode() { # source-png name width quantizer
  convert "$1" -filter Lanczos -resize "$3x" "$work/$2.png"
  avifenc -s 3 -d 10 -y 420 --min "$(($4 - 4))" --max "$(($4 + 4))" -a end-usage=q -a cq-level="$4" "$work/$2.png" "$out/$2-$3.avif" >/dev/null
}

fallback() { # source-png name width
  convert "$1" -filter Lanczos -resize "$3x" "$work/$2.png"
  cwebp -quiet -q 72 -m 6 "$work/$2.png" -o "$out/$2-$3.webp"
}

# Six at 960 px are what a phone takes for a whole day: together at most 140 KB.
for hour in ${HOURS:-14 17 19 22 02 08}; do
  case $hour in 17 | 19 | 02) quantizer=32 ;; *) quantizer=34 ;; esac # these three show the most wool, or grain
  for width in 480 720 960 1600; do encode "$renders/hour_$hour.webp" "room/$hour" "$width" "$quantizer"; done
  fallback "$renders/hour_$hour.webp" "room/$hour" 960
done

# The preview, which is in the document until the first picture has come. Chromium counts it as the largest contentful
# paint if it is at least as large as a phone shows the picture (some 390 by 335 px), and has 0.05 bits or more for each px it covers.
convert "$renders/hour_17.webp" -filter Lanczos -resize 480x -blur 0x5.6 "$work/preview.png"
avifenc -s 0 -y 420 --min 0 --max 63 -a end-usage=q -a cq-level=57 -a aq-mode=0 -a deltaq-mode=0 \
  -a enable-chroma-deltaq=0 -a tune=ssim "$work/preview.png" "$out/room-preview.avif" >/dev/null

# The staff's photographs of three hours, for the owner's notifications: each animal alone, cut from the picture.
photo() { # animal hour crop
  convert "$renders/hour_$2.webp" -crop "$3" +repage "$work/photo.png"
  encode "$work/photo.png" "$1-$2" 480 32
  fallback "$work/photo.png" "$1-$2" 480
}
photo cat 22 690x460+30+455
photo cat 08 783x522+47+508
photo cat 19 817x545+0+487
photo dog 22 840x560+720+500
photo dog 08 870x580+692+335
photo dog 19 930x620+670+425
