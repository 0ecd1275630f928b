/**
 * How those without their link find their case: the reference, with the date of birth (applications) or the mail address (the other
 * forms). A guess is counted before anything is compared, for the typed reference, real or invented, and for where it
 * comes from; a reference that nobody has is looked up, compared and locked like one that somebody has.
 */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { toLatinDigits } from '#domain/digits.ts'
import { networkOf } from '../api/limits.ts'
import { errorCode, log } from '../log.ts'
import { emailKeyOf } from '../store/cases/applicant.ts'
import { applicant } from '../store/cases/events.ts'
import type { DoorRow } from '../store/cases/from-applicant.ts'
import type { Store } from '../store/store.ts'

const hour = 60 * 60
const day = 24 * hour
/**
 * Enough for a family that mistypes, too few for going through dates of birth: after forty wrong answers only a link opens the
 * case, until nobody has tried for two years. Each is counted once the one before it has let the guess through.
 */
const perReference = [
	{ name: 'hour', kind: 'status_reference', points: 5, seconds: hour },
	{ name: 'day', kind: 'status_reference', points: 15, seconds: day },
] as const
const everPerReference = { kind: 'status_ever', points: 40, seconds: 730 * day }
const perAddress = { kind: 'status_source', points: 20, seconds: hour }
/** The /48 around a household's /64: one who has it could write a count for two years for each of a million references an hour. */
const perNetwork = { kind: 'status_source', points: 200, seconds: hour }

export type FoundCase =
	| { kind: 'in'; caseId: string }
	| { kind: 'wrong' }
	/** For good. */
	| { kind: 'locked' }
	| { kind: 'too_often'; seconds: number }

export interface Typed {
	reference: string
	birth: string
	email: string
}

/** As it was given out, however it is typed: `kt4 mx7 pd2` is `KT4-MX7-PD2`. */
function spelledReference(typed: string): string {
	const signs = toLatinDigits(typed)
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '')
		.slice(0, 24)
	return signs.match(/.{1,3}/g)?.join('-') ?? ''
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes as long for the first wrong letter as for the last. */
const isSame = (typed: string, known: string) =>
	timingSafeEqual(digest(typed), digest(known)) && typed !== ''

function isRight({ kind, email_key, date_of_birth }: DoorRow, typed: Typed): boolean {
	const byBirth = isSame(toLatinDigits(typed.birth).trim(), date_of_birth ?? '')
	const byEmail = isSame(emailKeyOf(typed.email), email_key)
	return kind === 'user_applications' ? byBirth : byEmail
}

/** Compared when no case has the reference, so that the answer takes as long. */
const nobody: DoorRow = { id: '', kind: 'user_applications', email_key: '', date_of_birth: null }

/** Before a link is mailed, in milliseconds. */
const leastPause = 1000
const mostPause = 5000

export function createFindCase({ cases, guesses }: Store) {
	/** The desk hears of it once, after the answer has left: it must not take longer for a reference that somebody has. */
	function tellDesk(reference: string): void {
		setImmediate(async () => {
			try {
				for (const { id } of await cases.fromApplicant.atDoor(reference)) {
					await cases.fromApplicant.doorLocked(id)
				}
			} catch (error) {
				log.error('locked reference not told', { code: errorCode(error) })
			}
		})
	}

	/** Null when another guess may be made; counted for where it comes from, then for the reference. */
	async function count(
		{ what, reference, from }: { what: string; reference: string; from: string },
		taken: (key: string) => void = () => undefined,
	): Promise<Extract<FoundCase, { kind: 'too_often' }> | null> {
		const network = networkOf(from)
		const sources = [
			{ key: `status from ${from}`, limit: perAddress },
			...(network ? [{ key: `status from ${network}`, limit: perNetwork }] : []),
		]
		for (const { key, limit } of sources) {
			const seconds = await guesses.take(key, limit)
			if (seconds !== null) return { kind: 'too_often', seconds }
			taken(key)
		}
		for (const { name, ...limit } of perReference) {
			const seconds = await guesses.take(`${what} ${name} ${reference}`, limit)
			if (seconds !== null) return { kind: 'too_often', seconds }
		}
		return null
	}

	async function find(typed: Typed, from: string): Promise<FoundCase> {
		const reference = spelledReference(typed.reference)
		const keyOf = (name: string) => `status ${name} ${reference}`
		const sources: string[] = []
		const over = await count({ what: 'status', reference, from }, (key) => sources.push(key))
		if (over) return over
		if ((await guesses.take(keyOf('ever'), everPerReference)) !== null) {
			const isFirst =
				(await guesses.take(keyOf('told'), {
					...everPerReference,
					kind: 'status_told',
					points: 1,
				})) === null
			if (isFirst) tellDesk(reference)
			return { kind: 'locked' }
		}
		const found = await cases.fromApplicant.atDoor(reference)
		let right: string | null = null
		for (const row of found.length > 0 ? found : [nobody]) {
			if (isRight(row, typed)) right = row.id
		}
		if (right === null) return { kind: 'wrong' }
		// A right answer resets the hour's count; wrong answers of others in the meantime still count.
		await guesses.forget(keyOf('hour'))
		await guesses.giveBack(keyOf('day'), keyOf('ever'), ...sources)
		return { kind: 'in', caseId: right }
	}

	/**
	 * Has the own link mailed, if this is the address on file for this reference. The answer is the same and takes as long either
	 * way: who is behind the reference is looked up seconds after it has left, at a moment that nobody knows, so that a request sent
	 * behind it does not feel the work. Every call is counted, also the right ones.
	 */
	async function mailLink(
		{ reference: typed, email }: Pick<Typed, 'reference' | 'email'>,
		from: string,
		onMailed: () => void,
	): Promise<Extract<FoundCase, { kind: 'too_often' }> | null> {
		const reference = spelledReference(typed)
		const over = await count({ what: 'status link', reference, from })
		if (over) return over
		const work = async () => {
			try {
				for (const { id, email_key } of await cases.fromApplicant.atDoor(reference)) {
					const row = isSame(emailKeyOf(email), email_key) ? await cases.find(id) : null
					if (!row) continue
					const via = { link: null, origin: 'door' } as const
					const { result } = await cases.links.mailOwn(row, { actor: applicant, via })
					if (result === 'done') onMailed()
				}
			} catch (error) {
				log.error('link not mailed', { code: errorCode(error) })
			}
		}
		setTimeout(work, leastPause + randomInt(mostPause - leastPause)).unref()
		return null
	}

	return { find, mailLink }
}
