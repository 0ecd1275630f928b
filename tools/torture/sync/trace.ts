/** What `strace -f -y` wrote down, and whether it shows that something was on the disk before an answer left. */

/** The lines where it began and ended are numbers that grow with time. */
interface Call {
	text: string
	begun: number
	ended: number
}

/** In the order in which they ended: a call that another thread interrupts is written in two halves. */
export function callsIn(trace: string): Call[] {
	const halves = new Map<string, Pick<Call, 'text' | 'begun'>>()
	const calls: Call[] = []
	// What follows the last end of a line is still being written.
	for (const [at, line] of trace.split('\n').slice(0, -1).entries()) {
		const [, pid = '', said = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
		const half = / <unfinished \.\.\.>$/.exec(said)
		const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(said)
		if (half) {
			halves.set(pid, { text: said.slice(0, half.index), begun: at })
			continue
		}
		const { text, begun } = halves.get(pid) ?? { text: '', begun: at }
		const whole = rest ? { text: text + rest[1], begun } : { text: said, begun: at }
		// Results of short lines, such as a second half, stand in a column of their own.
		const plain = whole.text.replace(/\)\s+= /, ') = ')
		if (plain) calls.push({ text: `${pid} ${plain}`, begun: whole.begun, ended: at })
	}
	return calls
}

export const isAnswer = ({ text }: Call) => /"HTTP\/1\.1 201/.test(text)

interface Change {
	changed: RegExp
	synchronised: RegExp
}

const written = (path: string): Change => ({
	changed: new RegExp(`\\b(pwrite64|write|writev)\\(\\d+<[^>]*${path}>`),
	synchronised: new RegExp(`\\b(fsync|fdatasync)\\(\\d+<[^>]*${path}>\\) = 0`),
})
export const row = written('/rihla\\.sqlite-wal')
export const bytes = written('/documents/incoming/\\w+')
/** A file has its name for good when its folder is synchronised. */
export const name: Change = {
	changed: /\brename\w*\(.*\/documents\//,
	synchronised: /\bfsync\(\d+<[^>]*\/documents>\) = 0/,
}

/** Whether all of it was synchronised, after its last change and before the answer began, and the calls that show it. */
export function judge(calls: readonly Call[], changes: readonly Change[]) {
	const end = calls.findIndex(isAnswer)
	const answer = calls[end]
	if (!answer) return { shown: [], isSynchronised: false }
	const before = calls.filter(({ begun }) => begun < answer.begun)
	const isSafe = ({ changed, synchronised }: Change) => {
		const last = before.findLast(({ text }) => changed.test(text))
		return before.some(
			({ text, begun, ended }) =>
				last && begun > last.ended && ended < answer.begun && synchronised.test(text),
		)
	}
	const shown = calls.slice(0, end + 1).filter((call, at, all) => {
		const isRow = (one: Call | undefined) => one !== undefined && row.changed.test(one.text)
		// Of many pages written one after the other, the first and the last.
		if (isRow(call) && isRow(all[at - 1]) && isRow(all[at + 1])) return false
		return (
			isAnswer(call) ||
			changes.some((one) => one.changed.test(call.text) || one.synchronised.test(call.text))
		)
	})
	return {
		shown: shown.map(({ text }) => text.slice(0, 150)),
		isSynchronised: changes.every(isSafe),
	}
}
