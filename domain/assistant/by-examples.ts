/**
 * The tables know words; examples know wordings. What the examples say of a question, of what was asked before it, and of what the
 * tables take it for, is answered where it is sure enough of something else than the tables.
 */
import { besideOf } from './beside-words.ts'
import type { ByTables } from './by-tables.ts'
import { type Chosen, isUnsure } from './choose.ts'
import type { Idea } from './ideas.ts'
import { type Intent, intentRows } from './intents.ts'
import { likenessOf } from './likeness/likeness.ts'
import { filled } from './memory.ts'
import type { Reading } from './read.ts'
import { wordsOf } from './spelling.ts'
import { thingsNamed } from './unknown-words.ts'

/**
 * From here on it is said as a guess, as what is meant, instead of what the tables read a part of, of what they read wholly, and of
 * a neighbour of that, which they tell apart by words.
 */
const enough = {
	toGuess: 0.35,
	toAnswer: 0.5,
	insteadOfPart: 0.6,
	insteadOfAll: 0.75,
	insteadOfNeighbourOfPart: 0.8,
	insteadOfNeighbour: 0.95,
} as const

const fewWords = 3

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

const ofNames = new Set<string>(
	'compare nobody-knows other-country out-of-scope unknown-university'.split(' '),
)
const smallTalk = new Set(
	'bye greeting human insult nobody-knows out-of-scope thanks who why'.split(' '),
)

const fieldOf = (intent: string) => intent.replace(/\..*/, '')
const ofMoney = new Set(['cheapest', 'compare', 'cost', 'fee', 'budget', 'currency'])
const ofLength = /length/
const ofDates = /^(?:intakes|deadline|admission\.time|institute\.start)$/
const ofInstitutes = /^(?:english\.where|english\.months|institute\..*)$/

function isNeighbour(one: string, other: string): boolean {
	const [first, second] = [fieldOf(one), fieldOf(other)]
	if (ofMoney.has(first) && ofMoney.has(second)) return true
	return (
		first === second ||
		[ofLength, ofDates, ofInstitutes].some((field) => field.test(one) && field.test(other))
	)
}

/** Of what was said before, of names and of lists the tables know more. */
function isOfTables({ reading, whole }: ByTables): boolean {
	const { corrects, hasUnknownSubject, among, ordinal, nth, text } = reading
	if (corrects || hasUnknownSubject || whole.isOfAmount) return true
	if ((among ?? ordinal ?? nth) !== undefined) return true
	if (isUnsure(whole)) return false
	// Only a row has parts: whatever has none was taken over from the turn before.
	if (whole.isPartial === undefined || ofNames.has(whole.intent)) return true
	// A word or two say what is asked only with what was said before.
	return !whole.isPartial && wordsOf(text).length < fewWords
}

/** How sure the examples have to be of something else. */
function leastFor(meaning: string, { reading, whole, halves }: ByTables): number {
	const isTalk = smallTalk.has(meaning)
	if (isUnsure(whole) && halves.length === 0) {
		if (reading.ideas.has('absent')) return enough.insteadOfNeighbour
		const words = wordsOf(reading.text).length
		const isRead = words >= fewWords && reading.unknown.length < reading.meaning
		if (isTalk) return enough.insteadOfNeighbourOfPart
		return whole.likely || !isRead ? enough.insteadOfAll : enough.toGuess
	}
	if (isTalk) return enough.insteadOfNeighbour
	const isPart = whole.isPartial === true || reading.unknown.length > 0
	if (isNeighbour(meaning, whole.intent))
		return isPart ? enough.insteadOfNeighbourOfPart : enough.insteadOfNeighbour
	return isPart ? enough.insteadOfPart : enough.insteadOfAll
}

/** Homes and institutes are meant where they are named, or were spoken of: a price or a beginning alone is that of a university. */
function isOfPlace(meaning: Intent, { reading, before }: ByTables): boolean {
	const field = fieldOf(meaning)
	const words = ideasOfPlaces[field]
	if (!words || !ofAnyPlace.test(meaning) || before.intent?.startsWith(`${field}.`)) return true
	const named = field === 'housing' ? reading.homes : reading.institutes
	return named.length > 0 || words.some((idea) => reading.ideas.has(idea))
}

const ofAnyPlace = /\.(?:price|cheapest|start|room|near)$/

const ideasOfPlaces: Record<string, readonly Idea[]> = {
	housing: [
		'housing',
		'dormitory',
		'single',
		'shared',
		'studio',
		'master',
		'amenity',
		'move',
		'leaving',
	],
	institute: ['institute', 'english', 'levels', 'classSize'],
}

/** The same question with a name and without one, or of an amount, has two intents. */
function withNames(meaning: Intent, { subjects, universities, level, ideas }: Reading): Intent {
	const isOfSubject = subjects.length > 0
	// Who comes as a tourist changes no visa of a student.
	if (meaning === 'visa.change' && (ideas.has('visitVisa') || ideas.has('trips')))
		return 'visa.need'
	if (meaning === 'english.where' && !ideas.has('atHome')) return 'institute.about'
	if (/^(?:food|transport)$/.test(meaning) && ideas.has('howMuch')) return 'living'
	if (meaning === 'length-general' && (isOfSubject || level)) return 'programme.length'
	if (meaning === 'fee.university' && isOfSubject) return 'fee.programme'
	if (/^fee\.(?:programme|general)$/.test(meaning) && isOfSubject && universities.length === 0)
		return 'cheapest'
	return meaning
}

/** Undefined where the tables keep the word. */
export function byExamples(byTables: ByTables): Chosen | undefined {
	const { reading, before, whole, halves } = byTables
	if (isOfTables(byTables)) return undefined
	const found = likenessOf(reading.text, besideOf(byTables))
	if (!found || found.share < enough.toGuess) return undefined
	const { meaning, share } = found
	const isAnswered = [...halves, ...(halves.length > 0 ? [] : [whole])].some(
		({ intent }) => intent === meaning,
	)
	if (isAnswered)
		return whole.isTentative &&
			halves.length === 0 &&
			share >= enough.insteadOfNeighbour &&
			thingsNamed(reading) === ''
			? { ...whole, isTentative: false }
			: undefined
	if (share < leastFor(meaning, byTables)) return undefined
	// Families ask about it, and the site says nothing.
	if (meaning === 'absent')
		return share < (whole.isPartial ? enough.insteadOfPart : enough.insteadOfNeighbourOfPart) ||
			whole.intent === 'unclear'
			? undefined
			: {
					intent: 'unclear',
					weight: 0,
					reading: { ...reading, ideas: new Set([...reading.ideas, 'absent']) },
				}
	// Whether somebody who comes along may work is no question about the student's work.
	if (meaning === 'work' && whole.intent === 'family') return undefined
	if (!isIntent(meaning) || !isOfPlace(meaning, byTables)) return undefined
	const isNamed = needed[meaning] ?? (() => true)
	const asked = reading.pointsBack || !isNamed(reading) ? filled(reading, before, false) : reading
	const intent = withNames(meaning, asked)
	if (!isNamed(asked) || intent === whole.intent) return undefined
	return {
		...{ intent, reading: asked, weight: 6 },
		...(share < enough.toAnswer && { isTentative: true }),
	}
}
