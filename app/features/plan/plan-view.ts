/** What the plan's page shows, worked out once for each address: on the server for the first page, on the device after that. */
import type { Content } from '#app/page/content.ts'
import { type Note, type ReadPlan, readPlan } from '#domain/plan/address.ts'
import { affordable } from '#domain/plan/affordable.ts'
import { budgetFor } from '#domain/plan/budget.ts'
import {
	findCourse,
	findHome,
	type PlanCatalogue,
	type PlanUniversity,
	programmeLevels,
} from '#domain/plan/catalogue.ts'
import { courseFor } from '#domain/plan/courses.ts'
import { stepName, steps } from '#domain/plan/dates.ts'
import { addDays } from '#domain/plan/days.ts'
import { englishFor } from '#domain/plan/english.ts'
import type { PlanSources, Range } from '#domain/plan/facts.ts'
import { hijriDate } from '#domain/plan/hijri.ts'
import { type Outcome, workOut } from '#domain/plan/outcome.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { queryOf } from '#domain/plan/plan-query.ts'
import { firstYear } from '#domain/plan/total.ts'
import { entriesOf } from './entries-of.ts'
import { feastsBetween } from './feasts.ts'
import { planData } from './plan-data.ts'
import { inCurrency, sumView, totalView } from './total-view.ts'
import { wayIn } from './ways-view.ts'

export async function planViewAt(params: URLSearchParams, content: Content) {
	return planView(params, await planData(content))
}

export function planView(params: URLSearchParams, sources: PlanSources) {
	const { catalogue, facts, today } = sources
	const read = readPlan(params, sources)
	const outcome = workOut(read.plan, sources)
	const query = queryOf(read.plan)
	return {
		...read,
		notes: notesOf(read.notes, outcome, catalogue),
		query,
		today,
		/** For a budget whose currency changes. */
		rates: facts.rates.perRinggit,
		...shortlistOf(read.plan, catalogue, outcome),
		choices: choicesOf(read, catalogue),
		result: outcome && resultOf(outcome, read.plan, sources),
		partial: outcome || query === '' ? undefined : partialOf(read.plan, sources),
	}
}
export type PlanView = ReturnType<typeof planView>
export type PlanResult = NonNullable<PlanView['result']>

/** An entry that found no room is named as readers know it. */
function notesOf(
	notes: readonly Note[],
	outcome: Outcome | undefined,
	{ universities, institutes, homes }: PlanCatalogue,
): Note[] {
	const names = new Map(
		[...universities, ...institutes, ...homes].map(({ code, name }) => [code, name]),
	)
	const named = notes.map(({ kind, value }) => ({
		kind,
		value: kind === 'tooMany' ? (names.get(value) ?? value) : value,
	}))
	const { notOffered } = outcome ?? {}
	return notOffered ? [...named, { kind: 'notOffered', value: notOffered }] : named
}

function shortlistOf(plan: Plan, catalogue: PlanCatalogue, outcome: Outcome | undefined) {
	const fees = ({ code, tuition }: PlanUniversity): Range =>
		outcome?.programme && code === outcome.university.code
			? { low: outcome.programme.annualFee, high: outcome.programme.annualFee }
			: { low: tuition.min, high: tuition.max }
	return {
		universities: entriesOf(plan.universities, catalogue.universities).map((one) => ({
			code: one.code,
			id: one.id,
			name: one.name,
			city: one.city,
			crest: one.crest,
			scene: one.scene,
			photo: one.photo,
			fee: fees(one),
			counts: one.code === outcome?.university.code,
		})),
		institutes: entriesOf(plan.institutes, catalogue.institutes).map((one) => ({
			code: one.code,
			id: one.id,
			name: one.name,
			city: one.city,
			fee: { low: one.monthlyFee.min, high: one.monthlyFee.max },
			counts: one.code === outcome?.way?.course?.institute.code,
		})),
		homes: entriesOf(plan.homes, catalogue.homes).map((one) => ({
			code: one.code,
			id: one.id,
			name: one.name,
			city: one.city,
			fee: { low: one.priceRange.min, high: one.priceRange.max },
			hotel: one.type === 'hotel',
			counts: one.code === plan.room?.split('.')[0] && one.type !== 'hotel',
		})),
	}
}

