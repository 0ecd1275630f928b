#!/bin/sh
# Restarts both processes one after the other, each only when the other one answers. Run as root.
set -eu
for port in 3001 3002; do
	systemctl restart "rihla@$port"
	tries=0
	until curl -fsS -o /dev/null "http://127.0.0.1:$port/healthz" 2>/dev/null; do
		tries=$((tries + 1))
		if [ "$tries" -gt 60 ]; then
			echo "rihla@$port does not answer; the other process still runs. See: journalctl -u rihla@$port -n 50" >&2
			exit 1
		fi
		sleep 0.5
	done
	echo "rihla@$port answers"
done
