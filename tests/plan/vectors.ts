/** The expected results as their file writes them, parsed into what the rules take. */
import * as v from 'valibot'

const range = v.tuple([v.number(), v.number()])
const level = v.picklist(['foundation', 'bachelor', 'master', 'phd'])
const score = v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))

const total = v.object({
	id: v.string(),
	why: v.string(),
	given: v.pipe(
		v.record(v.string(), v.union([v.string(), v.number()])),
		v.transform((given) =>
			new URLSearchParams(
				Object.entries(given).map(([name, value]) => [name, String(value)]),
			).toString(),
		),
	),
	expect: v.object({
		lines: v.record(v.string(), range),
		total: range,
		refundable: range,
		shownRinggit: range,
		shown: v.optional(v.object({ code: v.string(), low: v.number(), high: v.number() })),
	}),
})

export function totalVector(value: unknown) {
	const { expect: expected, ...vector } = v.parse(total, value)
	return { ...vector, expected }
}

const verdict = v.object({
	id: v.string(),
	given: v.object({
		level,
		cert: v.picklist(['none', 'school', 'foundation', 'bachelor', 'master']),
		test: v.picklist(['none', 'ielts', 'toefl', 'muet', 'level']),
		score,
	}),
	expect: v.object({
		verdict: v.string(),
		english: v.string(),
		needs: v.optional(v.string()),
		enoughLikely: v.optional(v.literal(true)),
		from: v.optional(v.string()),
		to: v.optional(v.string()),
		hours: v.optional(range),
		options: v.optional(
			v.array(
				v.object({
					course: v.string(),
					months: range,
					shortBy: v.optional(v.number()),
					fee: range,
					tax: range,
				}),
			),
		),
	}),
})

export function verdictVector(value: unknown) {
	const { id, given, expect: expected } = v.parse(verdict, value)
	const { level, cert, test, score } = given
	const answers = { level, certificate: cert, test, ...(score !== undefined && { score }) }
	return { id, given: answers, expected }
}

const chain = v.record(v.string(), v.string())
const dates = v.object({
	id: v.string(),
	why: v.string(),
	given: v.object({
		today: v.string(),
		p: v.string(),
		intake: v.string(),
		at: v.optional(v.picklist(['papers', 'sent', 'offer', 'val']), 'papers'),
		sev: v.optional(v.picklist(['yes', 'no']), 'yes'),
		pass: v.optional(v.picklist(['ok', 'renew']), 'ok'),
		months: v.optional(range),
	}),
	expect: v.object({
		colour: v.string(),
		next: v.string(),
		safe: chain,
		tight: chain,
		hijri: chain,
		propose: v.optional(v.string()),
	}),
})

export function dateVector(value: unknown) {
	const { id, why, given, expect: expected } = v.parse(dates, value)
	const { today, p: programme, intake, at: stand, sev: entryVisa, pass: passport, months } = given
	return {
		id,
		why,
		given: {
			today,
			programme,
			intake,
			stand,
			entryVisa,
			passport,
			...(months && {
				before: { kind: 'course' as const, months: { low: months[0], high: months[1] } },
			}),
		},
		expected,
	}
}
