/** Who a mail says it is from. What stands between quotation marks or in brackets is a name, also where it looks like an address. */
import { scanHeader } from '#domain/conversations/header-scan.ts'
import { hasControl } from '#domain/plain-text.ts'

const inBrackets = /<\s*([^\s<>@]+@[^\s<>@]+)\s*>/
const bare = /[^\s<>,;:"()@]+@[^\s<>,;:"()@]+/
/** One sender and nothing beside it that a mail server could take for another. */
const onlyOne =
	/^(?:[^@<>,;:]*<\s*[^\s<>@,;:]+@[^\s<>@,;:]+\s*>\s*|\s*[^\s<>@,;:]+@[^\s<>@,;:]+\s*)$/
/** As long as an address can be (RFC 5321). */
const longestAddress = 254
/** What lies behind is not read. */
const longestFrom = 2000

interface Sender {
	/** In small letters; empty where there is none. */
	address: string
	/** As written, before encoded words are decoded. */
	name: string
	/** False for several senders, several headers, or one that can be read in two ways: nobody can say what a mail server has checked. */
	isOnlyOne: boolean
}

export function senderIn(headers: readonly string[]): Sender {
	const [whole = ''] = headers
	const written = whole.slice(0, longestFrom)
	const { plain, isClosed } = scanHeader(written)
	const found = inBrackets.exec(plain)?.[1] ?? bare.exec(plain)?.[0] ?? ''
	const address = found.length > longestAddress || hasControl(found) ? '' : found.toLowerCase()
	const name = written.slice(0, Math.max(0, plain.indexOf('<')))
	return {
		address,
		name: name
			.replace(/^\s*"((?:[^"\\]|\\.)*)"\s*$/, '$1')
			.replaceAll(/\\(.)/g, '$1')
			.trim(),
		isOnlyOne:
			headers.length === 1 &&
			whole.length === written.length &&
			isClosed &&
			address !== '' &&
			onlyOne.test(plain),
	}
}
