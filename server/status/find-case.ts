/**
 * How those without their link find their case: the reference, with the date of birth (applications) or the mail address (the other
 * forms). A guess is counted before anything is compared, for the typed reference, real or invented, and for where it
 * comes from; a reference that nobody has is looked up, compared and locked like one that somebody has.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { toLatinDigits } from '#domain/digits.ts'
import { emailKeyOf } from '../store/cases/applicant.ts'
import type { DoorRow } from '../store/cases/from-applicant.ts'
import type { Store } from '../store/store.ts'

const perReference = { points: 5, seconds: 60 * 60 }
const perAddress = { points: 20, seconds: 60 * 60 }

export type FoundCase =
	| { kind: 'in'; caseId: string }
	| { kind: 'wrong' }
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

/** Stands where nobody is: compared like anybody. */
const nobody: DoorRow = { id: '', kind: 'user_applications', email_key: '', date_of_birth: null }

export function createFindCase({ cases, guesses }: Store) {
	return async (typed: Typed, from: string): Promise<FoundCase> => {
		const reference = spelledReference(typed.reference)
		const keys = { reference: `status ${reference}`, address: `status from ${from}` }
		const byAddress = await guesses.take(keys.address, perAddress)
		if (byAddress !== null) return { kind: 'too_often', seconds: byAddress }
		const byReference = await guesses.take(keys.reference, perReference)
		if (byReference !== null) return { kind: 'too_often', seconds: byReference }
		const found = await cases.fromApplicant.atDoor(reference)
		let right: string | null = null
		for (const row of found.length > 0 ? found : [nobody]) {
			if (isRight(row, typed)) right = row.id
		}
		if (right === null) return { kind: 'wrong' }
		await guesses.forget(keys.reference)
		await guesses.giveBack(keys.address)
		return { kind: 'in', caseId: right }
	}
}
