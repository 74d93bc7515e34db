#!/usr/bin/env bash
# Commits content that was pulled and deployed, on top of whatever the branch is by then.
#
# The patch comes from a job that runs other people's packages, and what is committed here may start
# workflows: so every file that it names is looked at, and one that is no content refuses all of it.

set -euo pipefail

if [ $# -ne 2 ]; then
  echo "usage: record-content.sh PATCH BRANCH" >&2
  exit 2
fi
patch=$1
branch=$2

# As git diff --raw has it: modes before and after, two hashes, what was done, and the path.
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
  [ "$base" != "$tried" ] || fail "$branch cannot be pushed to: let GitHub Actions push to it in the settings of the repository"
  tried=$base
  git reset --quiet --hard "$base"

  if git apply --cached --reverse --check "$patch" 2> /dev/null; then
    echo "$branch has this content already"
    exit 0
  fi
  git apply --cached --whitespace=nowarn "$patch" ||
    fail "the content of $branch was changed meanwhile: the next run pulls and records it"
  foreign=$(git diff --cached --raw --no-renames --no-abbrev | grep -Evm 1 "$content" || true)
  [ -z "$foreign" ] || fail "nothing is committed, for the patch has more than content: ${foreign##*	}"

  git commit --quiet --no-verify --message 'Pull the content that was published'
  if git push --quiet origin "HEAD:refs/heads/$branch"; then exit 0; fi
  sleep "$attempt"
done
fail "$branch moved $attempts times while its content was recorded: the next run records it"
