#!/bin/sh
# switch.sh FOLDER: makes the version that was built there the current one, forward or back, while the site runs. When it does
# not get ready, the version before takes over again. As root.
set -eu
current=/srv/rihla/current
next=$(realpath "$1")
before=$(realpath "$current")

files() {
	echo "$1/build/client/assets"
}

# What belongs to this build itself, written down before others' files join it; a new build empties that folder.
own() {
	echo "$1/build/server/assets.txt"
}

for version in "$next" "$before"; do
	if [ -e "$(files "$version")" ] && [ ! -e "$(own "$version")" ]; then ls "$(files "$version")" >"$(own "$version")"; fi
done
if [ ! -e "$(own "$next")" ]; then
	echo "$next has not been built" >&2
	exit 1
fi
# Pages that are open now ask for the files of the version before for as long as they stay open.
if [ -e "$(own "$before")" ]; then
	(cd "$(files "$before")" && xargs cp -n -t "$(files "$next")") <"$(own "$before")"
fi

ln -sfn "$next" "$current"
if ! "$next/deploy/rolling-restart.sh"; then
	if [ "$before" != "$next" ] && [ -e "$before" ]; then
		echo "Going back to $before" >&2
		ln -sfn "$before" "$current"
		"$before/deploy/rolling-restart.sh" || true
	fi
	exit 1
fi
