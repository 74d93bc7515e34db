#!/bin/sh
# Installs the current release's known routes and security headers for a web server, and reloads it if
# they changed.
#
# It runs as root after each release switch (systemd/meridian-lists@.path), but an unprivileged user
# wrote the release. So each list is copied first, and installed only if every line is valid: a line
# that closes the map and adds a directive would give that user root privileges.

set -eu

fail() {
  echo "take-lists.sh: $1; $installed is unchanged" >&2
  exit 1
}

if [ $# -lt 4 ]; then
  echo "usage: take-lists.sh nginx|caddy RELEASED-FOLDER INSTALLED-FOLDER RELOAD-COMMAND..." >&2
  exit 2
fi
server=$1
released=$2
installed=$3
shift 3

path='/([a-z0-9-]+(/[a-z0-9-]+)*)?'
name='(Content-Security-Policy|Strict-Transport-Security|X-Content-Type-Options|Referrer-Policy|Permissions-Policy|Cross-Origin-Opener-Policy|Cross-Origin-Resource-Policy)'
# No character that either server would expand, or that ends the string.
value="[A-Za-z0-9 ;:=()/.,'_-]+"
# The value of the Speculation-Rules header is a URL in quotes.
rules='Speculation-Rules "\\"/links[.]speculationrules\\""'
case $server in
  nginx)
    route="\"($path)?\" \"$path\";"
    headers=headers.conf
    header="add_header ($name \"$value\"|$rules) always;"
    ;;
  caddy)
    route="~\\(\\?i\\)\\^($path)?\\\$ $path"
    headers=headers.caddy
    header="($name \"$value\"|$rules)"
    ;;
  *) fail "$server is neither nginx nor caddy" ;;
esac
most=4194304

# A list in the release may be a symlink to any file: nobody else may read the copy before it is checked.
umask 077
trap 'rm -f "$installed"/*.next "$installed"/*.former' EXIT

# Copies a list from the release next to the installed one, if every line is valid.
copy() {
  [ -f "$released/$1" ] || fail "there is no file $released/$1"
  head -c "$most" "$released/$1" > "$installed/$1.next"
  [ -s "$installed/$1.next" ] || fail "$released/$1 is empty"
  # -a: grep prints no line of a file that it takes for binary. It ends with 1 if all lines are valid.
  strange=$(grep -aEvxnm 1 "$2" "$installed/$1.next") &&
    fail "line ${strange%%:*} of $released/$1 is not a valid $3"
  [ $? -eq 1 ] || fail "$released/$1 cannot be checked"
  chmod 644 "$installed/$1.next"
}

isSame() {
  cmp -s "$installed/$1.next" "$installed/$1"
}

replace() {
  if [ -f "$installed/$1" ]; then
    cp "$installed/$1" "$installed/$1.former"
    chmod 644 "$installed/$1.former"
  fi
  mv "$installed/$1.next" "$installed/$1"
}

restore() {
  if [ -f "$installed/$1.former" ]; then mv "$installed/$1.former" "$installed/$1"; else rm "$installed/$1"; fi
}

copy routes.map "$route" route
copy "$headers" "$header" "security header"
# The marker stays until the server has read the new lists: the script may be interrupted before that.
unread=$installed/.unread
if isSame routes.map && isSame "$headers" && [ ! -e "$unread" ]; then exit 0; fi

: > "$unread"
replace routes.map
replace "$headers"
if ! "$@"; then
  restore routes.map
  restore "$headers"
  rm "$unread"
  fail "\"$*\" rejected the new lists"
fi
rm "$unread"
