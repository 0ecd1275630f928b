/** The pieces that answers are put together from. */
import { isIndicative } from '../../confidence.ts'
import { paths } from '../../paths.ts'
import { type ProgrammeLevel, programmeLevels } from '../../plan/catalogue.ts'
import type { Range } from '../../plan/facts.ts'
import type { PlanCurrency } from '../../plan/plan.ts'
import { isStopWord } from '../../stop-words.ts'
import type { Answer, AnswerLink, Block, Figure, Key, Sentence, Unit, Value } from '../answer.ts'
import type {
	Knowledge,
	KnownHome,
	KnownInstitute,
	KnownProgramme,
	KnownUniversity,
	Paragraph,
	UniversityWords,
} from '../knowledge.ts'
import type { Reading } from '../read.ts'
import { formsOf, wordsOf as wordsIn } from '../spelling.ts'
import { nameCode } from '../subjects.ts'

export interface Context {
	reading: Reading
	knowledge: Knowledge
	/** A day, such as 2026-11-17. */
	today: string
	universities: KnownUniversity[]
	/** Universities that were spoken of before. */
	before: KnownUniversity[]
	/** Those of the last list, where none is named: «متى تبدأ؟» may mean each of them. */
	listed: KnownUniversity[]
	/** Subjects that the question does not name: they were spoken of before. */
	carried: readonly string[]
	institute?: KnownInstitute | undefined
	home?: KnownHome | undefined
}

export type Draft = Partial<
	Pick<Answer, 'links' | 'person' | 'ask' | 'next' | 'about' | 'step' | 'isSmallTalk' | 'searches'>
> & {
	blocks: Block[]
}

export type Answerer = (context: Context) => Draft

export const say = (key: string, values?: Record<string, Value>): Sentence =>
	values ? { say: key, values } : { say: key }
export const saying = (...sentences: (Sentence | undefined)[]): Block => ({
	kind: 'say',
	sentences: sentences.filter((one) => one !== undefined),
})
export const text = (words: string): Block => ({ kind: 'text', text: withoutAnd(words) })
export const key = (name: string): Key => ({ key: name })

export function figure(value: number | Range, from: string, unit: Unit = 'ringgit'): Figure {
	return { figure: value, unit, from }
}

export function link(to: string, name: string, values?: Record<string, Value>): AnswerLink {
	return { to, label: say(`link.${name}`, values) }
}

export const universityLink = ({ id, name }: KnownUniversity) =>
	link(paths.university(id), 'university', { name })
export const instituteLink = ({ id, name }: KnownInstitute) =>
	link(paths.institute(id), 'university', { name })
export const homeLink = ({ id, name }: KnownHome) => link(paths.listing(id), 'university', { name })
export const visaLink = () => link(paths.visaSupport(), 'visa')
export const guideLink = () => link(paths.discover(), 'guide')
export const housingLink = () => link(paths.accommodation(), 'housing')
export const institutesLink = () => link(paths.institutes(), 'institutes')
export const universitiesLink = () => link(paths.universities(), 'universities')
export const faqLink = (id: string) => link(paths.question(id), 'faq')
export const familiesLink = (id: string) => link(paths.familyQuestion(id), 'families')
export const planLink = (query: string) => link(paths.plan(query), 'plan')

/** The first sentences of a text of the site. */
export function firstSentences(words: string, count = 3): string {
	return sentencesOf(words).slice(0, count).join(' ')
}

export const sentencesOf = (words: string): string[] => words.split(/(?<=[.؟!])\s+/)

const find = (list: readonly Paragraph[], id: string) =>
	list.find((one) => one.id === id)?.answer ?? ''

/** An answer of the questions page, and where it stands; nothing where the owner took it away. */
export function fromFaq({ knowledge, reading }: Context, id: string, count = 3): Draft {
	const words = telling(withoutYes(find(knowledge.faq, id)), count, reading)
	return { blocks: texts(words), links: [faqLink(id)] }
}

export function fromFamilies({ knowledge, reading }: Context, id: string, count = 4): Draft {
	return {
		blocks: texts(telling(find(knowledge.families, id), count, reading)),
		links: [familiesLink(id)],
	}
}

