/**
 * The tables know names, numbers and words; examples know wordings. What a question asks is what the examples say of it, of what was
 * answered before it, and of what the tables take it for. Whom and what it is asked of is read by the tables.
 */
import { asksForShare } from './answers/limits.ts'
import { besideOf } from './beside-words.ts'
import type { ByTables } from './by-tables.ts'
import { type Chosen, isUnsure, ofNamesAlone, withLevel } from './choose.ts'
import { type Intent, intentRows } from './intents.ts'
import { likenessOf } from './likeness/likeness.ts'
import { asksOfListed, filled, hasName } from './memory.ts'
import { isInHand } from './next-step.ts'
import type { Reading } from './read.ts'
import { wordsOf } from './spelling.ts'
import { asks } from './story.ts'
import { homeNamed, thingsNamed } from './unknown-words.ts'

/** How sure the examples have to be, as a share of 1. */
const enough = {
	/** Where the tables say nothing. */
	toGuess: 0.25,
	/** From here on without saying that it is a guess. */
	toAnswer: 0.35,
	/** Instead of what the tables read a part of. */
	insteadOfPart: 0.6,
	/** Instead of the same as before, where something else stands in the question. */
	insteadOfSame: 0.5,
	/** Instead of what the tables read every word of. */
	insteadOfAll: 0.82,
	/** Instead of a row whose words can mean nothing else. */
	insteadOfCertain: 0.95,
	/** Instead of what was asked before, of the new name or level alone. */
	insteadOfBefore: 0.9,
	/** Instead of asking back, of saying that the site is silent, and of what holds hardly a word that is known. */
	insteadOfAsking: 0.7,
	/** To say that the site is silent, to greet or to say goodbye. */
	toTellNothing: 0.65,
	/** To call no guess what the tables call one. */
	toAgree: 0.6,
	/** To take what the tables read as two questions for one of them alone. */
	toBeOnlyOne: 0.97,
} as const

/** A question of fewer words means something only with what was said before; of one that has a single word with a meaning, `toMeanWithOne` counts. */
const fewWords = { toMean: 3, toMeanWithOne: 7 }
/** From this weight on, the words of a row can mean nothing else. */
const nothingElse = 9

const intents = new Set<string>(intentRows.map(([, intent]) => intent))
const isIntent = (meaning: string): meaning is Intent => intents.has(meaning)

/** What an answer is about has to be named, now or before. */
const needed: Partial<Record<Intent, (reading: Reading) => boolean>> = {
	budget: ({ numbers }) => numbers.amount !== undefined,
	compare: ({ universities }) => universities.length > 1,
	currency: ({ numbers }) => numbers.amount !== undefined || numbers.currencies.length > 0,
	'fee.programme': ({ subjects }) => subjects.length > 0,
	'fee.university': ({ universities }) => universities.length > 0,
	'admission.university': ({ universities }) => universities.length > 0,
	'university.about': ({ universities }) => universities.length > 0,
	'housing.room': ({ homes }) => homes.length > 0,
	'institute.compare': ({ institutes }) => institutes.length > 1,
	'programme.offered': ({ subjects }) => subjects.length > 0,
	'programme.length': ({ subjects, level }) => subjects.length > 0 || level !== undefined,
}

/** What is asked of one home, or of all where none is named. */
const ofHomes = /^housing\.(?:price|about|room|amenities)$/

/** Asked of the institute that was spoken of, where none is named. */
const ofInstitute = /^institute\.(?:price|hours|class|levels|start|course)$/

const smallTalk = new Set(
	'bye greeting human insult nobody-knows out-of-scope thanks who why'.split(' '),
)

const kindsOfRooms = ['single', 'shared', 'master', 'studio'] as const

/** «VAL مهم؟» asks for no steps. */
const isOfSteps = ['next', 'steps', 'how'] as const

