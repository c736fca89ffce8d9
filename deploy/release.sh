#!/bin/sh
# Deploys a built portal, or goes back to an earlier one; no file is missing at any moment.
#
#   deploy/release.sh DIST TARGET               deploy/release.sh dist /srv/portal
#   deploy/release.sh --back TARGET [RELEASE]   goes back to the release before the current one, or to the named one
#
# nginx serves TARGET/current, a link to one of TARGET/releases/*/site. The assets of all releases are in TARGET/assets,
# because their names contain a hash of their content: a tab that was opened before a deploy still finds its files.
# A release that was replaced more than KEEP_DAYS (14) days ago is removed, with the assets that only it had.
set -eu
umask 022

fail() {
    echo "$1" >&2
    exit 1
}

lock() {
    mkdir "$target/.lock" 2>/dev/null ||
        fail "Another release is running on $target. If this is not true, remove $target/.lock and try again."
    trap 'rm -rf "$target/.lock"' EXIT
}

# Makes .lock/release the newest release in one step: TARGET/current always exists.
switch() {
    mkdir -p "$target/releases"
    id=$(date -u +%Y%m%d-%H%M%S)
    # The order of names is that of deployment, also after a clock that was ahead, and for two releases in one second.
    newest=$(ls "$target/releases" | tail -n 1)
    if [ "$(printf '%s\n' "$id" "$newest" | sort | tail -n 1)" = "$newest" ]; then id=$newest-1; fi
    mv "$target/.lock/release" "$target/releases/$id"
    ln -s "releases/$id/site" "$target/.lock/current"
    mv -T "$target/.lock/current" "$target/current"
}

put_up() {
    [ -d "$1/assets" ] || fail "$1 has no assets/: run \`npm run build\` first."
    grep -q __CSP_NONCE__ "$1/index.html" || fail "$1/index.html is not the portal's: it has no __CSP_NONCE__."
    # First, so that there is room for the new one.
    [ ! -d "$target/releases" ] || remove_old
    new=$target/.lock/release
    mkdir -p "$target/assets" "$new/site"
    (cd "$1/assets" && find . -type f) >"$new/assets.list"
    # Assets are moved into place after all are complete: an interrupted copy leaves no partial file.
    copies=$target/.lock/assets
    mkdir "$copies"
    (cd "$target/assets" && find . -type f) | sort >"$target/.lock/present"
    sort "$new/assets.list" | comm -23 - "$target/.lock/present" >"$target/.lock/missing"
    (cd "$1/assets" && tr '\n' '\0' <"$target/.lock/missing" | xargs -0 -r cp --parents -t "$copies") ||
        fail "The assets of $1 could not be copied to $target. The release from before is still live."
    chmod -R a+rX "$copies"
    (cd "$copies" && find . -type d) | while read -r folder; do
        mkdir -p "$target/assets/$folder"
        find "$copies/$folder" -maxdepth 1 -type f -exec mv -t "$target/assets/$folder/" {} +
    done
    # With `+` find itself fails when cp does; with `;` it would not.
    find "$1" -mindepth 1 -maxdepth 1 ! -name assets -exec cp -R -t "$new/site/" {} + ||
        fail "The files of $1 could not be copied to $target. The release from before is still live."
    cmp -s "$1/index.html" "$new/site/index.html" ||
        fail "index.html was not copied completely to $target: is the disk full? The release from before is still live."
    ln -s ../../../assets "$new/site/assets"
    chmod -R a+rX "$new"
    switch
    echo "Live: $id."
}

# The old release is deployed as a new one, so that the names of releases stay in the order of deployment.
go_back() {
    old=${2:-$(ls "$target/releases" | tail -n 2 | head -n 1)}
    up=$(ls "$target/releases" | tail -n 1)
    [ -n "$old" ] && [ "$old" != "$up" ] || fail "There is no release before $up."
    [ -d "$target/releases/$old" ] || fail "There is no release $old. There are: $(ls "$target/releases" | tr '\n' ' ')"
    cp -R "$target/releases/$old" "$target/.lock/release"
    # A release without the worker would leave it in the browsers, with what it keeps. sw-off.js is for a further way back.
    site=$target/.lock/release/site
    if [ ! -e "$site/sw.js" ] && [ -e "$target/current/sw-off.js" ]; then
        cp "$target/current/sw-off.js" "$site/sw-off.js"
        cp "$target/current/sw-off.js" "$site/sw.js"
    fi
    # A release before 1.0 has no release.json, and /healthz would call it ill.
    if [ ! -e "$site/release.json" ]; then
        printf '{"portal":"before 1.0","contract":"before 1.0","sum":"%s"}\n' "$old" >"$site/release.json"
    fi
    switch
    echo "Live: $id, a copy of $old (before: $up)."
}

remove_old() {
    limit=$(date -u -d "-${KEEP_DAYS:-14} days" +%Y%m%d-%H%M%S)
    previous=
    for release in $(ls "$target/releases"); do
        # A release is named by its time of deployment, when it replaced the release before it.
        oldest=$(printf '%s\n' "$release" "$limit" | sort | head -n 1)
        if [ -n "$previous" ] && [ "$oldest" = "$release" ]; then rm -rf "${target:?}/releases/$previous"; fi
        previous=$release
    done
    cat "$target"/releases/*/assets.list | sort -u >"$target/.lock/wanted"
    (cd "$target/assets" && find . -type f) | sort | comm -13 "$target/.lock/wanted" - | while read -r file; do
        rm -f "$target/assets/$file"
    done
}

[ $# -ge 2 ] || fail "Usage: $0 DIST TARGET   or   $0 --back TARGET [RELEASE]"
mkdir -p "$2"
target=$(cd "$2" && pwd)
lock
if [ "$1" = --back ]; then
    go_back "$target" "${3:-}"
else
    put_up "$1"
fi