function choicesOf({ plan }: ReadPlan, catalogue: PlanCatalogue) {
	return {
		universities: catalogue.universities
			.filter(({ code }) => !plan.universities.includes(code))
			.map(({ code, name }) => ({ value: code, label: name })),
		programmes: entriesOf(plan.universities, catalogue.universities).map((one) => ({
			label: one.name,
			options: programmeLevels.flatMap((level) =>
				one.programmes[level].map(({ code, name }) => ({ value: code, label: name })),
			),
		})),
		rooms: entriesOf(plan.homes, catalogue.homes).map((one) => ({
			label: one.name,
			home: one.code,
			options: one.rooms.map(({ code, name }) => ({ value: code, label: name })),
		})),
	}
}

function resultOf(outcome: Outcome, plan: Plan, sources: PlanSources) {
	const { university, programme, level } = outcome
	return {
		university: { code: university.code, id: university.id, name: university.name },
		programme: programme?.name,
		level,
		intake: plan.intake ?? outcome.dates.safe.intake.slice(0, 7),
		total: totalView(outcome, plan, sources),
		budget: budgetOf(outcome, plan, sources),
		way: wayIn(outcome, plan, sources),
		dates: datesViewOf(outcome, plan, sources),
	}
}

function budgetOf({ way, total }: Outcome, plan: Plan, sources: PlanSources) {
	const { budget: max } = plan
	if (max === undefined) return undefined
	return {
		max,
		...(way?.total === null ? {} : budgetFor(total.total, plan, sources.facts)),
		universities: affordable(plan, sources).map((one) => ({
			code: one.university.code,
			name: one.university.name,
			programme: one.programme,
			state: one.state,
			amount: inCurrency(one.total, plan, sources),
		})),
	}
}

/** Without a university: housing, living and visa, and the course where the months of it are known. */
function partialOf(plan: Plan, sources: PlanSources) {
	const { catalogue, facts } = sources
	const { level, tier, flight } = plan
	const english = englishFor(plan, level, facts)
	const found = findCourse(catalogue, plan.course)
	const course = found && courseFor(found, english.way, facts)
	const home = findHome(catalogue, plan.room ?? plan.homes[0])
	const before = course && { way: 'course' as const, months: course.months, course }
	return {
		...sumView(firstYear({ level, tier, flight, home, before }, facts), plan, sources),
		hotel: home?.home.type === 'hotel',
		lacksCourse: plan.institutes.length > 0 && !course,
	}
}

/** The screening is part of the arrival; the calendar has a day of its own for it. */
const shownSteps = steps.filter((id) => id !== 'medical')
/** Steps in which an office has the papers. */
const officeSteps = new Set<string>(['papers', 'send', 'file', 'embassy'])

function datesViewOf(outcome: Outcome, plan: Plan, { facts }: PlanSources) {
	const { dates, intakes, proposed, way } = outcome
	const { safe, tight, next, colour, slack } = dates
	const present = shownSteps.flatMap((id) => {
		const date = safe[id]
		return date === undefined ? [] : [{ id, date }]
	})
	const ordered = present.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
	return {
		steps: ordered.map(({ id, date }, at) => {
			const until = ordered[at + 1]?.date
			return {
				id,
				name: stepName(id, way?.way === 'course', plan),
				date,
				hijri: hijriDate(date),
				latest: tight[id],
				feasts:
					until && officeSteps.has(id)
						? feastsBetween(date, addDays(until, -1), facts.holidays)
						: [],
			}
		}),
		next,
		/** The safe day of the first step; once it has passed, the last day that is possible. */
		nextDate: (slack < 0 ? tight[next] : safe[next]) ?? '',
		colour,
		slack,
		quick: way?.quick && { intake: way.quick.intake.slice(0, 7), slack: way.quick.slack },
		intakes: intakes.map(({ intake, colour, slack }) => ({
			value: intake.slice(0, 7),
			colour,
			slack,
		})),
		proposed: proposed?.slice(0, 7),
	}
}
