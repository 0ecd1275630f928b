/**
 * Whether a mail is from the address it names. Our own mail server writes what it found out into `Authentication-Results`, above all
 * that came with the mail; a result below the topmost, or under another server's name, anybody could have written.
 */
import { scanHeader } from './header-scan.ts'

export type SenderProof = 'proven' | 'refuted' | 'unsure'

/** More than any server writes. What lies behind could be a refusal, so a longer header says nothing. */
const longestResults = 4000

/**
 * @param results the values of the `Authentication-Results` headers, the topmost first
 * @param ownServer the name under which our mail server writes them; empty: nothing is ever proven
 * @param fromDomain the domain of the address in `From`
 */
export function senderProof(
	results: readonly string[],
	ownServer: string,
	fromDomain: string,
): SenderProof {
	const [topmost = ''] = results
	const from = fromDomain.toLowerCase()
	if (ownServer === '' || from === '' || topmost.length > longestResults) return 'unsure'
	if (!topmost.trimStart().toLowerCase().startsWith(ownServer.toLowerCase())) return 'unsure'
	const { plain, isClosed } = scanHeader(topmost.toLowerCase())
	const [server = '', ...findings] = plain.split(';')
	if (!isClosed || server.trim().split(/\s+/)[0] !== ownServer.toLowerCase()) return 'unsure'
	const found = findings.map(readFinding)
	const [dmarc, ...others] = found.filter(({ method }) => method === 'dmarc')
	if (others.length > 0) return 'unsure'
	if (dmarc?.result === 'fail') return 'refuted'
	if (dmarc?.result === 'pass') {
		// The server names whom it has checked: of an odd `From` it may have read another address than we do.
		const [checked, ...more] = dmarc.domains('header.from')
		return checked === from && more.length === 0 ? 'proven' : 'unsure'
	}
	const isAligned = found.some(
		({ method, result, domains }) =>
			result === 'pass' &&
			(method === 'dkim'
				? domains('header.d', 'header.i')
				: method === 'spf'
					? domains('smtp.mailfrom')
					: []
			).some((domain) => isSameOrganisation(domain, from)),
	)
	return isAligned ? 'proven' : 'unsure'
}

interface Finding {
	method: string
	result: string
	/** Whom the result is about: `header.d` of a signature, `smtp.mailfrom` of an envelope. */
	domains(...properties: string[]): string[]
}

function readFinding(text: string): Finding {
	const [, method = '', result = ''] =
		/^\s*([a-z][a-z0-9-]*)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)(?!\S)/.exec(text) ?? []
	const properties = [...text.matchAll(/(?<!\S)([a-z]+\.[a-z-]+)\s*=\s*([^\s=]+)(?!\S)/g)]
	return {
		method,
		result,
		domains: (...names) =>
			properties
				.filter(([, name = '']) => names.includes(name))
				.map(([, , value = '']) => value.split('@').at(-1) ?? ''),
	}
}

/** Equal, or one a host below the other: a school signs for its own parts. */
function isSameOrganisation(domain: string, own: string): boolean {
	if (domain === '' || !domain.includes('.')) return false
	return domain === own || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`)
}