/** The same question with a name and without one, or of an amount, has two intents. */
function withNames(
	meaning: Intent,
	{ subjects, universities, level, ideas, numbers, text }: Reading,
): Intent {
	const isOfSubject = subjects.length > 0
	// Who comes as a tourist changes no visa of a student.
	if (meaning === 'visa.change' && (ideas.has('visitVisa') || ideas.has('trips')))
		return 'visa.need'
	if (meaning === 'university.about' && (ideas.has('publicOne') || ideas.has('privateOne')))
		return 'fee.university'
	// Papers for a grant are those of no visa, and whoever names a month asks until when.
	if (meaning === 'visa.documents' && ideas.has('scholarship') && !ideas.has('visa'))
		return 'scholarships'
	if (meaning === 'visa.steps' && ideas.has('val') && !isOfSteps.some((one) => ideas.has(one)))
		return isInHand(text) ? meaning : 'visa.term'
	if (meaning === 'intakes' && numbers.month !== undefined && ideas.has('apply')) return 'deadline'
	if (meaning === 'rank' && ideas.has('publicOne') && ideas.has('privateOne')) return 'fee.general'
	if (meaning === 'english.where' && !ideas.has('atHome')) return 'institute.about'
	if (/^(?:food|transport)$/.test(meaning) && ideas.has('howMuch')) return 'living'
	if (meaning === 'housing.price' && kindsOfRooms.some((kind) => ideas.has(kind)))
		return 'housing.room'
	if (meaning === 'admission.certificate' && numbers.percent !== undefined) return 'admission.grade'
	if (meaning === 'length-general' && (isOfSubject || level) && !asksForShare({ text }))
		return 'programme.length'
	if (meaning === 'fee.university' && isOfSubject) return 'fee.programme'
	if (meaning === 'fee.general' && universities.length > 0)
		return isOfSubject ? 'fee.programme' : 'fee.university'
	if (/^fee\.(?:programme|general)$/.test(meaning) && isOfSubject && universities.length === 0)
		return 'cheapest'
	return meaning
}

/**
 * What points at a list, an amount or a name of before, or at a thing that is not ours, and a word or two, which mean something only
 * with what was said before: of that the tables know more.
 */
function isOfTables({ reading, whole }: ByTables): boolean {
	const { corrects, hasUnknownSubject, elsewhere, among, ordinal, nth, text, meaning } = reading
	const count = wordsOf(text).length
	const isShort = count < (meaning < 2 ? fewWords.toMeanWithOne : fewWords.toMean)
	return (
		(isShort && !isUnsure(whole) && !whole.isPartial) ||
		corrects ||
		hasUnknownSubject ||
		elsewhere !== undefined ||
		whole.isOfAmount === true ||
		(whole.intent === 'compare' && reading.universities.length === 0) ||
		(among ?? ordinal ?? nth) !== undefined
	)
}

/** How sure the examples have to be of another meaning than the tables. */
function leastFor({ reading, whole, halves, before }: ByTables, meaning: string): number {
	const isCertain = !isUnsure(whole) && whole.weight >= nothingElse
	if (meaning === 'absent' && isCertain) return enough.insteadOfCertain
	if (meaning === 'absent' || smallTalk.has(meaning)) return enough.toTellNothing
	if (isUnsure(whole) && halves.length === 0) {
		const isRead =
			reading.meaning > Math.max(1, reading.unknown.length) &&
			wordsOf(reading.text).length >= fewWords.toMean
		if (reading.ideas.has('absent')) return enough.insteadOfAll
		if (whole.likely !== undefined || !isRead) return enough.insteadOfAsking
		// Of a thing in no table nothing is guessed: «كم سعر الخروف».
		return thingsNamed(reading) === '' ? enough.toGuess : enough.toAnswer
	}
	if (whole.isPartial === undefined) return enough.insteadOfBefore
	// Names in which the tables found nothing that is asked of them.
	if (whole.weight <= ofNamesAlone) return enough.insteadOfPart
	const isAllRead = whole.isPartial !== true && reading.unknown.length === 0
	if (isAllRead && isCertain) return enough.insteadOfCertain
	if (isAllRead) return enough.insteadOfAll
	return whole.intent === before.intent ? enough.insteadOfSame : enough.insteadOfPart
}

