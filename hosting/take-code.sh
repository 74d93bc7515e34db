#!/bin/sh
# Makes root the owner of the code, its packages and its bundle. The build user owns only what a build
# of new content writes: builds run third-party packages on content from many people, and must change
# neither what runs next nor what root copies.
#
# The build user also installs the packages and makes the bundle, and temporarily owns the folders for
# this. Git then shows whether anything else was changed.

set -eu
# The build user and the web server read what is created here.
umask 022

if [ $# -lt 3 ]; then
  echo "usage: take-code.sh CODE-FOLDER USER COMMAND..." >&2
  exit 2
fi
cd "$1"
user=$2
shift 2
group=$(id -g "$user")

takeBack() {
  find . \( -path ./dist -o -path ./.cache -o -path ./public/images \) -prune -o \
    \( ! -user 0 -o ! -group 0 \) -exec chown -h 0:0 {} + ! -type l -exec chmod go-w {} +
  # A file with a second hard link may belong to somebody else. -execdir: a folder of the user may be a
  # symlink to a folder of root by now, if a process that the command started is still running.
  find dist .cache public/images \( -type d -o -links 1 \) ! -user "$user" \
    -execdir chown -h "$user:$group" {} +
  # Catalogues share a folder with code: with the sticky bit, users can replace only their own files.
  for name in en zh site; do chown -h "$user:$group" "locales/$name.json"; done
  if [ -d locales/.next ]; then chown -hR "$user:$group" locales/.next; fi
  chgrp "$group" locales
  chmod 1775 locales
}

mkdir -p dist .cache public/images node_modules
trap takeBack EXIT
takeBack
# With a umask of 077, others cannot read what Git clones and updates. The user's folders are skipped:
# a name in them may be a symlink by now.
find . \( -path ./.git -o -path ./dist -o -path ./.cache -o -path ./public/images -o -path ./locales/.next \) \
  -prune -o -type d -user 0 -exec chmod go+rx {} +
git ls-files -z -- . ':!locales/*.json' ':!public/images' | xargs -0 chmod go+rX
# Vite and Vike write temporary files next to their configuration while they read it.
chown -hR "$user:$group" node_modules
find pages -type d -execdir chown -h "$user:$group" {} +
HOME=$(getent passwd "$user" | cut -d : -f 6) setpriv --reuid "$user" --regid "$group" --clear-groups \
  --inh-caps=-all --bounding-set=-all --no-new-privs "$@"

takeBack
changed=$(git status --porcelain -- . ':!locales/*.json' ':!locales/.next' ':!public/images' | head -n 1)
if [ -n "$changed" ]; then
  echo "take-code.sh: the command changed the code: $changed; review it, then run: git restore . && git clean -fd" >&2
  exit 1
fi
