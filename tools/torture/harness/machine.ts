/**
 * How busy other programs kept this machine. If they took much of it, an answer may be late although the site does nothing
 * wrong: the run then ends as undecided instead of failed or passed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Strain = {
	/** The longest time in milliseconds for which the load could not be sent or received. */
	late: number
	/** The share of the processor that programs took which are no part of this run; null where there is no /proc. */
	others: number | null
}

type Ticks = { all: number; busy: number; own: number }

/** Numbers of /proc/PID/stat after the name, which may contain anything. */
function processFields(pid: string): number[] {
	const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
	return text
		.slice(text.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number)
}

/** Of this process and all its descendants, those that have ended among them. */
function ownTicks(): number {
	const ticks = new Map<number, { parent: number; own: number }>()
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		try {
			const fields = processFields(pid)
			const own = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
			ticks.set(Number(pid), { parent: fields[1] ?? 0, own })
		} catch {
			// It has just ended.
		}
	}
	const isOurs = (pid: number): boolean =>
		pid === process.pid || (pid > 1 && isOurs(ticks.get(pid)?.parent ?? 0))
	let sum = 0
	for (const [pid, { own }] of ticks) if (isOurs(pid)) sum += own
	return sum
}

function read(): Ticks | null {
	try {
		const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
		// user, nice, system, idle, waiting for a disk, interrupts twice, stolen by another machine on the same hardware
		const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
		const all = ticks.reduce((sum, one) => sum + one, 0)
		return { all, busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0), own: ownTicks() }
	} catch {
		return null
	}
}

export function watchMachine() {
	const delay = monitorEventLoopDelay({ resolution: 20 })
	delay.enable()
	let before = read()
	return {
		/** Since the last time it was asked. */
		take(): Strain {
			const late = Math.round(delay.max / 1e6)
			delay.reset()
			const now = read()
			const others =
				before && now
					? Math.max(0, (now.busy - before.busy - (now.own - before.own)) / (now.all - before.all))
					: null
			before = now
			return { late, others }
		},
	}
}

/** So much that somebody may have lost patience for no fault of the site. */
export const isStarved = ({ late, others }: Strain): boolean => late > 1000 || (others ?? 0) > 0.25
