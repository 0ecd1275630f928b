/** «لا مو سنواي قصدي بوترا», "no sorry, I meant Taylor's": what is said and not meant, and that something is meant instead. */

const set = (list: string) => new Set(list.split(' '))
const negations = set('مو مش مب موب ماهو مهو ليس ليست not mesh msh mish mo')
/** Between the negation and what is negated: «مش عايز جامعة صنواي». */
const between = set(
	'عايز عاوز عايزه بدي ابي ابغى اريد نبي بغيت جامعه تخصص في ب بال want the to study university uni a at in',
)
const markers = set(
	'قصدي قصدنا اقصد نقصد قصدت بل خلها خليها خلوها خله meant a2sod asdi 2asdi asdy qasdi',
)

export interface Correction {
	/** Places at which a name, a subject or a level is taken back. */
	negated: ReadonlySet<number>
	/** Where what is meant begins, if a word says so. */
	meantFrom: number | undefined
	/** Words that only say that something is corrected. */
	places: number[]
}

export function correctionIn(words: readonly string[]): Correction {
	const negated = new Set<number>()
	words.forEach((word, at) => {
		if (!negations.has(word)) return
		let place = at + 1
		while (between.has(words[place] ?? '')) place += 1
		negated.add(place)
	})
	const marker = words.findLastIndex(
		(word, at) =>
			markers.has(word.replace(/^و(?=.{3})/, '')) || (word === 'mean' && words[at - 1] === 'i'),
	)
	const thoughtOver = words.findIndex(
		(word, at) => /^(غير|بدل)/.test(word) && /^راي/.test(words[at + 1] ?? ''),
	)
	const from = marker >= 0 ? marker + 1 : thoughtOver >= 0 ? 0 : undefined
	const places = [
		...(marker >= 0 ? [marker] : []),
		...(thoughtOver >= 0 ? [thoughtOver, thoughtOver + 1] : []),
	]
	return { negated, meantFrom: from, places }
}
