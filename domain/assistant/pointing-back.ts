/** Words by which a question points back to what was said before: «ومتى أقدم لها؟», «في الجامعة», `and there?`. */
import { bare, meaningsOf } from './lexicon.ts'

const pronouns = new Set(
	'وينها فينها وينه فينه لها فيها هناك منها عندها عندهم بها عنها نفسها it its there them هنيك واحده وحده منهم فيهم بينهم بينها وبينها معها منه فيه عليها عليه عليهم ياه ياها ياهم فيهن منهن عنه له ايهم ايهما 3andha 3andhom 3andoh fiha feha fihom liha 3aleha 3liha mnha menha وهي وهو حداها حذاها جنبها قربها يمها دي هذي هذه هاي هيدي هاذي وهذي وهذه وهاي وهيدي one this that'.split(
		' ',
	),
)
const openings = new Set(
	'ولو لو if طيب وطيب اوكي تمام زين and also كمان برضه بعدين then ok okay what about وماذا بالنسبه tayeb tab طب w'.split(
		' ',
	),
)
export const isPronoun = (word: string) => pronouns.has(word)

export function isPointingBack(words: readonly string[], forms: readonly string[][]): boolean {
	const [first = ''] = words
	const isJoined =
		first.startsWith('و') &&
		first.length > 2 &&
		meaningsOf(first, [first]).length === 0 &&
		meaningsOf(first.slice(1), [bare(first.slice(1))]).length > 0
	return isJoined || openings.has(first) || hasPronoun(words, forms)
}

/** «ودي بتبدأ امتى؟» of Egypt; the «ودي» of the Gulf wants something: «ودي أدرس». */
const isAndThis = (word: string, next = '') =>
	word === 'ودي' && /^(?:بت|كام|بكام|فين|امتي|امتى|ايه)/.test(next)

/** «هذي متى تبدأ؟», "when does this one start": one that was just shown. */
export const pointsAtThis = (text: string) =>
	/(?:^|\s)و?(?:هذي|هذه|هاي|هيدي|هاذي|دي)(?:\s|[؟?]|$)|\b(?:this|that) one\b/i.test(text)

/** «في الجامعة»: one that was spoken of. */
const isTheUniversity = (word: string, before = '') =>
	/^[وبفلع]?(?:ال|لل)جامعه$/.test(word) || (before === 'the' && /^uni(?:versity)?$/.test(word))

/** «مصاريفها», «شروطها»: of what was named. */
const itsOwn =
	/(?:^|\s)و?(?:رسوم|مصاريف|سعر|اسعار|شروط|موقع|مكان|سكن|ترتيب|تصنيف|مدت|قسط|اقساط|تكلفت|تكاليف|مواعيد|عنوان|تخصصات|منح)ها(?:\s|[؟?]|$)/
export const asksOfIts = (text: string) => itsOwn.test(text)

export function hasPronoun(words: readonly string[], forms: readonly string[][]): boolean {
	return words.some(
		(word, at) =>
			pronouns.has(word) ||
			isAndThis(word, words[at + 1]) ||
			isTheUniversity(word, words[at - 1]) ||
			forms[at]?.some((form) => form !== word && form.length > 2 && pronouns.has(form)),
	)
}

/** «حتى لو تخصص تاني», "any other subject": the one that was named is no condition. */
export const acceptsOthers = (text: string) =>
	/[اأ]ي\s+تخصص|(?:لو|حتى|حتي|او|أو)\s+(?:في\s+)?تخصص\s+(?:ثاني|تاني|[اآأ]خر|غيره|مختلف)|\b(?:any|even (?:in )?(?:an)?other|or (?:in )?(?:an)?other)\s+(?:other\s+)?(?:subject|major|field|programme|program)\b/i.test(
		text,
	)

const ordinals = [
	/^(?:[وف]?[بلكف]?ال|و?لل)(?:اولى|اولي|اول)$|^(?:first|lwl|lowl|lewel|lawal|awal|awel|awwal|loula|oula|ola)$/,
	/^(?:[وف]?[بلكف]?ال|و?لل)(?:ثانيه|تانيه|ثاني|تاني)$|^(?:second|tani|tany|tanya|taniya|ttani|lteni|thani|thanya|thania)$/,
	/^(?:[وف]?[بلكف]?ال|و?لل)(?:ثالثه|تالته|ثالث|تالت)$|^(?:third|talet|talta|thaleth|thaltha|tletha)$/,
	/^(?:[وف]?[بلكف]?ال|و?لل)(?:رابعه|رابع)$|^fourth$/,
	/^(?:[وف]?[بلكف]?ال|و?لل)(?:خامسه|خامس)$|^fifth$/,
]
const last = /^(?:[وف]?[بلكف]?ال|و?لل)(?:اخيره|اخير|اخرانيه|اخراني)$|^last$/
/** «السنة الثانية» and "first year" count something else. */
const isCounted = (before = '') =>
	/^(?:[وبفل]?ال|لل)?(?:سنه|عام|فصل|ترم|شهر|دفعه|مره|صف|دور)$|^s[ae]n[ae]h?$|^3am$/.test(before)

