/** What was said before, in the tab and gone with it: it fills what a question that points back leaves open. */
import type { ProgrammeLevel } from '../plan/catalogue.ts'
import type { PlanCurrency } from '../plan/plan.ts'
import type { Intent } from './intents.ts'
import { optional, type Reading } from './read.ts'

export interface Memory {
	universities: string[]
	institutes: string[]
	homes: string[]
	subjects: string[]
	cities: string[]
	level?: ProgrammeLevel
	currency?: PlanCurrency
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
	const isPair = ['compare', 'best', 'cheap'].some((idea) => [...reading.ideas].some((one) => one === idea))
	const universities = isPair ? memory.universities : memory.universities.slice(0, 1)
	return {
		...reading,
		universities: isElsewhere ? reading.universities : kept(reading.universities, universities),
		institutes: reading.universities.length > 0 ? reading.institutes : kept(reading.institutes, memory.institutes),
		homes: reading.universities.length > 0 ? reading.homes : kept(reading.homes, memory.homes),
		// Another university with a question of its own starts anew; «and at Sunway?» does not.
		subjects: isRepeated || reading.universities.length === 0 ? kept(reading.subjects, memory.subjects) : reading.subjects,
		...optional('level', reading.level ?? memory.level),
		numbers: {
			...numbers,
			currencies: numbers.currencies.length === 0 && memory.currency ? [memory.currency] : numbers.currencies,
		},
	}
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
		...optional('currency', numbers.currencies.find((one) => one !== 'MYR') ?? before.currency),
		...optional('intent', intent === 'unclear' || isPassing(intent) ? before.intent : intent),
	}
}

/** A greeting between two questions changes nothing. */
const isPassing = (intent: Intent) => ['greeting', 'thanks', 'bye', 'insult', 'who'].includes(intent)
