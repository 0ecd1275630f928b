/** Which row of `intents.ts` a question fits best, alone or with what was said before. */
import { isThin, questionsFor } from './asked-back.ts'
import { carriedBy, type Fit, fitsFor, sureWeight } from './fit.ts'
import type { Intent } from './intents.ts'
import { ofLastTopic } from './last-topic.ts'
import { asksOfListed, asksOfThese, filled, kept, type Memory } from './memory.ts'
import { isOfAnother, isOfRelative } from './pointing-back.ts'
import { optional, type Reading } from './read.ts'
import { hasEntry, repeatedIntent } from './repeated-intent.ts'
import { wordsOf } from './spelling.ts'
import { ofToldAmount, type Period } from './told-amount.ts'
import { isTopic } from './topics.ts'
import { comesAlong } from './who-asks.ts'

export interface Chosen {
	intent: Intent | 'unclear'
	weight: number
	reading: Reading
	/** Where it is unclear: what it would have been, for the page that is nearest. */
	nearest?: Intent
	/** Where one word alone was understood: questions that may be meant, to be asked back. */
	likely?: string[]
	/** Words of a half of the question of which the site says nothing. */
	untold?: string
	/** What it most likely is, where not enough was understood to say so without a word. */
	isTentative?: boolean
	/** One of two subjects that are answered one by one: it is named first. */
	subject?: string
	/** Asked of the amount that was told, as a whole: no two questions. */
	isOfAmount?: true
	/** Whether the amount that was told holds something: that is said first. */
	isOfParts?: boolean
	/** What time the amount that was told is for: that is said first. */
	period?: Period
	/** Something of the question is not what the row asks for: a topic, or a word of no table. */
	isPartial?: boolean
}

/** Nothing was found, or nothing that may be said without telling that it is a guess. */
export const isUnsure = ({ intent, isTentative }: Chosen) =>
	intent === 'unclear' || isTentative === true

/** From here on a row is answered; from there on it is offered as what may be meant. */
const enough = { toAnswer: 0.5, toOffer: 0.3 }

/** Of an illness the site says nothing, but of the insurance and the examination it does. */
const ofHealth = ['insurance', 'medical'] as const

/** A weak row answers a word or two, «الفيزا؟»; in a longer question it would answer what stands beside it. */
const fewWords = 3

const has = ({ ideas }: Reading, idea: string) => [...ideas].some((one) => one === idea)

const talk = new Set<Intent>(['greeting', 'thanks', 'bye', 'insult', 'why'])

/** Intents that are asked of one university or institute: what was spoken of is meant where the question names none. */
const ofOne =
	/^(?:fee|cost|budget|intakes|deadline|english\.months|admission\.(?:general|english|grade|certificate)|scholarships|programme\.length|rank|housing\.price|institute\.(?:price|about)|recognition|cheapest)/

