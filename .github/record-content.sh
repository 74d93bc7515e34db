#!/usr/bin/env bash
# Commits pulled and deployed content on top of the current branch.
#
# The patch comes from a job that runs third-party packages, and a commit here may start workflows.
# So every file in the patch is checked, and a single one that is not content rejects the patch.

set -euo pipefail

if [ $# -ne 2 ]; then
  echo "usage: record-content.sh PATCH BRANCH" >&2
  exit 2
fi
patch=$1
branch=$2

# The format of git diff --raw: old and new mode, two hashes, status and path.
content='^:(000000|100644) (000000|100644) [0-9a-f]+ [0-9a-f]+ [AMD]	(locales/(en|zh|site)\.json|public/images/[A-Za-z0-9][A-Za-z0-9._-]*)$'
attempts=5

fail() {
  echo "record-content.sh: $1" >&2
  exit 1
}

git config user.name 'github-actions[bot]'
git config user.email '41898282+github-actions[bot]@users.noreply.github.com'

tried=
for attempt in $(seq "$attempts"); do
  git fetch --quiet origin "$branch"
  base=$(git rev-parse FETCH_HEAD)
  [ "$base" != "$tried" ] || fail "cannot push to $branch: allow GitHub Actions to push to it in the repository settings"
  tried=$base
  git reset --quiet --hard "$base"

  if git apply --cached --reverse --check "$patch" 2> /dev/null; then
    echo "$branch already has this content"
    exit 0
  fi
  git apply --cached --whitespace=nowarn "$patch" ||
    fail "the content of $branch has changed since: the next run pulls and commits it"
  foreign=$(git diff --cached --raw --no-renames --no-abbrev | grep -Evm 1 "$content" || true)
  [ -z "$foreign" ] || fail "nothing was committed: the patch contains more than content: ${foreign##*	}"

  git commit --quiet --no-verify --message 'Pull the content that was published'
  if git push --quiet origin "HEAD:refs/heads/$branch"; then exit 0; fi
  sleep "$attempt"
done
fail "$branch moved $attempts times during the commit: the next run commits the content"
