/**
 * Which case a WhatsApp message belongs to. The platform vouches for its sender, so unlike a mail it can't be forged; what is open is
 * which case of a family is meant. The questions are asked in the order of this file, and the first answer counts.
 */
import { referenceIn } from './mail-signs.ts'

const day = 24 * 60 * 60 * 1000
/** How long what is said goes on where it was last said. */
const talkLasts = 7 * day
/** A case that was closed longer ago is not opened again by a message. */
const reopenedWithin = 90 * day

export interface CaseOfSender {
	id: string
	reference: string
	isApplication: boolean
	createdAt: string
	closedAt: string | null
	/** When either side last said something by WhatsApp. */
	spokeAt: string | null
	/** Whether a document is asked for and not there. */
	isMissing: boolean
	isWaitingOnStudent: boolean
}

/** What the store knows; asked for only as far as it is needed. */
export interface WhatsappLookups {
	/** The case of a message of ours, by the platform's id of it. */
	caseOfOurs(id: string): Promise<string | null>
	caseOfReference(reference: string): Promise<string | null>
	/** Cases of which one of these is a contact. */
	casesOfSender(values: readonly string[]): Promise<readonly CaseOfSender[]>
}

export interface WhatsappSigns {
	/** The platform's id of the person; empty where it gives none. */
	userId: string
	/** As it is dialled; empty where the person hides it. */
	number: string
	/** The message that it answers. */
	answers: string | null
	text: string
	at: string
}

export type WhatsappMatch =
	| {
			result: 'case'
			caseId: string
			/** Whether the sender is a contact of the case. */
			standing: 'own' | 'other'
			by: 'thread' | 'reference' | 'contact'
			opensAgain: boolean
			/** References of other open cases that could have been meant. */
			also: readonly string[]
	  }
	| { result: 'new' }

const newest = (a: CaseOfSender, b: CaseOfSender) => (a.createdAt < b.createdAt ? 1 : -1)
const lastWord = (a: CaseOfSender, b: CaseOfSender) =>
	(a.spokeAt ?? '') < (b.spokeAt ?? '') ? 1 : -1

/** Of several open cases of a family, the one that is most likely meant. */
function mostLikely(open: readonly CaseOfSender[], at: string): CaseOfSender | undefined {
	const since = new Date(Date.parse(at) - talkLasts).toISOString()
	const byAge = [...open].sort(newest)
	const talking = open.filter(({ spokeAt }) => spokeAt !== null && spokeAt > since).sort(lastWord)
	return (
		talking[0] ??
		byAge.find(({ isMissing }) => isMissing) ??
		byAge.find(({ isWaitingOnStudent }) => isWaitingOnStudent) ??
		byAge.find(({ isApplication }) => isApplication) ??
		byAge[0]
	)
}

export async function matchWhatsapp(
	signs: WhatsappSigns,
	lookups: WhatsappLookups,
): Promise<WhatsappMatch> {
	const values = [signs.userId, signs.number].filter((value) => value !== '')
	const known = values.length > 0 ? await lookups.casesOfSender(values) : []
	const open = known.filter(({ closedAt }) => closedAt === null)

	const inCase = (caseId: string, by: 'thread' | 'reference' | 'contact'): WhatsappMatch => {
		const isOwn = known.some(({ id }) => id === caseId)
		const also = by === 'contact' ? open.filter(({ id }) => id !== caseId) : []
		return {
			result: 'case',
			caseId,
			standing: isOwn ? 'own' : 'other',
			by,
			opensAgain: isOwn,
			also: also.map(({ reference }) => reference),
		}
	}

	const answered = signs.answers === null ? null : await lookups.caseOfOurs(signs.answers)
	if (answered !== null) return inCase(answered, 'thread')

	const reference = referenceIn(signs.text)
	const named = reference === null ? null : await lookups.caseOfReference(reference)
	// A reference is said on the telephone and passed on: alone it lets nobody in.
	if (named !== null && known.some(({ id }) => id === named)) return inCase(named, 'reference')

	const meant = mostLikely(open, signs.at)
	if (meant) return inCase(meant.id, 'contact')
	const since = new Date(Date.parse(signs.at) - reopenedWithin).toISOString()
	const [closed] = known.filter(({ closedAt }) => (closedAt ?? '') > since).sort(lastWord)
	return closed ? inCase(closed.id, 'contact') : { result: 'new' }
}
