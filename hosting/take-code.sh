#!/bin/sh
# Makes the code root's, with its packages and its bundle ready, and gives the user who builds only
# what a build of new content writes: builds run other people's packages on what many people wrote,
# and must change neither what runs next nor what root copies.
#
# Packages and bundle are made by that user too, who is lent the folders that this takes. Git tells
# afterwards whether anything else came into them.

set -eu
# The user and the web server read what is made here.
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
    \( ! -user 0 -o ! -group 0 \) -exec chown -h 0:0 {} +
  # A file with a second name may be somebody else's.
  find dist .cache public/images \( -type d -o -links 1 \) ! -user "$user" \
    -exec chown -h "$user:$group" {} +
  # The catalogues lie beside code. In this folder each may replace his own files alone.
  for name in en zh site; do chown -h "$user:$group" "locales/$name.json"; done
  if [ -d locales/.next ]; then chown -hR "$user:$group" locales/.next; fi
  chgrp "$group" locales
  chmod 1775 locales
}

mkdir -p dist .cache public/images node_modules
trap takeBack EXIT
takeBack
# With a umask of 077 Git keeps from others what it clones and updates. Folders of the user are left out:
# a name in them may lead elsewhere by now.
find . \( -path ./.git -o -path ./dist -o -path ./.cache -o -path ./public/images -o -path ./locales/.next \) \
  -prune -o -type d -user 0 -exec chmod go+rx {} +
git ls-files -z -- . ':!locales/*.json' ':!public/images' | xargs -0 chmod go+rX
# Vite and Vike write files beside settings for as long as they read them.
chown -hR "$user:$group" node_modules
find pages -type d -exec chown "$user:$group" {} +
HOME=$(getent passwd "$user" | cut -d : -f 6) setpriv --reuid "$user" --regid "$group" --clear-groups \
  --inh-caps=-all --bounding-set=-all --no-new-privs "$@"

takeBack
changed=$(git status --porcelain -- . ':!locales/*.json' ':!locales/.next' ':!public/images' | head -n 1)
if [ -n "$changed" ]; then
  echo "take-code.sh: what ran changed the code: $changed; look at it, then run: git restore . && git clean -fd" >&2
  exit 1
fi
