/**
 * Mail that no person wrote (RFC 3834): it starts no clock and is never answered. A machine that answers machines fills a mailbox in
 * a night.
 */
export interface MailHeaders {
	/** All values of a header, by its name in small letters. */
	readonly [name: string]: readonly string[] | undefined
}

const bulk = /^(?:bulk|list|junk|auto_reply)\b/i
const machine =
	/^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|notifications?)(?:[+=._-].*)?@/i

export function isAutomatic(headers: MailHeaders, from: string): boolean {
	const first = (name: string) => headers[name]?.[0]?.trim()
	const submitted = first('auto-submitted')
	if (submitted !== undefined && !/^no\b/i.test(submitted)) return true
	if (bulk.test(first('precedence') ?? '')) return true
	const marks = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-auto-response']
	if (marks.some((name) => first(name) !== undefined)) return true
	if (/^<\s*>$/.test(first('return-path') ?? '')) return true
	return machine.test(from)
}