export function choose(reading: Reading, memory: Memory, follows: boolean): Chosen {
	const fits = fitsFor(reading, reading)
	const [own] = fits
	// «شكرا» after a fee is no question about it.
	if (own && talk.has(own.intent)) return { intent: own.intent, weight: own.weight, reading }
	// A match or a film is no question of ours, whatever else is named with it.
	if (own?.intent === 'out-of-scope' && !own.isGuess && !hasEntry(reading))
		return { intent: own.intent, weight: own.weight, reading }
	// Of a university that is not ours nothing is said that would be taken for its rule.
	if (reading.elsewhere !== undefined && reading.universities.length === 0)
		return { intent: 'unknown-university', weight: 9.8, reading }
	// Families ask about it and the site says nothing: no row may answer with what stands beside it.
	if (
		reading.ideas.has('absent') &&
		!(reading.numbers.amount !== undefined && reading.ideas.has('living')) &&
		!['work', 'english', 'institute', 'safety', 'prayer'].some((idea) => has(reading, idea)) &&
		!(reading.ideas.has('illness') && ofHealth.some((idea) => reading.ideas.has(idea)))
	)
		return { intent: 'unclear', weight: 0, reading }
	// «وشكون فيهم الأرخص؟» after a question that was not understood: of what is asked, nothing is answered.
	if (memory.isLost && !hasEntry(reading) && asksOfListed(reading))
		return {
			intent: 'unclear',
			weight: 0,
			reading,
			likely: ['cheapest', 'instituteCheapest', 'housing'],
		}
	// A short question that is clear by itself is no part of the last one: «ما هو EMGS؟».
	const isClear = own?.isWhole === true && own.weight >= 7
	const leavesOpen =
		own !== undefined &&
		ofOne.test(own.intent) &&
		!hasEntry(reading) &&
		!reading.ideas.has('malaysia') &&
		!reading.ideas.has('list') &&
		reading.meaning < 7
	// «قديش القسط ب UTM؟» after a subject: of that subject, unless other universities were spoken of since.
	const isOfList =
		own?.intent === 'fee.university' &&
		(memory.universities.length === 0 ||
			reading.universities.every((code) => memory.universities.includes(code))) &&
		memory.subjects.length > 0 &&
		reading.subjects.length === 0 &&
		reading.meaning < 6
	const pointsBack =
		follows ||
		isOfList ||
		reading.corrects ||
		leavesOpen ||
		reading.pointsBackInWords ||
		isOfKind(reading, memory) ||
		(memory.universities.length > 1 && asksOfThese(reading)) ||
		((memory.listed || ofKinds.test(memory.intent ?? '')) && asksOfListed(reading)) ||
		(reading.pointsBack && (!own || (!reading.asksOfAll && !isClear)))
	const ofLast = ofLastTopic(reading, memory)
	if (ofLast) return { ...ofLast, weight: 7 }
	const ofAmount = ofToldAmount(reading, memory, pointsBack)
	if (ofAmount) return { ...ofAmount, weight: 6, isOfAmount: true }
	const repeated = pointsBack ? repeatedIntent(reading, memory, own?.weight ?? 0) : undefined
	const isOwn = own?.isWhole === true && own.weight > ownTopic && [...reading.ideas].some(isTopic)
	const whole = pointsBack ? filled(reading, memory, repeated !== undefined, isOwn) : reading
	if (repeated) return { intent: repeated, weight: 6, reading: whole }
	const together = pointsBack ? fitsFor(whole, reading)[0] : own
	// What was remembered may make a row surer, but not turn a question about one thing into another.
	const isOther =
		own !== undefined &&
		together !== undefined &&
		(together.left > own.left || together.weight < own.weight)
	// «شو المعدل اللي بدهم؟» after a subject asks for no list of who teaches it.
	const isListed =
		together !== undefined &&
		(together.intent === 'programme.offered' || together.weight === ofNamesAlone) &&
		reading.subjects.length === 0 &&
		!hasEntry(reading) &&
		own !== undefined &&
		(own.explained > 0 || reading.ideas.has('next'))
	const meant = isOther || isListed ? own : together
	// What the visa of a wife or a child costs is not on the site.
	if (meant?.intent === 'visa.cost' && memory.intent === 'family' && pointsBack)
		return { intent: 'unclear', weight: 0, reading, nearest: 'family' }
	// The student's rule is not that of a wife or a husband.
	if (isOfCompanion(meant?.intent, reading, memory))
		return { intent: 'family', weight: meant?.weight ?? 6, reading }
	// «ينجم خويا يجي؟» after a subject: a list of who teaches it is no answer to whatever is asked.
	const isList =
		meant?.intent === 'programme.offered' && !asksForList.some((idea) => has(reading, idea))
	const isOnlyRemembered =
		!own && (isList || !(meant && meant.weight >= 6 && reading.ideas.size > 0))
	const isWeak =
		!meant ||
		isOnlyRemembered ||
		(meant.weight < 4 && (!meant.isWhole || reading.unknown.length > 0)) ||
		(meant.weight < 5.6 && meant.left > 0) ||
		(reading.hasUnknownSubject && ofSubjects.test(meant.intent))
	// «أود الاستفسار عن برامج الدكتوراه في إدارة الأعمال لديكم»: long, and every word of it is read.
	const asksWhoTeaches =
		meant?.intent === 'programme.offered' &&
		!isList &&
		meant.left === 0 &&
		reading.unknown.length === 0
	const isFaint =
		meant && meant.weight <= 5 && reading.meaning > fewWords && !reading.corrects && !asksWhoTeaches
	const carried = meant ? carriedBy(meant, reading) : 0
	const isFollowing = follows || reading.corrects || reading.pointsBack
	const isGuessed = !isWeak && !(pointsBack && isFollowing) && isThin(meant, reading)
	const likely = isGuessed ? questionsFor(fits) : []
	if (likely.length > 0) return { intent: 'unclear', weight: 0, reading, likely }
	const isHalf = isGuessed || carried < enough.toAnswer
	if (
		!isWeak &&
		isHalf &&
		(isGuessed ? !meant.isGuess && meant.witnesses > 0 : isOffered(meant, carried))
	)
		return { intent: meant.intent, weight: tentative, reading, isTentative: true }
	if (isWeak || isFaint || isHalf)
		return {
			intent: 'unclear',
			weight: 0,
			reading,
			// What only the subject before led to is near to nothing that was asked.
			...(own && meant && meant.explained > 0 && { nearest: meant.intent }),
		}
	return {
		intent: meant.intent,
		weight: meant.weight,
		reading: withLevel(meant === together || isListed ? whole : reading, meant.intent, memory),
		isPartial: meant.left > 0 || reading.unknown.length > 0,
	}
}

