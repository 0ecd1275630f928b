/**
 * Whether a mail is from the address it names. Our own mail server writes what it found out into `Authentication-Results`, above all
 * that came with the mail; a result below the topmost, or under another server's name, anybody could have written.
 */
export type SenderProof = 'proven' | 'refuted' | 'unsure'

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
	const [server = '', ...findings] = withoutComments(topmost).split(';')
	const name = server.trim().split(/\s+/)[0] ?? ''
	if (ownServer === '' || name.toLowerCase() !== ownServer.toLowerCase()) return 'unsure'
	const found = findings.map(readFinding)
	const dmarc = found.find(({ method }) => method === 'dmarc')?.result
	if (dmarc === 'fail') return 'refuted'
	if (dmarc === 'pass') return 'proven'
	const isAligned = found.some(
		({ method, result, domains }) =>
			(method === 'dkim' || method === 'spf') &&
			result === 'pass' &&
			domains.some((domain) => isSameOrganisation(domain, fromDomain)),
	)
	return isAligned ? 'proven' : 'unsure'
}

interface Finding {
	method: string
	result: string
	/** Whom the result is about: `header.d` of a signature, `smtp.mailfrom` of an envelope. */
	domains: string[]
}

function readFinding(text: string): Finding {
	const [verdict = '', ...properties] = text.trim().split(/\s+/)
	const [method = '', result = ''] = verdict.toLowerCase().split('=')
	const domains = properties.flatMap((property) => {
		const [key = '', value = ''] = property.toLowerCase().split('=')
		const isAbout = key === 'header.d' || key === 'header.i' || key === 'smtp.mailfrom'
		return isAbout ? [value.replaceAll('"', '').split('@').at(-1) ?? ''] : []
	})
	return { method, result, domains }
}

/** Comments may hold anything, also `; dmarc=pass`. They nest, so the innermost goes first. */
function withoutComments(header: string): string {
	let text = header.replace(/"[^"]*"/g, '""')
	for (let before = ''; before !== text; ) {
		before = text
		text = text.replace(/\([^()]*\)/g, ' ')
	}
	return text
}

/** Equal, or one a host below the other: a school signs for its own parts. */
function isSameOrganisation(domain: string, from: string): boolean {
	const own = from.toLowerCase()
	if (domain === '' || !domain.includes('.')) return false
	return domain === own || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`)
}
