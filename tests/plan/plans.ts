/** Plans as families might make them, at random. */
import fc from 'fast-check'
import { programmeLevels } from '#domain/plan/catalogue.ts'
import { addDays } from '#domain/plan/days.ts'
import type { PlanSources } from '#domain/plan/facts.ts'
import {
	cefrLevels,
	certificates,
	type Plan,
	planCurrencies,
	planFields,
	planLevels,
	stands,
	tiers,
	ways,
} from '#domain/plan/plan.ts'

const optional = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>) =>
	fc.option(value, { nil: undefined }).map((one) => {
		const part: { [key in Name]?: Value } = {}
		if (one !== undefined) part[name] = one
		return part
	})

const half = (min: number, max: number) =>
	fc.integer({ min: min * 2, max: max * 2 }).map((value) => String(value / 2))

const english = fc.oneof(
	fc.constant({ test: 'none' as const }),
	half(0, 9).map((score) => ({ test: 'ielts' as const, score })),
	fc
		.integer({ min: 7, max: 120 })
		.map((score) => ({ test: 'toefl' as const, score: String(score) })),
	half(1, 5.5).map((score) => ({ test: 'muet' as const, score })),
	fc.constantFrom(...cefrLevels).map((score) => ({ test: 'level' as const, score })),
	fc.constantFrom('ielts', 'toefl', 'muet', 'level').map((test) => ({ test })),
)

export function anyPlan({ catalogue, facts, today }: PlanSources): fc.Arbitrary<Plan> {
	const { universities, institutes, homes } = catalogue
	const listOf = (entries: readonly { code: string }[]) =>
		fc.uniqueArray(fc.constantFrom(...entries.map(({ code }) => code)), { maxLength: 5 })
	const partOf = (codes: string[], partsOf: (code: string) => string[]) =>
		codes.length === 0
			? fc.constant(undefined)
			: fc.option(fc.constantFrom(...codes.flatMap(partsOf)), { nil: undefined })
	const programmesOf = (code: string) =>
		programmeLevels.flatMap((level) =>
			universities
				.filter((one) => one.code === code)
				.flatMap(({ programmes }) => programmes[level].map((programme) => programme.code)),
		)
	const coursesOf = (code: string) =>
		institutes
			.filter((one) => one.code === code)
			.flatMap(({ courses }) => courses.map((c) => c.code))
	const roomsOf = (code: string) => [
		code,
		...homes.filter((one) => one.code === code).flatMap(({ rooms }) => rooms.map((r) => r.code)),
	]
	const intake = fc
		.integer({ min: 32, max: 1200 })
		.map((days) => addDays(today, days))
		.chain((day) => fc.constantFrom(day, day.slice(0, 7)))
	const { low, high } = facts.budget
	const money = fc
		.tuple(
			fc.constantFrom(...planCurrencies),
			fc.option(fc.integer({ min: low + 100, max: high - 100 }), { nil: undefined }),
		)
		.map(([currency, ringgit]) => ({
			currency,
			...(ringgit && { budget: Math.round(ringgit * facts.rates.perRinggit[currency]) }),
		}))
	const lists = fc.record({
		universities: listOf(universities),
		institutes: listOf(institutes),
		homes: listOf(homes),
	})
	return lists.chain((chosen) =>
		fc
			.tuple(
				fc.record({
					programme: partOf(chosen.universities, programmesOf),
					course: partOf(chosen.institutes, coursesOf),
					room: partOf(chosen.homes, roomsOf),
				}),
				english,
				optional('intake', intake),
				optional('way', fc.constantFrom(...ways)),
				optional('flight', fc.integer({ min: 1, max: 100_000 })),
				money,
				optional('field', fc.constantFrom(...planFields)),
				fc.record({
					certificate: fc.constantFrom(...certificates),
					stand: fc.constantFrom(...stands),
					entryVisa: fc.constantFrom('yes' as const, 'no' as const),
					passport: fc.constantFrom('ok' as const, 'renew' as const),
					tier: fc.constantFrom(...tiers),
					level: fc.constantFrom(...planLevels),
				}),
			)
			.map(([{ programme, course, room }, ...others]) =>
				Object.assign(
					{ ...chosen },
					programme !== undefined && { programme },
					course !== undefined && { course },
					room !== undefined && { room },
					...others,
				),
			),
	)
}
