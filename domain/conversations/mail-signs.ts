/** What in a mail's headers points to one of our cases: ids of our own mails, the case's tag, a reference in the subject. */

/** As the desk's mails are named: `<id@host>`, the id drawn at random. */
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Each is a question to the database: a thread has a few of them, and somebody who names thousands knows none. */
const mostSigns = 20

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The id of a mail, as far as one may stand in a header of ours; empty for anything else. */
export const messageIdIn = (header: string): string =>
	/^<[!-;=?-~]{1,250}>$/.test(header) ? header : ''

/**
 * The mails of ours that it answers, the nearest first: In-Reply-To, then References from the end. Only who has got a mail of ours
 * knows its id.
 */
export function answeredMails(inReplyTo: string, references: string, host: string): string[] {
	const pattern = new RegExp(`<(${id})@${escaped(host)}>`, 'gi')
	const idsIn = (header: string) =>
		[...header.matchAll(pattern)].map(([, found = '']) => found.toLowerCase())
	return [...new Set([...idsIn(inReplyTo), ...idsIn(references).reverse()])].slice(0, mostSigns)
}

/**
 * The mail of ours whose head a report returns, then those that it answered: a report that took one of them for it would call a
 * message lost that has arrived.
 */
export function returnedMails(head: string, host: string): string[] {
	const own = /^message-id:\s*(<[^>\s]*>)/im.exec(head)?.[1] ?? ''
	return answeredMails(own, head, host)
}

/** Tags in the addresses it came to. `replyAddress` is `office+*@rihla.example`; null where there are no tags. */
export function tagsIn(addresses: readonly string[], replyAddress: string | null): string[] {
	if (replyAddress === null) return []
	const [before = '', after = ''] = replyAddress.split('*')
	const pattern = new RegExp(
		`(?<![\\w.+-])${escaped(before)}([a-z0-9]{16})${escaped(after)}(?![\\w.-])`,
		'gi',
	)
	const found = addresses.flatMap((address) =>
		[...address.matchAll(pattern)].map(([, tag = '']) => tag.toLowerCase()),
	)
	return [...new Set(found)].slice(0, mostSigns)
}

/** As `server/store/reference.ts` spells them; people leave the strokes out, or write spaces instead. */
const reference = /(?<![A-Za-z0-9])([A-Z]{2}\d)[-\s]?([A-Z]{2}\d)[-\s]?([A-Z]{2}\d)(?![A-Za-z0-9])/i

export function referenceIn(subject: string): string | null {
	const [, ...groups] = reference.exec(subject) ?? []
	return groups.length === 3 ? groups.join('-').toUpperCase() : null
}
