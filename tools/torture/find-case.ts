/**
 * `npm run torture:door`: ten thousand guesses at the door of the status page, the right answers among them once their
 * reference is locked, and then the time that a wrong answer takes beside one for a reference that nobody has. Fails when
 * anything opens, or when the two times differ by more than the same answer differs from itself.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createFindCase } from '#server/status/find-case.ts'
import { makeReference } from '#server/store/reference.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { newSubmission } from '#tests/factories/submissions.ts'

interface Known {
	reference: string
	birth: string
}

/** People at the door, each with a date of birth of their own. */
export async function applicants(store: Store, count: number): Promise<Known[]> {
	const known: Known[] = []
	for (let at = 0; at < count; at += 1) {
		const birth = dayOf(at * 7)
		const given = newSubmission('user_applications', { fields: { date_of_birth: birth } })
		const { submission } = await store.submissions.submit(given)
		known.push({ reference: submission.reference, birth })
	}
	return known
}

const dayOf = (days: number) =>
	new Date(Date.UTC(1995, 0, 1 + (days % 5000))).toISOString().slice(0, 10)

let addresses = 0
/** Nobody is held back by where they come from: only the reference counts here. */
function fromAnywhere(): string {
	addresses += 1
	return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 65_535).toString(16)}`
}

/** Half of them at references that exist, each wrong until it is locked and right from then on; half at invented ones. */
export async function guess(store: Store, known: readonly Known[], guesses: number) {
	const knock = createFindCase(store)
	const results = { in: 0, wrong: 0, too_often: 0, locked: 0 }
	const tries = Math.max(6, Math.ceil(guesses / 2 / known.length))
	for (const { reference, birth } of known) {
		for (let at = 0; at < tries; at += 1) {
			const typed = at < 5 ? dayOf(at + 5001) : birth
			const real = await knock({ reference, birth: typed, email: '' }, fromAnywhere())
			const invented = { reference: makeReference(), birth, email: '' }
			const other = await knock(invented, fromAnywhere())
			results[real.kind] += 1
			results[other.kind] += 1
		}
	}
	return results
}

const median = (times: readonly number[]) =>
	[...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds of three kinds of answer, in turns: wrong, wrong once more, and for a reference that nobody has. */
async function time(store: Store, known: readonly Known[]) {
	const knock = createFindCase(store)
	const times: Record<'wrong' | 'again' | 'unknown', number[]> = {
		wrong: [],
		again: [],
		unknown: [],
	}
	const kinds = ['wrong', 'unknown', 'again'] as const
	for (const [at, { reference }] of known.entries()) {
		for (const kind of at % 2 === 0 ? kinds : [...kinds].reverse()) {
			const typed = kind === 'unknown' ? makeReference() : reference
			const from = fromAnywhere()
			const started = performance.now()
			await knock({ reference: typed, birth: '1990-01-01', email: '' }, from)
			times[kind].push(performance.now() - started)
		}
	}
	return { wrong: median(times.wrong), again: median(times.again), unknown: median(times.unknown) }
}

async function torture(guesses: number): Promise<boolean> {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-door-'))
	const store = await openStore({ dataDir, databaseUrl: null })
	try {
		const started = performance.now()
		const results = await guess(store, await applicants(store, 50), guesses)
		const seconds = Math.round((performance.now() - started) / 1000)
		console.log(`${guesses} guesses in ${seconds} s: ${JSON.stringify(results)}`)
		const { wrong, again, unknown } = await time(store, await applicants(store, 400))
		const shown = [wrong, again, unknown].map((ms) => ms.toFixed(3))
		console.log(`median ms: wrong ${shown[0]}, wrong again ${shown[1]}, unknown ${shown[2]}`)
		const noise = Math.max(Math.abs(wrong - again), 0.1 * wrong)
		const isAlike = Math.abs(unknown - (wrong + again) / 2) <= noise
		if (results.in > 0) console.log('FAULT: something opened')
		if (!isAlike) console.log('FAULT: the time tells a known reference from an unknown one')
		return results.in === 0 && isAlike
	} finally {
		await store.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { guesses: { type: 'string', default: '10000' } } })
	process.exitCode = (await torture(Number(values.guesses))) ? 0 : 1
}
