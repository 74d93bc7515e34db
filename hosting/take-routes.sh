#!/bin/sh
# Gives a web server the known routes of the current release, and has it read them if they changed.
#
# It runs as root after each switch (systemd/meridian-routes@.path), but the release was written by
# a user without rights. So the list is copied first, and taken only if every line is a route: a
# line that closes the map and adds a directive would make that user root.

set -eu

if [ $# -lt 3 ]; then
  echo "usage: take-routes.sh LIST INSTALLED-LIST RELOAD-COMMAND..." >&2
  exit 2
fi
list=$1
installed=$2
shift 2

path='/[a-z0-9/-]*'
route="(\"($path)?\" \"$path\";|~\\(\\?i\\)\\^($path)?\\\$ $path)"
most=4194304

fail() {
  echo "take-routes.sh: $1; $installed stays as it is" >&2
  exit 1
}

next=$installed.next
former=$installed.former
trap 'rm -f "$next" "$former"' EXIT
[ -f "$list" ] || fail "there is no file $list"
head -c "$most" "$list" > "$next"
[ -s "$next" ] || fail "$list is empty"
strange=$(grep -Evxn "$route" "$next" | head -n 1 | cut -d : -f 1)
[ -z "$strange" ] || fail "line $strange of $list is no route"
cmp -s "$next" "$installed" && exit 0

cp -p "$installed" "$former"
mv "$next" "$installed"
if ! "$@"; then
  mv "$former" "$installed"
  fail "\"$*\" refused the new list"
fi
