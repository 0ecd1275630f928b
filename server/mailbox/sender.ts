/** Who a mail says it is from. What stands between quotation marks or in brackets is a name, also where it looks like an address. */

const quotedOrComment = /"(?:[^"\\]|\\.)*"|\([^()]*\)/g
const inBrackets = /<\s*([^\s<>@]+@[^\s<>@]+)\s*>/g
const bare = /[^\s<>,;:"()@]+@[^\s<>,;:"()@]+/g

interface Sender {
	/** In small letters; empty where there is none. */
	address: string
	/** As written, before encoded words are decoded. */
	name: string
	/** Several senders, or several headers: nobody can say which of them a mail server has checked. */
	isOnlyOne: boolean
}

export function senderIn(headers: readonly string[]): Sender {
	const [written = ''] = headers
	const plain = written.replace(quotedOrComment, (part) => ' '.repeat(part.length))
	const bracketed = [...plain.matchAll(inBrackets)].map(([, address = '']) => address)
	const addresses = bracketed.length > 0 ? bracketed : (plain.match(bare) ?? [])
	const [address = ''] = addresses
	const name = written.slice(0, Math.max(0, plain.indexOf('<')))
	return {
		address: address.toLowerCase(),
		name: name
			.replace(/^\s*"((?:[^"\\]|\\.)*)"\s*$/, '$1')
			.replaceAll(/\\(.)/g, '$1')
			.trim(),
		isOnlyOne: headers.length === 1 && addresses.length === 1,
	}
}
