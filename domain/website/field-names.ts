/** Under which key the words of a field are: its own name, or another one where the same name means something else there. */
const others: readonly [inside: string, name: string, key: string][] = [
	['consultants', 'title', 'jobTitle'],
	['email', 'address', 'mailAddress'],
	['mailFrom', 'address', 'mailAddress'],
]

export function labelKeyOf(path: readonly string[]): string {
	const last = path.at(-1) ?? ''
	// Which stage a template is for is a code of the desk; a course's stage is a switch.
	if (path.join() === 'stage') return 'caseStage'
	return others.find(([inside, name]) => name === last && path.includes(inside))?.[2] ?? last
}
