/**
 * `npm run torture:find-case`: ten thousand guesses at the form that finds a case by reference and answer, the right answers among
 * them once their reference is locked, and then the time that a wrong answer takes beside one for a reference that does not
 * exist. Fails when anything opens, or when the two times differ by more than the same answer differs from itself.
 */
import { parseArgs } from 'node:util'
import { createFindCase } from '#server/status/find-case.ts'
import { makeReference } from '#server/store/reference.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { runCommand, secondsSince } from './harness/scenario.ts'

interface Known {
	reference: string
	birth: string
}

/** Applicants, each with a date of birth of their own. */
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
/** A new network each time, so that only the limit per reference counts. */
function fromAnywhere(): string {
	addresses += 1
	return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 65_535).toString(16)}`
}

/** Half of them at references that exist, each wrong until it is locked and right from then on; half at invented ones. */
export async function guess(store: Store, known: readonly Known[], guesses: number) {
	const { find } = createFindCase(store)
	const results = { in: 0, wrong: 0, too_often: 0, locked: 0 }
	const tries = Math.max(6, Math.ceil(guesses / 2 / known.length))
	for (const { reference, birth } of known) {
		for (let at = 0; at < tries; at += 1) {
			const typed = at < 5 ? dayOf(at + 5001) : birth
			const real = await find({ reference, birth: typed, email: '' }, fromAnywhere())
			const invented = { reference: makeReference(), birth, email: '' }
			const other = await find(invented, fromAnywhere())
			results[real.kind] += 1
			results[other.kind] += 1
		}
	}
	return results
}

const median = (times: readonly number[]) =>
	[...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds of three kinds of answer, in turns: wrong, wrong once more, and for a reference that does not exist. */
async function time(store: Store, known: readonly Known[]) {
	const { find } = createFindCase(store)
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
			await find({ reference: typed, birth: '1990-01-01', email: '' }, from)
			times[kind].push(performance.now() - started)
		}
	}
	return { wrong: median(times.wrong), again: median(times.again), unknown: median(times.unknown) }
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { guesses: { type: 'string', default: '10000' } } })
	const guesses = Number(values.guesses)
	await runCommand('find-case', async (run) => {
		const opening = openStore({ dataDir: run.folder, databaseUrl: null })
		const store = await run.part(opening, (one) => one.close())
		const started = performance.now()
		const results = await guess(store, await applicants(store, 50), guesses)
		const seconds = secondsSince(started)
		run.check(results.in === 0, `${guesses} guesses in ${seconds} s: ${JSON.stringify(results)}`)
		const { wrong, again, unknown } = await time(store, await applicants(store, 400))
		const shown = [wrong, again, unknown].map((ms) => ms.toFixed(3))
		const noise = Math.max(Math.abs(wrong - again), 0.1 * wrong)
		run.check(
			Math.abs(unknown - (wrong + again) / 2) <= noise,
			`median ms: wrong ${shown[0]}, wrong again ${shown[1]}, unknown reference ${shown[2]}`,
		)
	})
}
