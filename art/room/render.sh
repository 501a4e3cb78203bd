#!/usr/bin/env bash
# Renders hours at full size, one after another, with what their loops need. Usage: art/room/render.sh [HOUR ...], all six
# by default. Needs blender 3.4, python3-numpy, python3-opencv, webp. Then run export.sh and export-loops.sh.
set -euo pipefail

room=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}
for hour in ${*:-14 17 19 22 02 08}; do
  HOUR=$hour W=1600 H=1200 S=${S:-32} NOISE=${NOISE:-.035} LOOPS=1 RAW=$work/$hour OUT=$work/$hour.png \
    nice -n 19 blender -b -noaudio -P "$room/render.py"
  blink=$work/$hour-blink.png behind=$work/$hour-behind.png
  [ -f "$blink" ] || blink=
  "${PYTHON:-python3}" "$room/retouch.py" "$hour" "$work/$hour-mask.png" "$work/$hour.png" ${blink:+"$blink"}
  cwebp -quiet -q 92 -m 6 "$work/$hour.png" -o "$room/hour_$hour.webp"
  cwebp -quiet -q 80 -m 6 "$work/$hour-mask.png" -o "$room/hour_$hour-mask.webp"
  [ -z "$blink" ] || cwebp -quiet -q 92 -m 6 "$blink" -o "$room/hour_$hour-blink.webp"
  [ ! -f "$behind" ] || cwebp -quiet -q 92 -m 6 "$behind" -o "$room/hour_$hour-behind.webp"
  for part in -poses:92 -poses-behind:92 -poses-mask:80; do
    [ ! -f "$work/$hour${part%:*}.png" ] || cwebp -quiet -q "${part#*:}" -m 6 "$work/$hour${part%:*}.png" -o "$room/hour_$hour${part%:*}.webp"
  done
done
