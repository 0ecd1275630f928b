/** The level of study that a question is about, and the certificate that the visitor has. */
import type { ProgrammeLevel } from '../plan/catalogue.ts'
import type { Certificate } from '../plan/plan.ts'
import { isChatWord } from './question-language.ts'
import { consonants, isArabic } from './spelling.ts'

const levelWords: Record<ProgrammeLevel, string> = {
	bachelor:
		'بكالوريوس بكلوريوس باكالوريوس بكالريوس ليسانس لسانس اجازه bachelor bachelors bachelor’s undergraduate bachlor bsc licence bakaloryos bakalorios bakalorius',
	master:
		'ماجستير ماجيستير ماستر مجستير master masters msc postgraduate majester magister majister',
	phd: 'دكتوراه دكتورا دكتوراة phd doctorate doctoral doktora doctorat doctorant doctorante philosophy فلسفه',
}
const levels: [ProgrammeLevel, Set<string>][] = [
	['bachelor', new Set(levelWords.bachelor.split(' '))],
	['master', new Set(levelWords.master.split(' '))],
	['phd', new Set(levelWords.phd.split(' '))],
]
const diploma = new Set(['دبلوم', 'دبلوما', 'diploma'])
const having = new Set(
	'عندي معي معاي معايا لدي حاصل حاصله خلصت خلص انهيت تخرجت خريج خريجه كملت have finished completed hold holding with got 3andi ma3i'.split(
		' ',
	),
)

/** `doktorah`, `baklrious`: by their consonants; `doctor` is no level. */
function levelBySound(word: string): ProgrammeLevel | undefined {
	if (isArabic(word) || word.length < 6 || word === 'doctor') return undefined
	const sound = consonants(word)
	return levels.find(([, names]) =>
		[...names].some((name) => isArabic(name) && name.length > 5 && consonants(name) === sound),
	)?.[0]
}

/** Two levels in one question: the lower one is in hand, the higher one is wanted. */
export function levelIn(
	words: readonly string[],
	forms: readonly (readonly string[])[],
	used: ReadonlySet<number>,
) {
	const isChat = words.some(isChatWord)
	const places: number[] = []
	const found: { level: ProgrammeLevel; isHad: boolean }[] = []
	let certificate: Certificate | undefined
	words.forEach((_, at) => {
		if (used.has(at)) return
		const isHad = [words[at - 1], words[at - 2]].some((word) => having.has(word ?? ''))
		if (forms[at]?.some((form) => diploma.has(form))) {
			certificate = 'foundation'
			places.push(at)
		}
		const level =
			levels.find(([, names]) => forms[at]?.some((form) => names.has(form)))?.[0] ??
			(isChat ? levelBySound(words[at] ?? '') : undefined)
		if (!level) return
		places.push(at)
		found.push({ level, isHad })
	})
	const order: ProgrammeLevel[] = ['bachelor', 'master', 'phd']
	const sorted = found.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
	const [low, high] = [sorted[0], sorted.at(-1)]
	if (low && high && low.level !== high.level && low.level !== 'phd')
		return { level: high.level, certificate: low.isHad ? low.level : certificate, places }
	if (low?.isHad && low.level !== 'phd' && !certificate && low.level !== 'bachelor')
		return { level: undefined, certificate: low.level, places }
	return { level: low?.level, certificate, places }
}
