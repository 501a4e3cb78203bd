#!/usr/bin/env bash
# Makes the page's loops from the stills: AV1 and H.264, 720 and 960 px wide. Minutes, no rendering.
# Usage: art/room/export-loops.sh, with HOURS="22 02" for some only (needs python3-numpy, python3-opencv, ffmpeg with
# libaom-av1 and libx264).
set -euo pipefail

renders=$(dirname "$0")
out=$renders/../../src/pictures/room-loops
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

encode() { # hour width crf-av1 crf-h264
  local from=(-v error -y -framerate 24 -i "$work/$1/%04d.png" -vf "scale=$2:-2:flags=lanczos:out_color_matrix=bt601:out_range=tv,format=yuv420p" -an
    -colorspace smpte170m -color_primaries bt709 -color_trc iec61966-2-1 -color_range tv -map_metadata -1 -fflags +bitexact)
  ffmpeg "${from[@]}" -c:v libaom-av1 -cpu-used 2 -crf "$3" -b:v 0 -row-mt 1 -lag-in-frames 48 -g 240 -movflags +faststart "$out/$1-$2.av1.mp4"
  ffmpeg "${from[@]}" -c:v libx264 -preset veryslow -crf "$4" -profile:v high -level 3.1 -refs 4 -g 240 -bf 3 -x264-params deblock=1,1:aq-mode=3 -movflags +faststart "$out/$1-$2.h264.mp4"
}

for hour in ${HOURS:-14 17 19 22 02 08}; do
  "${PYTHON:-python3}" "$renders/loops.py" "$hour" "$work/$hour" 960
  # At 08 and 19 the most wool moves, at 02 the least.
  case $hour in 02) how=(37 22) ;; 22) how=(37 22) ;; 08) how=(49 25) ;; 19) how=(44 25) ;; 17) how=(42 24) ;; *) how=(43 24) ;; esac
  encode "$hour" 720 "${how[@]}"
  encode "$hour" 960 "${how[@]}"
  rm -rf "${work:?}/$hour"
done
