/** Whether a target in a document lies on another machine: Word fetches it as soon as the document is opened. */
export function isRemote(target: string): boolean {
	const plain = target.trim().replaceAll('\\', '/')
	// A template on a drive of the writer's own computer is named in many harmless documents; here it is simply not found.
	if (/^(?:file:\/*)?[a-z][:|](?:\/|$)/i.test(plain)) return false
	return /^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(plain)
}
