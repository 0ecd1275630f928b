/**
 * Which case a mail belongs to. The questions are asked in the order of this file, and the first answer counts: what only a reader of
 * our mails can know comes before what anybody can write. Nothing here changes where we write: answers go to the case's contacts.
 */

const day = 24 * 60 * 60 * 1000
/** A case that was closed longer ago is not opened again by a mail. */
const reopenedWithin = 90 * day

export interface CaseOfContact {
	id: string
	closedAt: string | null
	/** When either side last said something. */
	spokeAt: string | null
}

/** What the store knows; asked for only as far as it is needed. */
export interface MailLookups {
	/** By the id of the mail; those that are not known are left out. */
	casesOfMails(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
	caseOfTag(tag: string): Promise<string | null>
	caseOfReference(reference: string): Promise<string | null>
	casesOfContact(address: string): Promise<readonly CaseOfContact[]>
}

export interface MailSigns {
	/** In small letters. */
	from: string
	/** Whether our mail server found it to be from the address it names. */
	proof: 'proven' | 'refuted' | 'unsure'
	/** From an address of ours, or with an id of ours and no report. */
	isOwn: boolean
	isReport: boolean
	isAutomatic: boolean
	answers: readonly string[]
	tags: readonly string[]
	reference: string | null
	at: string
}

/** `other`: from an address that is no contact of the case. `unsure`: from a contact's address, but nobody vouches for it. */
export type Standing = 'own' | 'other' | 'unsure'

export type MailMatch =
	/** What we sent ourselves, and reports about it. */
	| { result: 'own' | 'report' }
	/** A line in its case, or only counted. */
	| { result: 'automatic'; caseId: string | null }
	| {
			result: 'case'
			caseId: string
			standing: Standing
			by: 'thread' | 'tag' | 'reference' | 'contact'
			opensAgain: boolean
	  }
	/** A case of its own. `mentions`: a reference in its subject; `claims`: cases whose contact it says it is. */
	| { result: 'new'; mentions: string | null; claims: readonly string[] }

async function firstOf(
	signs: readonly string[],
	look: (sign: string) => Promise<string | null>,
): Promise<string | null> {
	for (const sign of signs) {
		const found = await look(sign)
		if (found !== null) return found
	}
	return null
}

/** Where the last word was said. */
function latest(cases: readonly CaseOfContact[]): CaseOfContact | undefined {
	const [first, ...others] = cases
	return others.reduce(
		(last, one) => ((one.spokeAt ?? '') > (last?.spokeAt ?? '') ? one : last),
		first,
	)
}

export async function matchMail(signs: MailSigns, lookups: MailLookups): Promise<MailMatch> {
	if (signs.isOwn && !signs.isReport) return { result: 'own' }
	if (signs.isReport) return { result: 'report' }

	const answered = await lookups.casesOfMails(signs.answers)
	const byThread =
		signs.answers.map((id) => answered.get(id)).find((id) => id !== undefined) ?? null
	const bySecret = byThread ?? (await firstOf(signs.tags, lookups.caseOfTag))
	if (signs.isAutomatic) return { result: 'automatic', caseId: bySecret }

	const known = await lookups.casesOfContact(signs.from)
	const standingIn = (caseId: string): Standing => {
		if (!known.some(({ id }) => id === caseId)) return 'other'
		return signs.proof === 'proven' ? 'own' : 'unsure'
	}
	const inCase = (caseId: string, by: 'thread' | 'tag' | 'reference' | 'contact'): MailMatch => {
		// Forged under a contact's name, it counts as from somebody else, whatever it knows.
		const standing = signs.proof === 'refuted' ? 'other' : standingIn(caseId)
		return { result: 'case', caseId, standing, by, opensAgain: standing === 'own' }
	}
	if (bySecret !== null) return inCase(bySecret, byThread === null ? 'tag' : 'thread')

	// From here on anybody could have written what is asked: the sender must be a contact, and not refuted.
	const mentioned = signs.reference === null ? null : await lookups.caseOfReference(signs.reference)
	if (signs.proof !== 'refuted') {
		const isContact = known.some(({ id }) => id === mentioned)
		if (mentioned !== null && isContact) return inCase(mentioned, 'reference')
		const open = latest(known.filter(({ closedAt }) => closedAt === null))
		if (open) return inCase(open.id, 'contact')
		const since = new Date(Date.parse(signs.at) - reopenedWithin).toISOString()
		const closed = latest(known.filter(({ closedAt }) => closedAt !== null && closedAt > since))
		if (closed && signs.proof === 'proven') return inCase(closed.id, 'contact')
	}
	return {
		result: 'new',
		mentions: mentioned === null ? null : signs.reference,
		claims: known.map(({ id }) => id),
	}
}
