/** «خلصت الثانوية من خمس سنين، بيأثر؟», "I left school three years ago, does it matter?": years without study, of which the site says nothing. */
const finished =
	'خلصت|مخلص|مخلصه|تخرجت|متخرج|متخرجه|انهيت|كملت|اخذت|اخدت|نجحت|finished|graduated|left|completed'
const years = '(?:سنين|سنوات|سنه|سنتين|اعوام|عامين|years?)'
const after = new RegExp(
	`(?:^| )(?:${finished}) .*(?:(?:من|قبل|صارلي|بقالي|منذ|ليا) (?:\\S+ )?${years}|${years} (?:ago|back))(?: |$)`,
)
const stopped = new RegExp(
	`(?:^| )(?:ترك|تركت|تارك|تاركه|وقف|وقفت|انقطع|انقطعت|بطل|بطلت|stopped|paused) (?:عن )?(?:ال)?(?:دراسه|قرايه|تعليم|مدرسه|study\\S*|school) .*${years}(?: |$)`,
)
const mattersAlone =
	/(?:^| )(?:هل )?(?:[بهح]?[يت]?(?:ياثر|تاثر|اثر|يضر|تضر|يفرق|تفرق|يمنع|يهم)\S*|مشكله|عادي|problem|matters?|affects?|issue|ok|okay|late)(?: |$)/
/** «ترك الدراسة سنتين، يقبلونه؟» */
const asksIfItMatters = new RegExp(`${mattersAlone.source}|(?:^| )(?:يقبل|تقبل|بيقبل|هيقبل|accept)`)

export function asksOfGap(words: readonly string[]): boolean {
	const text = words.join(' ')
	return (
		(after.test(text) && mattersAlone.test(text)) ||
		(stopped.test(text) && asksIfItMatters.test(text))
	)
}
