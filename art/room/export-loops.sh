#!/usr/bin/env bash
# Makes the page's loops from the stills: AV1 and H.264, 720 and 960 px wide. Minutes, no rendering.
# Usage: art/room/export-loops.sh, with HOURS="22 02" for some only (needs python3-numpy, python3-opencv, ffmpeg with
# libsvtav1 and libx264).
set -euo pipefail

renders=$(dirname "$0")
out=$renders/../../src/pictures/room-loops
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

encode() { # hour width crf-av1 crf-h264
  local from=(-v error -y -framerate 24 -i "$work/$1/%04d.png" -vf "scale=$2:-2:flags=lanczos:out_color_matrix=bt601:out_range=tv,format=yuv420p" -an
    -colorspace smpte170m -color_primaries bt709 -color_trc iec61966-2-1 -color_range tv -map_metadata -1 -fflags +bitexact)
  ffmpeg "${from[@]}" -c:v libsvtav1 -preset 4 -crf "$3" -g 240 -svtav1-params tune=0:film-grain=0 -movflags +faststart "$out/$1-$2.av1.mp4"
  ffmpeg "${from[@]}" -c:v libx264 -preset veryslow -crf "$4" -profile:v high -level 3.1 -refs 4 -g 240 -bf 3 -x264-params deblock=1,1:aq-mode=3 -movflags +faststart "$out/$1-$2.h264.mp4"
}

for hour in ${HOURS:-14 17 19 22 02 08}; do
  "${PYTHON:-python3}" "$renders/loops.py" "$hour" "$work/$hour" 960
  case $hour in 08) crf=(46 23) ;; 19) crf=(44 23) ;; *) crf=(42 22) ;; esac # at these two the most wool moves
  encode "$hour" 720 "${crf[@]}"
  encode "$hour" 960 "${crf[@]}"
  rm -rf "${work:?}/$hour"
done
