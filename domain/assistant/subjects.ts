/** Subjects of study as questions and answers name them. Their words are in `words/`, the programmes of each in `programme-subjects.ts`. */
import { fold } from '../fold.ts'
import { memoize } from '../memoize.ts'

/** Another subject that holds the same programmes and more, for a university that has none by this name. */
export const widerSubject: Readonly<Record<string, string>> = {
	electrical: 'engineering',
	mechanical: 'engineering',
	mechatronics: 'engineering',
	civil: 'engineering',
	chemical: 'engineering',
	petroleum: 'chemical',
	telecom: 'electrical',
	environmental: 'engineering',
	biomedical: 'engineering',
	'computer-engineering': 'computing',
	software: 'computing',
	ai: 'computing',
	cyber: 'computing',
	data: 'computing',
	finance: 'business',
	marketing: 'business',
	hr: 'business',
	projects: 'business',
	arts: 'multimedia',
}

/** A programme by its own name, beside the subjects. */
export const nameCode = memoize((name) => `=${fold(name)}`)

/** «هندسة كهربائية» is one subject and not engineering too. */
/** A subject that holds others, or a programme by its own name. */
export const isGeneral = (id: string) => general.includes(id) || id.startsWith('=')
const general = 'engineering computing business management medicine sciences arts'.split(' ')

export function narrowed(found: string[]): string[] {
	const special = found.filter((id) => !general.includes(id))
	return special.length > 0 ? special : found
}