/** Whether somebody who comes along may work or study: asked by the student, or by that one. */
function isOfCompanion(intent: Intent | undefined, reading: Reading, memory: Memory): boolean {
	const words = wordsOf(reading.text)
	if (memory.isAlong || comesAlong(reading.text)) {
		const isStudying =
			reading.ideas.has('study') &&
			!hasEntry(reading) &&
			reading.subjects.length === 0 &&
			[...reading.ideas].every((idea) => !isTopic(idea)) &&
			reading.meaning < 4
		const isOwn = words.includes('i') || !isOfAnother(words)
		return isOwn && (intent === 'work' || (isStudying && memory.isAlong === true))
	}
	const isOfThem = memory.intent === 'family' ? isOfAnother : isOfRelative
	return intent === 'work' && !reading.ideas.has('study') && isOfThem(words)
}

/** So little that neither the search nor a part of a question takes it for an answer. */
const tentative = 3
const isOffered = ({ explained, left, weight }: Fit, carried: number) =>
	(explained > 0 || weight >= sureWeight) &&
	left === 0 &&
	weight >= 4.5 &&
	carried >= enough.toOffer

/** Whoever asked for a doctorate in law means it still where two universities are compared or one is priced; nobody changes his country. */
export function withLevel(reading: Reading, intent: Chosen['intent'], memory: Memory): Reading {
	const { level, country } = memory
	const ofLevel = /^(?:compare|budget|fee\.university|family|supervisor)$/.test(intent)
	const ofSubject = /^(?:compare|budget)$/.test(intent)
	const ofCountry = /^(?:recognition|family)$/.test(intent)
	return {
		...reading,
		subjects: ofSubject ? kept(reading.subjects, memory.subjects) : reading.subjects,
		...(ofLevel && optional('level', reading.level ?? level ?? afterSchool(reading, intent))),
		...(ofCountry && optional('country', reading.country ?? country)),
	}
}

/** Whoever comes from school and compares two is after a bachelor's. */
const afterSchool = ({ certificate }: Reading, intent: Chosen['intent']) =>
	intent === 'compare' && certificate === 'school' ? ('bachelor' as const) : undefined

const asksForList = ['offered', 'where', 'which', 'list', 'university', 'programme', 'study']

/** Of the row for a subject and a university where nothing is asked of them. */
export const ofNamesAlone = 5.5

/** From this weight on a question that is clear by itself takes no topic from the one before. */
const ownTopic = 6.1

/** «الحكومية بس» after a list: of it. */
const isOfKind = ({ ideas, meaning }: Reading, { intent, subjects }: Memory) =>
	(ideas.has('publicOne') || ideas.has('privateOne')) &&
	subjects.length > 0 &&
	meaning < 4 &&
	/^(?:cheapest|budget|programme\.offered|rank)$/.test(intent ?? '')

/** «مين الأرخص؟» after homes or institutes asks of them, and not of universities. */
const ofKinds = /^(?:housing|institute)/

/** Intents that list programmes: of a subject that was not understood, a list of all the others is no answer. */
const ofSubjects = /^(?:cheapest|budget|programme\.offered|fee\.general)$/
