#!/bin/sh
# Restarts the processes one after the other (3001 and 3002, or the ports given), each only while another one answers, and
# goes on only when the restarted one is ready: a wrong setting or a broken version stops here, and the rest serve on. As root.
set -eu
[ $# -gt 0 ] || set -- 3001 3002

answers() {
	curl -fs -m 5 -o /dev/null "http://127.0.0.1:$1/$2"
}

restarted=
for port in "$@"; do
	# By then nginx asks the last one again (fail_timeout), and what it handed to this one meanwhile has been answered.
	[ -z "$restarted" ] || sleep 3
	standby=
	for other in "$@"; do
		if [ "$other" != "$port" ] && answers "$other" healthz; then standby=$other; fi
	done
	if [ -z "$standby" ]; then
		echo "rihla@$port was not restarted: no other process answers. See: systemctl status 'rihla@*'" >&2
		exit 1
	fi
	systemctl restart "rihla@$port"
	tries=0
	until answers "$port" readyz; do
		tries=$((tries + 1))
		if [ "$tries" -gt 60 ]; then
			reason=$(curl -s -m 5 "http://127.0.0.1:$port/readyz" || echo 'no answer')
			systemctl stop "rihla@$port"
			echo "rihla@$port did not get ready ($reason) and was stopped; rihla@$standby serves alone." >&2
			echo "See: journalctl -u rihla@$port -n 50. Then run this again." >&2
			exit 1
		fi
		sleep 0.5
	done
	echo "rihla@$port is ready"
	restarted=$port
done