/** Which of those that were spoken of is meant: «طيب والثانية؟», `the second one`; -1 is the last of them. */
export function ordinalIn(words: readonly string[]): { place: number; at: number } | undefined {
	for (const [at, word] of words.entries()) {
		const place = last.test(word) ? -1 : ordinals.findIndex((one) => one.test(word))
		if ((place < 0 && !last.test(word)) || isCounted(words[at - 1])) continue
		const next = words[at + 1] ?? 'one'
		const isEnglish = /^(?:first|second|third|fourth|fifth|last)$/.test(word)
		if (
			isEnglish
				? /^(?:one|uni|university|step)$/.test(next)
				: !/^(?:s[ae]n[ae]h?|3am|marra?)$/.test(next)
		)
			return { place, at }
	}
	return undefined
}

/** "the second cheapest", «ثاني أرخص وحدة»: which place of an order is asked for, from 0. */
export function nthIn(words: readonly string[]): number | undefined {
	for (const [at, word] of words.entries()) {
		const isOrder = /^(?:ارخص|اقل|cheapest|lowest)$/.test(words[at + 1] ?? '')
		const place = ['', ...nths].findIndex((one) => one.split(' ').includes(word))
		if (isOrder && place > 0) return place
	}
	return undefined
}
const nths = [
	'ثاني تاني وثاني وتاني second tani',
	'ثالث تالت وثالث وتالت third',
	'رابع ورابع fourth',
]

/** «مين فيهم», "which of them": those that were spoken of, whatever else is named. */
export const pointsAtThese = (text: string) =>
	/(?:في|من|بين|[اأ]ي|[اأ](?:رخص|غلى|حسن|فضل|قرب|على|قوى|كبر|قدم|سرع|نسب))ه(?:م|ن|ما)(?:\s|[؟?]|$)|(?:من|عن|بين|ل|مع) ?بعض(?:ها|هم|هما|يهم)?(?=\s|[؟?]|$)|\b(?:of|between|among) (?:them|these|those|the two|both)\b|\beach other\b/i.test(
		text,
	)

/** «مين الأرخص», "which is cheaper" */
export const asksWhichOne = (text: string) =>
	/(?:^|\s)و?(?:مين|منو|شكون|[اأ]نهي|[اأ]ي (?:واحد|وحد))|[اأ](?:رخص|غلى|حسن|فضل|قرب) (?:واحد|وحد)|\bwhich (?:one|is|has|would|of)\b|\b(?:cheapest|best|nearest|closest) one\b/i.test(
		text,
	)

/** «هذي تشمل السكن؟»: the amount that was told. */
export const pointsAtAmount = (text: string) =>
	/^(?:طيب |زين |هل |و)?(?:هذ[يها]|هاي|هاد|هيدي|هاذي|دي|ده|هيدا|المبلغ|(?:is |does )?(?:this|that|it))\s/i.test(
		text.trim(),
	)

/** «مرتي... وهي فيها تشتغل؟»: somebody else than who asks. */
export const isOfAnother = (words: readonly string[]) =>
	words.some((word) => /^و?(?:هي|هو|هم|هيا|هوا)$|^(?:she|he|they)$/.test(word) || works.test(word))

/** «ابوي يقدر يشتغل؟»: one who comes along, by the word for him. */
export const isOfRelative = (words: readonly string[]) =>
	words.some((word) => works.test(word)) && words.some((word) => relative.test(word))

const works = /^[بهح]?[تي](?:شتغل|خدم)(?:و|وا|ون)?$|^works?$/
const relative =
	/^و?(?:ابو|ام|اخو?|اخت|خو|خت|والد[ته]?|خالت?|عمت?|جدت?)(?:ي|يا|ه|ها|نا)$|^(?:brother|sister|father|mother|dad|mum|mom|uncle|aunt|cousin)$/
