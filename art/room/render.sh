#!/usr/bin/env bash
# Renders hours at full size, one after another, with what their loops need. Usage: art/room/render.sh [HOUR ...], all six
# by default. Needs blender 3.4, python3-numpy, python3-opencv, webp. Then run export.sh and export-loops.sh.
set -euo pipefail

room=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}
for hour in ${*:-14 17 19 22 02 08}; do
  HOUR=$hour W=1600 H=1200 S=${S:-32} NOISE=${NOISE:-.035} LOOPS=1 RAW=$work/$hour OUT=$work/$hour.png \
    nice -n 19 blender -b -noaudio -P "$room/render.py"
  "${PYTHON:-python3}" "$room/retouch.py" "$hour" "$work/$hour.png"
  for part in :92 -mask:80 -blink:92 -behind:92 -poses:92 -poses-mask:80 -poses-behind:92; do
    name=$hour${part%:*}
    [ ! -f "$work/$name.png" ] || cwebp -quiet -q "${part#*:}" -m 6 "$work/$name.png" -o "$room/hour_$name.webp"
  done
done
