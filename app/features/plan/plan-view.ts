/** What the plan's page shows, worked out once for each address: on the server for the first page, on the device after that. */
import type { Language } from '#domain/language.ts'
import { queryOf, type ReadPlan, readPlan } from '#domain/plan/address.ts'
import type { PlanCatalogue, PlanUniversity } from '#domain/plan/catalogue.ts'
import { programmeLevels } from '#domain/plan/catalogue.ts'
import type { CourseOption } from '#domain/plan/courses.ts'
import { stepName, steps } from '#domain/plan/dates.ts'
import { addDays, daysBetween } from '#domain/plan/days.ts'
import type { PlanFacts, Range } from '#domain/plan/facts.ts'
import { hijriDate } from '#domain/plan/hijri.ts'
import { addRanges, shownIn, shownRinggit } from '#domain/plan/money.ts'
import { type Outcome, workOut } from '#domain/plan/outcome.ts'
import type { Plan, PlanCurrency } from '#domain/plan/plan.ts'
import { lineGroups } from '#domain/plan/total.ts'
import { feastsBetween } from './feasts.ts'
import { planData } from './plan-data.ts'

const shown = ({ low, high }: Range): Range => ({
	low: shownRinggit(low),
	high: shownRinggit(high),
})

export async function planViewAt(params: URLSearchParams, language: Language) {
	const { facts, catalogue, today } = await planData(language)
	return planView(params, catalogue, facts, today)
}

function planView(
	params: URLSearchParams,
	catalogue: PlanCatalogue,
	facts: PlanFacts,
	today: string,
) {
	const read = readPlan(params, catalogue, today)
	const outcome = workOut(read.plan, catalogue, facts, today)
	return {
		...read,
		query: queryOf(read.plan),
		today,
		...shortlistOf(read.plan, catalogue, outcome),
		choices: choicesOf(read, catalogue),
		result: outcome && resultOf(outcome, read.plan, catalogue, facts, today),
	}
}
export type PlanView = ReturnType<typeof planView>
export type PlanResult = NonNullable<PlanView['result']>

function entriesOf<Entry extends { code: string }>(
	codes: readonly string[],
	all: readonly Entry[],
) {
	return codes.flatMap((code) => all.find((entry) => entry.code === code) ?? [])
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
			fee: fees(one),
			counts: one.code === outcome?.university.code,
		})),
		institutes: entriesOf(plan.institutes, catalogue.institutes).map((one) => ({
			code: one.code,
			id: one.id,
			name: one.name,
			city: one.city,
			fee: { low: one.monthlyFee.min, high: one.monthlyFee.max },
			counts: one.code === outcome?.course?.institute.code,
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

function resultOf(
	outcome: Outcome,
	plan: Plan,
	catalogue: PlanCatalogue,
	facts: PlanFacts,
	today: string,
) {
	const { university, programme, level } = outcome
	return {
		university: { code: university.code, id: university.id, name: university.name },
		programme: programme?.name,
		level,
		intake: plan.intake ?? outcome.dates.safe.intake.slice(0, 7),
		total: totalOf(outcome, plan.currency, facts, today),
		way: wayOf(outcome, plan, catalogue, facts),
		dates: datesViewOf(outcome, plan, facts, today),
	}
}

function totalOf(
	{ total, programme, course }: Outcome,
	currency: PlanCurrency,
	facts: PlanFacts,
	today: string,
) {
	const inCurrency = (amount: number) => shownIn(currency, amount, facts)
	const { rates, financialProof } = facts
	return {
		currency,
		groups: lineGroups.flatMap((group) => {
			const lines = total.lines.filter((line) => line.group === group)
			if (lines.length === 0) return []
			return [
				{
					group,
					...shown(addRanges(lines)),
					lines: lines.map(({ group: _, ...line }) => ({ ...line, ...shown(line) })),
				},
			]
		}),
		ringgit: shown(total.total),
		refundable: shown(total.refundable),
		amount: { low: inCurrency(total.total.low), high: inCurrency(total.total.high) },
		rate: {
			perRinggit: rates.perRinggit[currency],
			date: rates.date,
			old: daysBetween(rates.date, today) > rates.staleAfterDays,
			official: rates.officialOnly.includes(currency),
		},
		proof: { ringgit: financialProof, amount: inCurrency(financialProof * 100) },
		notCounted: facts.notCounted,
		months: total.months,
		monthlyRent: total.monthlyRent,
		fee: programme?.annualFee,
		course: course && {
			name: course.course.name,
			institute: course.institute.name,
			monthlyFee: course.course.monthlyFee,
			months: course.months,
		},
	}
}

function courseView({ institute, course, months, missing, fee }: CourseOption) {
	return {
		code: course.code,
		institute: institute.name,
		name: course.name,
		hoursPerWeek: course.hoursPerWeek,
		months,
		missing,
		fee: shown(fee),
	}
}

function wayOf(outcome: Outcome, plan: Plan, catalogue: PlanCatalogue, facts: PlanFacts) {
	const { admission, english, courses, course, university, level, programme } = outcome
	const field = programme?.fields[0]
	const { ielts, toefl, muet } = facts.english.bands[level]
	const open = admission.verdict === 'open' || admission.verdict === 'open-some'
	return {
		...admission,
		english: english.status,
		likelyEnough: english.likelyEnough,
		steps: english.way,
		asked: { ielts, toefl, muet },
		courses: courses.map(courseView),
		course: course?.course.code,
		months: course?.months,
		admissionText: university.admission,
		programmes: open
			? entriesOf(plan.universities, catalogue.universities).flatMap((one) => {
					const names = one.programmes[level]
						.filter(({ fields }) => !field || fields.includes(field))
						.map(({ code, name }) => ({ code, name }))
					return names.length > 0 ? [{ university: one.name, programmes: names }] : []
				})
			: [],
	}
}

/** The screening is part of the arrival; the calendar has a day of its own for it. */
const shownSteps = steps.filter((id) => id !== 'medical')
/** Steps in which an office has the papers. */
const officeSteps = new Set<string>(['papers', 'send', 'file', 'embassy'])

function datesViewOf(outcome: Outcome, plan: Plan, facts: PlanFacts, today: string) {
	const { dates, intakes, proposed, course } = outcome
	const { safe, tight, next, colour } = dates
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
				name: stepName(id, course !== undefined, plan),
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
		nextDate: colour === 'amber' ? (tight[next] ?? '') : (safe[next] ?? ''),
		colour,
		daysLeft: daysBetween(
			today,
			colour === 'amber' ? (tight[next] ?? today) : (safe[next] ?? today),
		),
		intakes: intakes.map(({ intake, colour }) => ({ value: intake.slice(0, 7), colour })),
		proposed: proposed?.slice(0, 7),
	}
}
