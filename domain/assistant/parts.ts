/** Two questions in one, and a story with a question at its end. */
import { type Chosen, choose, isUnsure } from './choose.ts'
import type { Knowledge } from './knowledge.ts'
import { emptyMemory, type Memory } from './memory.ts'
import { type Reading, read } from './read.ts'
import { askedLast, asks, withoutStory } from './story.ts'
import { isTopic } from './topics.ts'
import { withNamesOf } from './whole-names.ts'

/** Below this a part of a question has no intent of its own. */
const ownIntent = 6.1
/** So sure has a part to be that is answered although the rest was not understood. */
const sureIntent = 8

const betweenQuestions =
	/(?<=[?؟])|(?:^|\s)and\s+(?=how|when|what|where|do|does|is|can)|\s(?=و(?:كم|كام|بكم|بكام|متى|هل|كيف|وين|فين|أين|اين|شو|ايش|إيش|قديش|بقديش|قداش|بقداش|شحال|بشحال|[اإ]يمتى|امتى|[اإ]يمتا|وقتاش|فوقاش|[اإ]زاي|شلون|كيفاش)(?:\s|$))/i

/** «ومعي مرتي وولدين», `with my wife`: who comes along is a matter of its own, beside what is studied. */
const beforeKin =
	/\s(?=و(?:معي|معاي|معايا)\s+(?:مرتي|مراتي|زوجتي|زوجي|[أا]ولادي|ولادي|[أا]طفالي|عيالي|عائلتي|عيلتي|[أا]هلي|ولد|طفل)|(?:and|with)\s+(?:my\s+)?(?:wife|husband|kids|children|family)\b)/i
const betweenParts = new RegExp(`${betweenQuestions.source}|${beforeKin.source}`, 'i')

/** Two questions in one: each with an intent of its own, names of the whole for both. */
export function partsOf(
	question: string,
	knowledge: Knowledge,
	memory: Memory,
	whole: Chosen,
): Chosen[] {
	const parts = question
		.slice(0, 600)
		.split(betweenParts)
		.filter((part) => part.trim().length > 3)
	if (whole.intent === 'budget' || whole.intent === 'compare' || whole.isOfAmount) return []
	const beside = besideUntold(question, knowledge, whole)
	if (beside) return beside
	if (parts.length < 2) {
		const told = askedLast(question, knowledge, whole)
		return told.length > 0 ? told : joinedIn(question, knowledge, whole)
	}
	if (parts.length > 3) return []
	const alone = parts.map((part) => choose(read(part, knowledge), emptyMemory, false))
	const chosen = alone.map((own) => {
		const named = withNamesOf(whole.reading, own.reading)
		if (own.weight >= ownIntent) {
			const chosen = choose(named, memory, false)
			// A subject that was only spoken of before makes no list of a question about something else.
			const isBorrowed = own.reading.subjects.length === 0 && chosen.intent === 'programme.offered'
			return isBorrowed ? own : chosen
		}
		if (!isAskedOfSame(own.reading)) return own
		const others = alone.filter((other) => other !== own && other.weight >= ownIntent)
		const shared = choose(withTopicsOf(others, named), emptyMemory, false)
		return shared.weight >= ownIntent ? shared : choose(named, emptyMemory, false)
	})
	const known = chosen.flatMap((one, at) =>
		one.weight >= ownIntent ? { text: parts[at] ?? '', chosen: one } : [],
	)
	const clear = withoutStory(known).filter(
		({ intent }, at, all) => !isOfVisitor(intent, all[at - 1]),
	)
	const [first, ...others] = clear
	const isSure = first && first.weight >= sureIntent && first.reading.unknown.length === 0
	if (isUnsure(whole) && isSure && others.length === 0) return clear
	const intents = new Set(clear.map(({ intent }) => intent))
	if (clear.length < known.length && !clear.some(({ intent }) => intent === whole.intent))
		return clear
	return clear.length >= 2 && intents.size === clear.length ? clear : []
}

/** «أقدر أروح معها؟ وأي فيزا أحتاج؟»: what a visitor needs is told with the visit. */
const isOfVisitor = (intent: Chosen['intent'], before?: Chosen) =>
	/^(?:parents\.visit|family)$/.test(before?.intent ?? '') &&
	/^visa\.(?:documents|need)$/.test(intent)

/** «الفحص وين، وإذا طلع معي مرض؟»: of one half the site has nothing. That is said first, with its words, and the other half is answered. */
function besideUntold(question: string, knowledge: Knowledge, whole: Chosen): Chosen[] | undefined {
	// «عندي سكري، هل يغطيه التأمين؟» has its own answer.
	if (!whole.reading.ideas.has('absent') || !isUnsure(whole)) return undefined
	const clauses = question
		.slice(0, 300)
		.split(/[،,؛;.!?؟\n]+|\s(?=و(?:اذا|إذا|لو)\s)|\s(?=and (?:if|what if)\b)/i)
		.map((clause) => clause.trim())
		.filter((clause) => clause.length > 3)
	if (clauses.length !== 2) return undefined
	const readings = clauses.map((clause) => read(clause, knowledge))
	const untold = readings.find(({ ideas }) => ideas.has('absent'))
	const rest = readings.find(({ ideas }) => !ideas.has('absent'))
	if (!untold || !rest) return undefined
	const isUntoldAsked =
		asks(untold.text, untold) || /(?:^|\s)(?:و?(?:لو|[إا]ذا)|if)\s/i.test(untold.text)
	// «بنتي تخاف من الطيران، كم ساعة الرحلة؟»: the other half is only told.
	if (isUntoldAsked && !asks(rest.text, rest) && !rest.ideas.has('can')) return []
	const told = choose(withNamesOf(whole.reading, rest), emptyMemory, false)
	if (told.weight < ownTopic || isUnsure(told)) return undefined
	if (!isUntoldAsked) return [told]
	const words = untold.text.trim().replace(/^(?:و(?=[إا]ذا|لو|هل|كم|كيف|متى)|and )/i, '')
	return [{ intent: 'unclear', weight: 0, reading: untold, untold: words }, told]
}

