/** Numbers and addresses of a person: a question is read without them, and whoever typed one is told that it is not needed. */

const numbers = [
	/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
	// A telephone begins with 0 or +: an amount does not.
	/(?<![\d.])(?:\+|00)\d[\d -]{7,16}\d|(?<![\d.])0\d[\d -]{6,11}\d(?!\d)/g,
	/(?<![\p{L}\d])[A-Z]{1,2}\d{6,9}(?![\p{L}\d])/giu,
]
/** What the number was called: «جوازي N1234567» is no question about passports. */
const called =
	/(?:و?(?:رقم\s+)?(?:جوازي|جواز سفري|جواز السفر|رقمي|جوالي|موبايلي|هاتفي|تلفوني|ايميلي|إيميلي|بريدي)|my\s+(?:passport|phone|mobile|number|email|e-mail)(?:\s+number)?(?:\s+is)?)\s*[:=]?\s*\uFFFC/giu

export function withoutPersonalData(question: string): { text: string; isPersonal: boolean } {
	const marked = numbers.reduce((text, pattern) => text.replace(pattern, '\uFFFC'), question)
	const text = marked.replace(called, ' ').replaceAll('\uFFFC', ' ')
	return { text, isPersonal: marked !== question }
}
