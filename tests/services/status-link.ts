import * as v from 'valibot'

const answered = v.looseObject({
	status_address: v.optional(v.pipe(v.string(), v.regex(/\/status\/[\w-]{43}$/))),
})

/** An answer without its link to the status page, which is a new one each time and absent while the database is down. */
export function withoutLink(json: unknown): Record<string, unknown> {
	const { status_address: _, ...rest } = v.parse(answered, json)
	return rest
}
