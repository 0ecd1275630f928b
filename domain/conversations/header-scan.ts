/**
 * A header without what stands in quotation marks or in comments: each of their characters becomes a space, so that places stay the same.
 * A backslash takes the next character as it is, in both; comments nest (RFC 5322, 3.2).
 */
export interface ScannedHeader {
	plain: string
	/** False where a quotation or a comment never ends: mail servers disagree about what that means. */
	isClosed: boolean
}

export function scanHeader(header: string): ScannedHeader {
	let plain = ''
	let isQuoted = false
	let depth = 0
	for (let at = 0; at < header.length; at += 1) {
		const sign = header[at] ?? ''
		const isInside = isQuoted || depth > 0
		if (isInside && sign === '\\' && at + 1 < header.length) {
			plain += '  '
			at += 1
			continue
		}
		if (sign === '"' && depth === 0) isQuoted = !isQuoted
		else if (sign === '(' && !isQuoted) depth += 1
		else if (sign === ')' && depth > 0) depth -= 1
		else if (!isInside) {
			plain += sign
			continue
		}
		plain += ' '
	}
	return { plain, isClosed: !isQuoted && depth === 0 }
}
