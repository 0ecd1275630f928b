/** Every expected way, light, budget and column of the design, worked out apart from this code, in both languages. */
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { readPlan } from '#domain/plan/address.ts'
import { affordable } from '#domain/plan/affordable.ts'
import { budgetFor } from '#domain/plan/budget.ts'
import { columnOf, comparedBy } from '#domain/plan/compare.ts'
import type { PlanDates } from '#domain/plan/dates.ts'
import type { Range } from '#domain/plan/facts.ts'
import { shownIn } from '#domain/plan/money.ts'
import { datesOfWay, workOut } from '#domain/plan/outcome.ts'
import { queryOf } from '#domain/plan/plan-query.ts'
import { monthOfEnglish } from '#domain/plan/total.ts'
import { sourcesIn } from './facts.ts'
import { wayVectors } from './ways-vectors.ts'

const pair = (range: Range) => [range.low, range.high]
const ringgit = ({ low, high }: Range) => [low / 100, high / 100]
const month = (day: string) => day.slice(0, 7)
const noteKinds = {
	unknown: 'unknown',
	tooMany: 'too many',
	past: 'past',
	notOffered: 'not offered',
}

function beginningOf({ safe, tight }: PlanDates) {
	const begins = (chain: PlanDates['safe']) =>
		chain.courseStart ?? chain.condStart ?? chain.foundation
	const first = begins(safe)
	return first === undefined ? undefined : { safe: first, tight: begins(tight) }
}

test('all 24 are here', () => expect(wayVectors).toHaveLength(24))

describe.each(languages)('in %s', (language) => {
	const ofPlan = wayVectors.filter(({ path }) => path === '/plan')
	const ofCompare = wayVectors.filter(({ path }) => path === '/compare')

	test.each(ofPlan)('$id: $why', ({ today, query, expected }) => {
		const sources = sourcesIn(language, today)
		const { plan, notes, faults } = readPlan(new URLSearchParams(query), sources)
		expect(queryOf(plan)).toBe(expected.canonical)
		expect(faults.max?.code).toBe(expected.errors?.max)
		const outcome = workOut(plan, sources)
		if (!outcome) throw new Error('nothing to work out')
		const { ways, way, total, admission, english, notOffered } = outcome
		const said = [
			...notes,
			...(notOffered ? [{ kind: 'notOffered' as const, value: notOffered }] : []),
		]
		expect(said.map(({ kind, value }) => `${noteKinds[kind]}: ${value}`)).toEqual(expected.notes)
		const shown = (range: Range) =>
			pair(range).map((amount) => shownIn(plan.currency, amount, sources.facts))
		if (expected.verdict) expect(admission.verdict).toBe(expected.verdict)
		if (expected.english) expect(english.status).toBe(expected.english)
		expect(admission.needs).toBe(expected.needs)
		if (expected.way !== undefined) expect(way?.way ?? null).toBe(expected.way)
		if (expected.total) expect(ringgit(total.total)).toEqual(expected.total)
		if (expected.shown) expect(shown(total.total)).toEqual(expected.shown.range)
		if (expected.ways)
			expect(
				ways.map((one) => {
					const dates = datesOfWay(one, one.intake, plan, sources)
					const begins = beginningOf(dates)
					const { safe, tight, next } = dates
					return {
						way: one.way,
						...(one.course && { course: one.course.course.code }),
						months: one.months && pair(one.months),
						intake: month(one.intake),
						light: one.colour,
						slack: one.slack,
						first: { step: next, safe: safe[next], tight: tight[next] },
						...(begins && { begins }),
						...(one.quick && {
							quick: { intake: month(one.quick.intake), slack: one.quick.slack },
						}),
						total: one.total && ringgit(one.total.total),
						shown: one.total && shown(one.total.total),
						flags: one.flags,
					}
				}),
			).toEqual(expected.ways)
		if (expected.perMonthOfEnglish)
			expect(ringgit(monthOfEnglish({ ...plan, home: outcome.home }, sources.facts))).toEqual(
				expected.perMonthOfEnglish,
			)
		if (expected.ifIelts)
			expect(
				Object.fromEntries(
					outcome.results.map(({ score, way, intake }) => [score, { way, intake: month(intake) }]),
				),
			).toEqual(expected.ifIelts)
		if (expected.intakes)
			expect(
				outcome.intakes.slice(0, 4).map(({ intake, colour, slack }) => {
					const { safe, tight, next } = datesOfWay(way, intake, plan, sources)
					return {
						intake: month(intake),
						light: colour,
						slack,
						first: safe[next],
						latest: tight[next],
					}
				}),
			).toEqual(expected.intakes)
		if (expected.budget) {
			const { state, by } = budgetFor(total.total, plan, sources.facts) ?? {}
			const found = affordable(plan, sources)
			const codes = (wanted: string) =>
				found.flatMap((one) => (one.state === wanted ? [one.university.code] : []))
			expect({
				state,
				by: by && pair(by),
				universities: { fits: codes('fits'), maybe: codes('maybe') },
			}).toEqual(expected.budget)
		}
	})

	test.each(ofCompare)('$id: $why', ({ today, query, expected }) => {
		const sources = sourcesIn(language, today)
		const { plan } = readPlan(new URLSearchParams(query), sources)
		expect(queryOf(plan)).toBe(expected.canonical)
		const { level, field } = comparedBy(plan, sources)
		expect({ level, field }).toEqual({ level: expected.level, field: expected.field })
		const columns = plan.universities.map((code) => {
			const university = sources.catalogue.universities.find((one) => one.code === code)
			const column = university && columnOf(university, plan, sources)
			if (!column) return [code, null]
			const { programme, counted, admission, way, total } = column
			const { state, by } = budgetFor(total.total, plan, sources.facts) ?? {}
			return [
				code,
				{
					programme: programme.code,
					counted,
					verdict: admission.verdict,
					way: way?.way,
					months: way?.months && pair(way.months),
					intake: way && month(way.intake),
					light: way?.colour,
					slack: way?.slack,
					total: ringgit(total.total),
					shown: pair(total.total).map((sum) => shownIn(plan.currency, sum, sources.facts)),
					...(by && { budget: { state, by: pair(by) } }),
				},
			]
		})
		expect(Object.fromEntries(columns)).toEqual(expected.universities)
	})
})
