/** What holds for every plan, not only for those of the examples. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryOf, readPlan } from '#domain/plan/address.ts'
import { datesOf } from '#domain/plan/dates.ts'
import { daysBetween, monthsBefore } from '#domain/plan/days.ts'
import { tidyQuery } from '#domain/plan/marks.ts'
import { addRanges } from '#domain/plan/money.ts'
import { workOut } from '#domain/plan/outcome.ts'
import { factsIn } from './facts.ts'
import { anyPlan } from './plans.ts'

const today = '2026-11-15'
const { facts, catalogue } = factsIn('en')
const plans = anyPlan(catalogue, today)

test('a plan written as an address and read again is the same plan, and its address is the same', () => {
	fc.assert(
		fc.property(plans, (plan) => {
			const query = queryOf(plan)
			const read = readPlan(new URLSearchParams(query), catalogue, today)
			expect(read).toEqual({ plan, notes: [], faults: {} })
			expect(queryOf(read.plan)).toBe(query)
			expect(tidyQuery(new URLSearchParams(query))).toBe(query)
			expect(query.length).toBeLessThanOrEqual(600)
		}),
		{ numRuns: 1000 },
	)
})

test('whatever an address says, a plan comes of it whose own address is read without a word', () => {
	const names = 'u i h p c r cert test score in at sev pass tier fly cur field level lang x'.split(
		' ',
	)
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
			'<b>',
		),
	)
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 40 }),
			(given) => {
				const { plan } = readPlan(new URLSearchParams(given), catalogue, today)
				const query = queryOf(plan)
				const again = readPlan(new URLSearchParams(query), catalogue, today)
				expect(again).toEqual({ plan, notes: [], faults: {} })
				expect(query.length).toBeLessThanOrEqual(600)
			},
		),
		{ numRuns: 1000 },
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
				const chains = datesOf({ ...plan, intake, months }, plan.stand, today, facts)
				for (const pace of ['safe', 'tight'] as const) {
					const papers = plan.passport === 'renew' ? stages.passport : stages.papers
					const entry = plan.entryVisa === 'no' ? 0 : stages.entry[pace]
					const before =
						papers[pace] + stages.acceptance[pace] + stages.val[pace] + entry + stages.arrival
					const end = chains[pace].courseEnd
					const language =
						months && end
							? stages.afterLanguage[pace] +
								daysBetween(monthsBefore(end, pace === 'safe' ? months.high : months.low), end)
							: 0
					expect(daysBetween(chains[pace].papers, intake)).toBe(before + language)
				}
				expect(chains.safe.papers <= chains.tight.papers).toBe(true)
			},
		),
		{ numRuns: 1000 },
	)
})

test('every plan with a university works out: lines add up, none is negative, the careful sum is never the larger one', () => {
	fc.assert(
		fc.property(plans, (plan) => {
			const outcome = workOut(plan, catalogue, facts, today)
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
			else expect(outcome?.dates.colour).toBe('green')
			expect(
				outcome?.intakes.filter((one) => one.intake === outcome.dates.safe.intake),
			).toHaveLength(1)
		}),
		{ numRuns: 300 },
	)
})
