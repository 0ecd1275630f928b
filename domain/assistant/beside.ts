/** What a word means by those beside it: a name or a country that is only told of, a small word that is none. */
import { fold } from '../fold.ts'
import { homeCountries } from './elsewhere.ts'
import { bare } from './lexicon.ts'
import type { FoundName } from './names.ts'

/** «سوري بألمانيا» */
const nationalities = new Set(homeCountries.split(/[\n,]/).map(fold))
const isNationality = (word = '') => nationalities.has(bare(word))

/** «مقيم في تركيا»: where somebody lives is not where he wants to study. */
const living = new Set(
	'مقيم مقيمه مقيمين ساكن ساكنه عايش عايشه اسكن resident residing living live based'.split(' '),
)
export const isResidence = ({ at, kind }: FoundName, words: readonly string[]) =>
	kind === 'country' &&
	([words[at - 1], words[at - 2]].some((word) => living.has(word ?? '')) ||
		isNationality(words[at - 1]))

/** «جامعة المنصورة» is a name; of «الجامعة مختلطة» something is said. */
export function isNamedUniversity(words: readonly string[], at: number): boolean {
	const before = words[at - 1] ?? ''
	return bare(before) === 'جامعه' && (before === 'جامعه' || (words[at] ?? '').startsWith('ال'))
}

/** «تخصص كذا», "a degree in …": a subject that is in no table. */
export const isNamedSubject = (words: readonly string[], at: number) =>
	[words[at - 1], words[at - 2]].some((word) =>
		/^(?:[وبفل]?ال|لل|ل)?تخصص$|^major$|^degree$/.test(word ?? ''),
	)

/** `law ma 3andi ielts`: «لو», and no study of law. */
export const isIf = (words: readonly string[], at: number) =>
	words[at] === 'law' && (at === 0 || ['w', 'tab', 'tayeb', 'bas'].includes(words[at - 1] ?? ''))

/** «طب» begins a question in Egypt, and is medicine everywhere else. */
export function isOpening([
	first,
	second = '',
	third = '',
	fourth = '',
]: readonly string[]): boolean {
	if (first !== 'طب' || second === '') return false
	if (/^(ال)?(اسنان|بشري|بيطري|صيني|نفسي|عام)/.test(second)) return false
	// «طب كم سنة» against «طب كم مدته».
	if (second === 'كم') return /.{3}(?:ه|ها|هم|و)$/.test(third) && !/^(?:سنه|ساعه)$/.test(third)
	// «طب في ماليزيا», «طب بملايا» against «طب في مسجد؟», «طب بيبدأ امتى؟».
	if (second === 'في')
		return !/^(?:ماليزيا|جامع)/.test(third) || /^(?:رخيص|ارخص|تاني|ثاني|كويس|قريب)/.test(fourth)
	if (second === 'لو') return !third.startsWith('سمح')
	return !/^ف(?!ي)|^ب(?!ي|ت|كام|كم|س$|عد|رض|ال(?:نسب|جنيه|دولار|ريال|دينار|درهم))/.test(second)
}