/** How many places are tried where a question may go on with another: each is read twice. */
const placesTried = 3

/** «بتاخد قد إيه وبتتكلف كام», «الرسوم وشروط القبول»: two questions joined by «و», whatever word the second begins with. */
function joinedIn(question: string, knowledge: Knowledge, whole: Chosen): Chosen[] {
	if (!mayBeTwo(whole)) return []
	const words = question.slice(0, 300).trim().split(/\s+/)
	const places = words.flatMap((word, at) =>
		at > 1 && at < words.length && isJoining(word) ? at : [],
	)
	for (const at of places.slice(-placesTried)) {
		const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
		// «إذا دفعنا وانرفضت الفيزا»: a condition asks nothing by itself.
		if (isCondition.test(before)) continue
		const first = choose(withNamesOf(whole.reading, read(before, knowledge)), emptyMemory, false)
		if (first.weight < ownIntent) continue
		const own = withNamesOf(whole.reading, read(after.replace(/^و/, ''), knowledge))
		const alone = choose(own, emptyMemory, false)
		const second =
			alone.weight >= ownTopic ? alone : choose(withTopicsOf([first], own), emptyMemory, false)
		// Nouns alone ask where every word of them is read; beside the parts of a sum they are one more part.
		const isSum = [whole, first].some(({ intent }) => /^(?:cost\.|living)/.test(intent))
		const isNamed = alone.weight >= ownTopic
		// Of a sum the mark at the end is that of the whole.
		const rest = isSum ? after.replace(/[?؟]\s*$/, '') : after
		const isTopicOfItsOwn = isNamed && (asks(rest, own) || (own.unknown.length === 0 && !isSum))
		if (isNamed && !isTopicOfItsOwn && !isSum && first.intent !== whole.intent) return [first]
		const isAsked = isTopicOfItsOwn || asksMore(own)
		if (isAsked && second.weight >= ownIntent && second.intent !== first.intent)
			return withoutStory([
				{ text: before, chosen: first },
				{ text: after, chosen: second },
			])
	}
	return []
}

/** So sure has a second part to be of what it is about, if it does not ask of the same thing as the first. */
const ownTopic = 7

const isJoining = (word: string) =>
	(/^و\p{Script=Arabic}{3}/u.test(word) && !notJoining.test(word) && !isWordItself.test(word)) ||
	/^(?:and|w|plus)$/i.test(word)
/** Their «و» joins nothing. */
const isWordItself = /^و(?:احد|حد[ةه]|قت|صل|ضع|رق[ةه]?|ظيف|الد|زار|سط|ثيق|اضح|اجب)/
const isCondition = /^(?:(?:طيب|طب|زين|اوكي|يعني|ok|so)\s+)?(?:[إا]ذا|لو|if)\s/i
/** «ولا», «وانا»: what goes on with the same question. */
const notJoining =
	/^و(?:لا|الا|[اأ]نا|احنا|نحن|هو|هي|هم|لو|[اإ]ذا|مع|عن|من|في|على|بعد|قبل|بس|كمان|كل|لكن|عند|ابغ|ابي|بدي|اريد|عايز|عاوز|حاب)/

/** A row that explains all topics and all that is asked has one question before it. */
function mayBeTwo({ intent, reading, isPartial, weight }: Chosen): boolean {
	if (intent === 'unclear' || weight === 0) return reading.meaning > 3
	// «كم السنة، الرسوم والسكن والأكل؟»: the parts of a sum.
	if (intent.startsWith('cost.') && isPartial !== true) return false
	// «فيه غسالة وانترنت؟»: two services of one room.
	if (intent === 'housing.amenities' && !isPartial && !reading.ideas.has('howMuch')) return false
	// «قريب من الطب وأرخص» is one wish.
	if (intent === 'programme.offered' && reading.ideas.has('near')) return false
	const asked = questionIdeas.filter((idea) => reading.ideas.has(idea))
	return isPartial === true || asked.length > 1 || [...reading.ideas].filter(isTopic).length > 1
}
const questionIdeas = ['howMuch', 'howLong', 'when', 'where', 'included', 'need', 'can'] as const

/** «وشنو يشمل»: asked of what the first part is about. */
const asksMore = ({ ideas, unknown }: Reading) =>
	unknown.length === 0 &&
	(['howMuch', 'howLong', 'when', 'where', 'included', 'documents', 'requirements'] as const).some(
		(idea) => ideas.has(idea),
	)

/** «كم تاخذ الفيزا وكم رسومها؟»: a price or a time is asked of what the other part is about. */
function withTopicsOf(others: readonly Chosen[], part: Reading): Reading {
	const topics = others.flatMap(({ reading }) => [...reading.ideas].filter(isTopic))
	return { ...part, ideas: new Set([...part.ideas, ...topics]) }
}

/** «وقديش بيكلف؟»: a price, a time or a day, asked of what the other part is about. */
function isAskedOfSame({ ideas, unknown, meaning }: Reading): boolean {
	const isAsking = ideas.has('howMuch') || ideas.has('howLong') || ideas.has('when')
	return isAsking && unknown.length === 0 && meaning < 4
}
