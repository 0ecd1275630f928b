/** Mails that came back, by the code with which a mail server reports it (RFC 3463). */

export function cameBackFor(code: string | null): 'address' | 'full' | 'refused' | null {
	if (code === null || !/^5\.\d/.test(code)) return null
	if (code.startsWith('5.1.')) return 'address'
	return code === '5.2.2' ? 'full' : 'refused'
}
