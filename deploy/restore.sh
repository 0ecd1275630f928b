#!/bin/sh
# Puts a backup back, as root, while the site is stopped:  deploy/restore.sh /var/backups/rihla/2026-11-15
# The backup is made whole beside what is there, and only then takes its place; if anything fails, what was there stays.
# What was erased after that day is erased again: the marks in documents/erased are never replaced. Every link, session and
# one-time address ends, because some of those in the backup were ended since.
#   DATA=/var/lib/rihla PORTS='3001 3002' DATABASE=rihla SETTINGS=/etc/rihla.env
set -eu
from=$1
data=${DATA:-/var/lib/rihla}
database=${DATABASE:-rihla}
owner=${DATABASE_OWNER:-rihla}
settings=${SETTINGS:-/etc/rihla.env}
app=$(cd "$(dirname "$0")/.." && pwd)
as_postgres=${AS_POSTGRES-runuser -u postgres --}

say() {
	echo "restore: $*" >&2
}
refuse() {
	say "$*; nothing was changed"
	exit 1
}

# A process that runs on would go on acknowledging into a file that is gone.
for port in ${PORTS-3000 3001 3002}; do
	if curl -s -o /dev/null --max-time 3 "http://127.0.0.1:$port/healthz"; then
		refuse "something answers at port $port: stop the site first"
	fi
done
tar -tzf "$from/data.tgz" >/dev/null 2>&1 || refuse "$from/data.tgz can't be read"

as_site() {
	user=$(stat -c %U "$data")
	(
		set -a
		if [ -f "$settings" ]; then . "$settings"; fi
		DATA_DIR=$data
		set +a
		cd "$app"
		if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- "$@"; fi
	)
}

put_files() {
	tar -C "$data" --exclude='./documents/erased' -xzf "$from/data.tgz"
	if tar -tzf "$from/data.tgz" ./documents/erased/ >/dev/null 2>&1; then
		tar -C "$data" --skip-old-files -xzf "$from/data.tgz" ./documents/erased/
	fi
	as_site node_modules/.bin/node scripts/after-restore.ts
}

back() {
	trap - EXIT
	say 'failed; the database that was there is put back'
	"$1"
	exit 1
}

if [ -f "$from/rihla.sqlite" ]; then
	file=$(readlink -f "$data")/rihla.sqlite
	for open in $(find /proc/[0-9]*/fd -lname "$file*" 2>/dev/null | cut -d/ -f3 | sort -u); do
		refuse "process $open has $file open: stop it first"
	done
	install -m 600 "$from/rihla.sqlite" "$file.restoring"
	if [ "$(sqlite3 "$file.restoring" 'pragma integrity_check' 2>/dev/null)" != ok ]; then
		rm -f "$file.restoring"
		refuse "$from/rihla.sqlite is damaged"
	fi
	chown --reference="$data" "$file.restoring"
	sync "$file.restoring"
	sqlite_back() {
		rm -f "$file" "$file-wal" "$file-shm"
		for part in '' -wal -shm; do
			if [ -f "$file.before$part" ]; then mv "$file.before$part" "$file$part"; fi
		done
	}
	for part in '' -wal -shm; do
		rm -f "$file.before$part"
		if [ -f "$file$part" ]; then mv "$file$part" "$file.before$part"; fi
	done
	trap 'back sqlite_back' EXIT
	mv "$file.restoring" "$file"
	put_files
	trap - EXIT
	# It holds what was erased since.
	rm -f "$file.before" "$file.before-wal" "$file.before-shm"
else
	[ -f "$from/rihla.dump" ] || refuse "there is no database in $from"
	ask() {
		$as_postgres psql -qtAX -v ON_ERROR_STOP=1 -d postgres -c "$1"
	}
	[ "$(ask "select count(*) from pg_stat_activity where datname = '$database'")" = 0 ] ||
		refuse "somebody is connected to the database $database: stop the site first"
	$as_postgres dropdb --if-exists "${database}_restoring"
	$as_postgres createdb -O "$owner" "${database}_restoring"
	if ! $as_postgres pg_restore --no-owner --role="$owner" --exit-on-error -d "${database}_restoring" <"$from/rihla.dump"; then
		$as_postgres dropdb "${database}_restoring"
		refuse "$from/rihla.dump can't be restored"
	fi
	postgres_back() {
		$as_postgres dropdb --if-exists "$database"
		if [ -n "$(ask "select 1 from pg_database where datname = '${database}_before'")" ]; then
			ask "alter database \"${database}_before\" rename to \"$database\""
		fi
	}
	$as_postgres dropdb --if-exists "${database}_before"
	if [ -n "$(ask "select 1 from pg_database where datname = '$database'")" ]; then
		ask "alter database \"$database\" rename to \"${database}_before\""
	fi
	trap 'back postgres_back' EXIT
	ask "alter database \"${database}_restoring\" rename to \"$database\""
	put_files
	trap - EXIT
	$as_postgres dropdb --if-exists "${database}_before"
fi