/** Undefined where the tables keep the word. */
export function byExamples(byTables: ByTables): Chosen | undefined {
	if (isOfTables(byTables)) return undefined
	const { reading, before, whole, halves } = byTables
	// «وشكون فيهم الأرخص؟» after what was not understood.
	if (before.isLost && asksOfListed(reading)) return undefined
	const found = likenessOf(reading.text, besideOf(byTables))
	if (!found) return undefined
	const { meaning, share } = found
	const answered = halves.length > 0 ? halves : [whole]
	const same = answered.find(({ intent }) => intent === meaning)
	if (same) return agreed(byTables, same, share)
	// «عندها قطة، شو بيلزمها من أوراق؟» asks of the cat, of which the site says nothing.
	if (reading.ideas.has('absent') && isUnsure(whole) && halves.length === 1) return whole
	// Of a home that is not ours the answer itself says so.
	const isOfHomes = isUnsure(whole) || (whole.isPartial && ofHomes.test(whole.intent))
	const isAboutHomes =
		meaning.startsWith('housing.') || (share < enough.toGuess && reading.ideas.has('housing'))
	if (isOfHomes && isAboutHomes && homeNamed(reading) !== undefined)
		return { intent: 'housing.room', weight: 6, reading }
	if (share < leastFor(byTables, meaning)) return undefined
	// Families ask about it, and the site says nothing.
	if (meaning === 'absent')
		return whole.intent === 'unclear' && halves.length === 0
			? undefined
			: {
					intent: 'unclear',
					weight: 0,
					reading: { ...reading, ideas: new Set([...reading.ideas, 'absent']) },
				}
	// «كم بالدينار؟» after a fee asks for that fee.
	if (meaning === 'currency' && !isUnsure(whole) && whole.isPartial === undefined) return undefined
	// Whether somebody who comes along may work is no question about the student's work.
	if (meaning === 'work' && whole.intent === 'family') return undefined
	if (!isIntent(meaning)) return undefined
	const isNamed = needed[meaning] ?? (() => true)
	const pointsBack = reading.pointsBack || meaning === 'fee.general' || !isNamed(reading)
	const open =
		ofInstitute.test(meaning) && !hasName(reading)
			? { ...reading, institutes: before.institutes }
			: reading
	const asked = withLevel(pointsBack ? filled(open, before, false) : open, meaning, before)
	const intent = withNames(meaning, asked)
	// «ومعاي زوجتي، ممكن يجو؟»: what the tables take the whole for, against a half of it.
	if (intent === whole.intent) return halves.length === 1 ? whole : undefined
	if (!isNamed(asked)) return undefined
	return {
		...{ intent, reading: asked, weight: 6 },
		...(share < enough.toAnswer && { isTentative: true }),
	}
}

/** «ابني عندكم من ترم، ينفع أعرف درجاته؟»: what is told is no question, nor is «تأمين» beside a room one of its own. */
const asksNothing = ({ intent, reading }: Chosen, asked: Chosen) =>
	ofWhich[asked.intent]?.test(intent) === true ||
	(ofStatements.test(intent) && !asks(reading.text, reading))
const ofWhich: Partial<Record<Chosen['intent'], RegExp>> = {
	'housing.deposit': /^insurance$/,
	living: /^(?:food|transport)$/,
}
const ofStatements = /^(?:admission\.|intakes$|age$|foundation$)/

/** What the tables say too, where the examples are surer of it. */
function agreed(byTables: ByTables, same: Chosen, share: number): Chosen | undefined {
	const { reading, whole, halves, before } = byTables
	const [first, second] = halves
	if (second) {
		const others = halves.filter((one) => one !== same)
		const isOne = share >= enough.toBeOnlyOne && others.every((one) => asksNothing(one, same))
		return isOne ? (whole.intent === same.intent ? whole : same) : undefined
	}
	if (thingsNamed(reading) !== '' || share < enough.toAgree) return undefined
	if (first && isUnsure(whole))
		return { ...same, reading: withLevel(same.reading, same.intent, before), isTentative: false }
	return whole.isTentative === true ? { ...whole, isTentative: false } : undefined
}

/** Whether the examples take it for a question that was not answered. */
export function isReadOtherwise(byTables: ByTables, told: readonly string[]): boolean {
	const found = likenessOf(byTables.reading.text, besideOf(byTables))
	return found !== undefined && !told.includes(found.meaning)
}
