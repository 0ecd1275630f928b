/** The expected ways, lights, budgets and columns as their file writes them, parsed. */
import * as v from 'valibot'
import ways from './ways.json' with { type: 'json' }

const range = v.tuple([v.number(), v.number()])
const both = v.object({ safe: v.string(), tight: v.string() })
const budget = v.object({ state: v.string(), by: range })

const way = v.object({
	way: v.string(),
	course: v.optional(v.string()),
	months: v.nullable(range),
	intake: v.string(),
	light: v.string(),
	slack: v.number(),
	first: v.object({ step: v.string(), ...both.entries }),
	begins: v.optional(both),
	quick: v.optional(v.object({ intake: v.string(), slack: v.number() })),
	total: v.nullable(range),
	shown: v.nullable(range),
	flags: v.array(v.string()),
})

const column = v.object({
	programme: v.string(),
	counted: v.string(),
	verdict: v.string(),
	way: v.string(),
	months: v.nullable(range),
	intake: v.string(),
	light: v.string(),
	slack: v.number(),
	total: range,
	shown: range,
	budget: v.optional(budget),
})

const vector = v.object({
	id: v.string(),
	why: v.string(),
	today: v.string(),
	given: v.string(),
	expect: v.object({
		canonical: v.string(),
		verdict: v.optional(v.string()),
		english: v.optional(v.string()),
		needs: v.optional(v.string()),
		way: v.optional(v.nullable(v.string())),
		ways: v.optional(v.array(way)),
		total: v.optional(range),
		shown: v.optional(v.object({ code: v.string(), range })),
		perMonthOfEnglish: v.optional(range),
		ifIelts: v.optional(v.record(v.string(), v.object({ way: v.string(), intake: v.string() }))),
		intakes: v.optional(
			v.array(
				v.object({
					intake: v.string(),
					light: v.string(),
					slack: v.number(),
					first: v.string(),
					latest: v.string(),
				}),
			),
		),
		budget: v.optional(
			v.object({
				...budget.entries,
				universities: v.object({ fits: v.array(v.string()), maybe: v.array(v.string()) }),
			}),
		),
		level: v.optional(v.string()),
		field: v.optional(v.string()),
		universities: v.optional(v.record(v.string(), v.nullable(column))),
		notes: v.optional(v.array(v.string()), []),
		errors: v.optional(v.object({ max: v.string() })),
	}),
})

export const wayVectors = v
	.parse(v.array(vector), ways.vectors)
	.map(({ expect: expected, given, ...one }) => {
		const [path = '', query = ''] = given.split('?')
		return { ...one, path, query, expected }
	})
