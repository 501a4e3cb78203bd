#!/usr/bin/env bash
# Makes everything of an hour from its scene: render, pictures, loops. Usage: art/room/make.sh [HOUR ...], all six by default.
set -euo pipefail

room=$(cd "$(dirname "$0")" && pwd)
"$room/render.sh" "$@"
HOURS=$* "$room/export.sh"
HOURS=$* "$room/export-loops.sh"
