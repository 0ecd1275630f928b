#!/bin/sh
# Every night, as root: the database first and the files after it, so that every document the database names is there.
#   DATA=/var/lib/rihla TO=/var/backups/rihla deploy/backup.sh
# With PostgreSQL, DATABASE names it (default: rihla); with the embedded SQLite the file itself is copied.
set -eu
umask 077
data=${DATA:-/var/lib/rihla}
to=${TO:-/var/backups/rihla}/$(date +%F)
mkdir -p "$to"
if [ -f "$data/rihla.sqlite" ]; then
	sqlite3 "$data/rihla.sqlite" ".backup '$to/rihla.sqlite'"
else
	runuser -u postgres -- pg_dump --format=custom "${DATABASE:-rihla}" >"$to/rihla.dump"
fi
# 1 says that a file grew while it was read: the spreadsheet may, and what came after the database is not part of this backup.
tar -C "$data" --exclude='./rihla.sqlite*' --exclude='./documents/incoming' --exclude='./papers' --exclude='*.part' -czf "$to/data.tgz" . || [ $? -eq 1 ]
find "${TO:-/var/backups/rihla}" -mindepth 1 -maxdepth 1 -mtime +"${KEEP_DAYS:-14}" -exec rm -r {} +