/** The first sentences, and one after them that has a word of the question which they do not have. */
function telling(words: string, count: number, { text: asked }: Reading): string {
	const sentences = sentencesOf(words)
	const first = sentences.slice(0, count)
	const stems = (said: string) => new Set(wordsIn(said).flatMap((word) => [word, ...formsOf(word)]))
	const told = stems(first.join(' '))
	const wanted = wordsIn(asked).filter(
		(word) => word.length > 3 && !isStopWord(word) && !formsOf(word).some((form) => told.has(form)),
	)
	const isWanted = (sentence: string) => {
		const own = stems(sentence)
		return wanted.some((word) => formsOf(word).some((form) => form.length > 3 && own.has(form)))
	}
	const more = wanted.length > 0 ? sentences.slice(count).find(isWanted) : undefined
	return [...first, ...(more ? [more] : [])].join(' ')
}

/** The «نعم» of a text answers the question above it on its page: to «هل يمنعني ذلك؟» it would say the opposite. */
const withoutYes = (words: string) => words.replace(/^(?:نعم|Yes)\.\s+/, '')

/** No empty bubble where a text is missing. */
export function texts(...words: (string | undefined)[]): Block[] {
	return words.filter((one) => one !== undefined && one !== '').map((one) => text(one ?? ''))
}

/** A sentence that stood after others begins a paragraph here: without its «و». */
export function withoutAnd(words: string): string {
	return words.replace(/^و(?=ي|ت|ال|ل|أ|إ|ب|من|في|على|كل|هذ|قد|ادفعوا|اسألوا)/, '')
}

/** A programme's note, which has no full stop where it stands under a table. */
export const noted = (note: string | undefined): Block[] => texts(note && `${note}.`)

export const levelOf = ({ reading }: Context): ProgrammeLevel => reading.level ?? 'bachelor'

/** The same at one university, which may have programmes of other levels alone. */
export function levelAt(context: Context, { programmes }: KnownUniversity): ProgrammeLevel {
	const level = levelOf(context)
	if (programmes[level].length > 0) return level
	return programmeLevels.find((one) => programmes[one].length > 0) ?? level
}

export const isEstimate = ({ confidence }: KnownProgramme) => isIndicative(confidence)

/** The currency that was asked for, if it is not the ringgit. */
export function askedCurrency({ reading }: Context): PlanCurrency | undefined {
	return reading.numbers.currencies.find((one) => one !== 'MYR')
}

/** What its own page says of a university. */
export const wordsOf = ({ knowledge }: Context, { code }: KnownUniversity): UniversityWords =>
	knowledge.universities.find((one) => one.code === code) ?? {
		...{ code, summary: '', admission: '', scholarships: '' },
	}

/** «أي جامعة تقصدون؟», with the universities that were spoken of first. */
export function askUniversity({
	knowledge,
	universities,
	before,
}: Context): NonNullable<Answer['ask']> {
	const listed = knowledge.catalogue.universities
	const choices = [...new Set([...universities, ...before, ...listed])].slice(0, 5)
	return {
		sentence: say('ask.university'),
		choices: choices.map(({ name }) => ({ text: name })),
	}
}

/** Programmes of a university that teach a subject: of the level, or, where none was named, of the lowest that has one. */
export function programmesFor(
	university: KnownUniversity,
	wanted: readonly string[],
	level: ProgrammeLevel | undefined,
): { level: ProgrammeLevel; programmes: KnownProgramme[] } {
	const levels: ProgrammeLevel[] = level ? [level] : ['bachelor', 'master', 'phd']
	for (const one of levels) {
		const all = university.programmes[one]
		const exact = all.filter(({ name }) => wanted.includes(nameCode(name)))
		const programmes =
			exact.length > 0
				? exact
				: all.filter(({ subjects }) => wanted.some((subject) => subjects.includes(subject)))
		if (programmes.length > 0) return { level: one, programmes }
	}
	return { level: level ?? 'bachelor', programmes: [] }
}
