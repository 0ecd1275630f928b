#!/bin/sh
# Puts a backup back, as root, while the site is stopped:  deploy/restore.sh /var/backups/rihla/2026-11-15
# What was erased after that day is erased again at the next start: the marks in documents/erased are never replaced.
set -eu
from=$1
data=${DATA:-/var/lib/rihla}
if [ -f "$from/rihla.sqlite" ]; then
	rm -f "$data/rihla.sqlite" "$data/rihla.sqlite-wal" "$data/rihla.sqlite-shm"
	install -m 600 "$from/rihla.sqlite" "$data/rihla.sqlite"
	chown --reference="$data" "$data/rihla.sqlite"
else
	database=${DATABASE:-rihla}
	runuser -u postgres -- dropdb --if-exists "$database"
	runuser -u postgres -- createdb -O rihla "$database"
	runuser -u postgres -- pg_restore --no-owner --role=rihla --exit-on-error -d "$database" <"$from/rihla.dump"
fi
tar -C "$data" --exclude='./documents/erased' -xzf "$from/data.tgz"
if tar -tzf "$from/data.tgz" ./documents/erased/ >/dev/null 2>&1; then
	tar -C "$data" --skip-old-files -xzf "$from/data.tgz" ./documents/erased/
fi
