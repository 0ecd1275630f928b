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

/** The wider subjects of some, and with them the others that they hold: what is nearest where nobody has the very subject. */
export const widerOf = (subjects: readonly string[]): string[] =>
	subjects.flatMap((one) => widerSubject[one] ?? [])
export function nearTo(subjects: readonly string[]): string[] {
	const wider = widerOf(subjects)
	const beside = Object.entries(widerSubject).flatMap(([one, holder]) =>
		[...wider, ...subjects].includes(holder) && !subjects.includes(one) ? one : [],
	)
	return [...wider, ...beside]
}

/** A programme by its own name, beside the subjects. */
export const nameCode = memoize((name) => `=${fold(name)}`)

/** A subject that holds others, or a programme by its own name. */
export const isGeneral = (id: string) => general.includes(id) || isNamed(id)
export const isNamed = (id: string) => id.startsWith('=')
const general = 'engineering computing business management medicine sciences arts'.split(' ')

/** «هندسة كهربائية» is one subject and not engineering too, unless both are named: see `isAlternative`. */
export function narrowed(found: string[], alternatives: ReadonlySet<string> = none): string[] {
	const special = found.filter((id) => !general.includes(id) || alternatives.has(id))
	return special.length > 0 ? special : found
}
const none: ReadonlySet<string> = new Set()

/** «طب أو طب أسنان», `business or marketing`: the wider subject is asked about too. */
export const isAlternative = (words: readonly string[], at: number) =>
	isOr(words[at - 1]) || words.slice(at + 1, at + 3).some(isOr)
const isOr = (word = '') => /^(?:[اأ]و|لو|ولا|والا|[اأ]م|or|wla|wala|aw|ou)$/.test(word)
