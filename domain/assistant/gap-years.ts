/** «خلصت الثانوية من خمس سنين، بيأثر؟», "I left school three years ago, does it matter?": years without study, of which the site says nothing. */
const finished =
	'خلصت|مخلص|مخلصه|تخرجت|متخرج|متخرجه|انهيت|كملت|اخذت|اخدت|نجحت|finished|graduated|left|completed'
const years = '(?:سنين|سنوات|سنه|سنتين|اعوام|عامين|years?)'
const after = new RegExp(
	`(?:^| )(?:${finished}) .*(?:(?:من|قبل|صارلي|بقالي|منذ|ليا) (?:\\S+ )?${years}|${years} (?:ago|back))(?: |$)`,
)
const asksIfItMatters =
	/(?:^| )(?:هل )?(?:[بهح]?[يت]?(?:ياثر|تاثر|اثر|يضر|تضر|يفرق|تفرق|يمنع|يهم)\S*|مشكله|عادي|problem|matters?|affects?|issue|ok|okay|late)(?: |$)/

export function asksOfGap(words: readonly string[]): boolean {
	const text = words.join(' ')
	return after.test(text) && asksIfItMatters.test(text)
}
