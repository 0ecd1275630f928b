/** What holds for every plan, not only for those of the examples. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlan } from '#domain/plan/address.ts'
import { columnOf } from '#domain/plan/compare.ts'
import { datesOf } from '#domain/plan/dates.ts'
import { dayNumber, daysBetween, monthsBefore } from '#domain/plan/days.ts'
import { addRanges } from '#domain/plan/money.ts'
import { workOut } from '#domain/plan/outcome.ts'
import { cefrLevels, type Plan } from '#domain/plan/plan.ts'
import { planParams, queryOf, tidyQuery, withAnswers } from '#domain/plan/plan-query.ts'
import { sourcesIn } from './facts.ts'
import { anyPlan } from './plans.ts'

const today = '2026-11-15'
const sources = sourcesIn('en', today)
const { facts, catalogue } = sources
const plans = anyPlan(sources)

/** A quarter of it without `npm run test:all`. */
const thousand = process.env.TEST_ALL === '1' ? 1000 : 250

test('a plan written as an address and read again is the same plan, and its address is the same', () => {
	fc.assert(
		fc.property(plans, (plan) => {
			const query = queryOf(plan)
			const read = readPlan(new URLSearchParams(query), sources)
			expect(read).toEqual({ plan, notes: [], faults: {} })
			expect(queryOf(read.plan)).toBe(query)
			expect(tidyQuery(new URLSearchParams(query))).toBe(query)
			expect(query.length).toBeLessThanOrEqual(600)
		}),
		{ numRuns: thousand },
	)
})

test('whatever an address says, a plan comes of it whose own address is read without a word', () => {
	const names = [...planParams, 'lang', 'x']
	const values = fc.oneof(
		fc.string(),
		fc.constantFrom(
			'um',
			'um.b3',
			'edge',
			'edge.r2',
			'stratford.c1',
			'ielts',
			'٥٫٥',
			'2027-10',
			'2027-02-30',
			'-1',
			'1e9',
			'course',
			'٨٠٬٠٠٠',
			'<b>',
		),
	)
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 40 }),
			(given) => {
				const { plan } = readPlan(new URLSearchParams(given), sources)
				const query = queryOf(plan)
				const again = readPlan(new URLSearchParams(query), sources)
				expect(again).toEqual({ plan, notes: [], faults: {} })
				expect(query.length).toBeLessThanOrEqual(600)
			},
		),
		{ numRuns: thousand },
	)
})

test('the durations of all steps add up to the time between the papers and the first day', () => {
	const { stages } = facts
	fc.assert(
		fc.property(
			plans,
			fc.option(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(6)), { nil: undefined }),
			(plan, course) => {
				const intake = '2028-10-01'
				const months = course && { low: course[0], high: course[0] + course[1] }
				const chains = datesOf(
					{ ...plan, intake, before: months && { kind: 'course', months } },
					plan.stand,
					today,
					facts,
				)
				for (const pace of ['safe', 'tight'] as const) {
					const papers = plan.passport === 'renew' ? stages.passport : stages.papers
					const entry = plan.entryVisa === 'no' ? 0 : stages.entry[pace]
					const before =
						papers[pace] + stages.acceptance[pace] + stages.val[pace] + entry + stages.arrival
					const end = chains[pace].courseEnd
					const language =
						months && end
							? stages.afterLanguage[pace] +
								dayNumber(end) -
								monthsBefore(dayNumber(end), pace === 'safe' ? months.high : months.low)
							: 0
					expect(daysBetween(chains[pace].papers, intake)).toBe(before + language)
				}
				expect(chains.safe.papers <= chains.tight.papers).toBe(true)
			},
		),
		{ numRuns: thousand },
	)
})

test('every plan with a university works out: lines add up, none is negative, the careful sum is never the larger one', () => {
	fc.assert(
		fc.property(plans, (plan) => {
			const outcome = workOut(plan, sources)
			if (plan.universities.length === 0) {
				expect(outcome).toBeUndefined()
				return
			}
			const { lines, total } = outcome?.total ?? { lines: [], total: undefined }
			expect(addRanges(lines)).toEqual(total)
			for (const { low, high, source, date, id } of lines) {
				expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true)
				expect(low >= 0 && low <= high).toBe(true)
				expect(Boolean(source && date)).toBe(id !== 'flights')
			}
			const intake = plan.intake?.padEnd(10, '-01')
			if (intake) expect(outcome?.dates.safe.intake).toBe(intake)
			else expect(outcome?.dates.slack).toBeGreaterThanOrEqual(0)
			expect(
				outcome?.intakes.filter((one) => one.intake === outcome.dates.safe.intake),
			).toHaveLength(1)
		}),
		{ numRuns: 300 },
	)
})

/** Two results of one test, the better one last. */
const betterScores = fc.oneof(
	pairOf(fc.integer({ min: 0, max: 18 }).map((half) => half / 2)).map(
		(pair) => ['ielts', pair] as const,
	),
	pairOf(fc.integer({ min: 7, max: 120 })).map((pair) => ['toefl', pair] as const),
	pairOf(fc.integer({ min: 2, max: 11 }).map((half) => half / 2)).map(
		(pair) => ['muet', pair] as const,
	),
	pairOf(fc.nat(cefrLevels.length - 1)).map((pair) => ['level', pair] as const),
)

function pairOf(value: fc.Arbitrary<number>) {
	return fc.tuple(value, value).map((pair) => pair.toSorted((a, b) => a - b))
}

const lights = ['green', 'amber', 'red']

test('a better score never means a later intake, nor for the same intake a worse light, nor then a higher upper total', () => {
	let compared = 0
	fc.assert(
		fc.property(plans, betterScores, (plan, [test, scores]) => {
			const [worse, better] = scores.map((score) => {
				const { course: _, way: __, ...answers } = plan
				const given: Plan = {
					...answers,
					stand: 'papers',
					test,
					score: test === 'level' ? (cefrLevels[score] ?? '') : String(score),
				}
				return workOut(given, sources)?.way
			})
			if (!worse || !better) return
			compared += 1
			expect(better.intake <= worse.intake).toBe(true)
			if (better.intake < worse.intake) return
			expect(lights.indexOf(better.colour)).toBeLessThanOrEqual(lights.indexOf(worse.colour))
			if (better.colour !== worse.colour) return
			// Behind for an intake that the visitor named, what counts is who is least behind.
			if (plan.intake && worse.slack < 0) {
				expect(better.slack).toBeGreaterThanOrEqual(worse.slack)
				return
			}
			expect(better.total?.total.high).toBeLessThanOrEqual(worse.total?.total.high ?? 0)
		}),
		{ numRuns: 4 * thousand },
	)
	expect(compared).toBeGreaterThan(thousand)
})

test('every column of a comparison is the plan that it leads to', () => {
	let columns = 0
	fc.assert(
		fc.property(plans, (plan) => {
			const query = queryOf(plan)
			for (const code of plan.universities) {
				const university = catalogue.universities.find((one) => one.code === code)
				const column = university && columnOf(university, plan, sources)
				if (!column) continue
				columns += 1
				// As the link of the column writes it, and its page reads it.
				const chosen = withAnswers(query, { p: column.programme.code })
				const outcome = workOut(readPlan(new URLSearchParams(chosen), sources).plan, sources)
				expect({
					total: outcome?.total,
					way: outcome?.way,
					ways: outcome?.ways,
					admission: outcome?.admission,
				}).toEqual({
					total: column.total,
					way: column.way,
					ways: column.ways,
					admission: column.admission,
				})
			}
		}),
		{ numRuns: thousand },
	)
	expect(columns).toBeGreaterThan(thousand)
})
