/** What was said before, in the tab and gone with it: it fills what a question that points back leaves open. */
import type { ProgrammeLevel } from '../plan/catalogue.ts'
import type { PlanCurrency } from '../plan/plan.ts'
import type { Idea } from './ideas.ts'
import type { Intent } from './intents.ts'
import type { Numbers } from './numbers.ts'
import { optional, type Reading } from './read.ts'

export interface Memory {
	universities: string[]
	institutes: string[]
	homes: string[]
	subjects: string[]
	cities: string[]
	level?: ProgrammeLevel
	currency?: PlanCurrency
	test?: Numbers['test']
	score?: string
	intent?: Intent
}

export const emptyMemory: Memory = {
	universities: [],
	institutes: [],
	homes: [],
	subjects: [],
	cities: [],
}

const kept = (now: string[], before: string[]) => (now.length > 0 ? now : before)

/** The question with what it left open filled in. */
export function filled(reading: Reading, memory: Memory, isRepeated: boolean): Reading {
	const { numbers } = reading
	const isElsewhere = reading.institutes.length > 0 || reading.homes.length > 0
	// Two that were compared are meant together only where the question compares again.
	const isPair =
		memory.universities.length > 1 &&
		(reading.ideas.has('compare') || (reading.asksOfAll && reading.pointsBackInWords))
	if (reading.asksOfAll && !isPair)
		return {
			...reading,
			subjects: kept(reading.subjects, memory.subjects),
			...optional('level', reading.level ?? memory.level),
		}
	const universities = isPair ? memory.universities : memory.universities.slice(0, 1)
	const topic = isOpen(reading) ? topicOf(memory.intent) : undefined
	const hasScore =
		isRepeated && memory.intent === 'admission.english' && numbers.score === undefined
	return {
		...reading,
		ideas: topic ? new Set([...reading.ideas, topic]) : reading.ideas,
		universities: isElsewhere ? reading.universities : kept(reading.universities, universities),
		institutes:
			reading.universities.length > 0
				? reading.institutes
				: kept(reading.institutes, memory.institutes),
		homes: reading.universities.length > 0 ? reading.homes : kept(reading.homes, memory.homes),
		// Another university with a question of its own starts anew; «and at Sunway?» does not.
		subjects:
			isRepeated || reading.universities.length === 0
				? kept(reading.subjects, memory.subjects)
				: reading.subjects,
		...optional('level', reading.level ?? memory.level),
		numbers: {
			...numbers,
			currencies:
				numbers.currencies.length === 0 && memory.currency ? [memory.currency] : numbers.currencies,
			...(hasScore && { ...optional('test', memory.test), ...optional('score', memory.score) }),
		},
	}
}

/** Words that ask something of whatever was spoken of: «وكم المدة؟», «وكم التأمين؟». */
const open = new Set<Idea>([
	...([
		'howMuch',
		'howLong',
		'when',
		'how',
		'where',
		'insurance',
		'deposit',
		'bills',
		'included',
		'single',
		'shared',
	] as const),
	...([
		'studio',
		'master',
		'booking',
		'documents',
		'steps',
		'levels',
		'hours',
		'classSize',
		'beginner',
		'start',
		'month',
	] as const),
	...([
		'cheap',
		'which',
		'can',
		'need',
		'renew',
		'reject',
		'leaving',
		'amenity',
		'want',
		'offered',
		'near',
		'enough',
	] as const),
])
const isOpen = ({ ideas }: Reading) => ideas.size > 0 && [...ideas].every((idea) => open.has(idea))

function topicOf(intent: Intent | undefined): Idea | undefined {
	if (intent?.startsWith('visa')) return 'visa'
	if (intent?.startsWith('institute')) return 'institute'
	return intent?.startsWith('housing') ? 'housing' : undefined
}

/** What the next question may point back to. A new university leaves the home of the old one behind, and so on. */
export function remembered(reading: Reading, intent: Intent | 'unclear', before: Memory): Memory {
	const { universities, institutes, homes, subjects, cities, level, numbers } = reading
	const hasName = universities.length + institutes.length + homes.length > 0
	return {
		universities: hasName ? universities : before.universities,
		institutes: hasName ? institutes : before.institutes,
		homes: hasName ? homes : before.homes,
		subjects: hasName ? subjects : kept(subjects, before.subjects),
		cities: kept(cities, before.cities),
		...optional('level', level ?? before.level),
		...optional('test', numbers.test ?? before.test),
		...optional('score', numbers.score ?? before.score),
		...optional('currency', numbers.currencies.find((one) => one !== 'MYR') ?? before.currency),
		...optional('intent', intent === 'unclear' || isPassing(intent) ? before.intent : intent),
	}
}

/** A greeting between two questions changes nothing. */
const isPassing = (intent: Intent) =>
	['greeting', 'thanks', 'bye', 'insult', 'who'].includes(intent)
