/** What every call about cases is made of: who asks, what they sent, and the answers that all of them share. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { CallRefused } from '#domain/desk/call-refused.ts'
import { type FormErrors, formErrors } from '#domain/forms/errors.ts'
import { code } from '#domain/forms/fields.ts'
import { readJson } from '../../api/read-json.ts'
import { idempotencyKeyOf } from '../../api/request-parts.ts'
import type { Doing } from '../../store/cases/case-changes.ts'
import type { Store } from '../../store/store.ts'
import type { DeskEnv } from '../guard.ts'

export type DeskContext = Context<DeskEnv>

export const notFound = (c: Context) => c.json({ error: 'not_found' }, 404)
export const refused = (c: Context, errors: Record<string, string>) => c.json({ errors }, 422)

export const idOf = (c: DeskContext) => c.req.param('id') ?? ''

/** To be thrown: a case that was erased is gone, any other that is not there never was. */
export async function missingCase({ wasErased }: Pick<Store['cases'], 'wasErased'>, id: string) {
	return (await wasErased(id))
		? new CallRefused(410, { error: 'gone' })
		: new CallRefused(404, { error: 'not_found' })
}

export function doingOf(c: DeskContext): Doing | null {
	const key = idempotencyKeyOf(c)
	return key === null ? null : { actor: c.get('staff').id, key }
}

/** The body by its schema, and who sent it; or the answer that says what is wrong with it. */
export async function readCall<S extends v.GenericSchema>(
	c: DeskContext,
	schema: S,
): Promise<{ body: v.InferOutput<S>; doing: Doing } | { answer: Response }> {
	const doing = doingOf(c)
	if (!doing) return { answer: refused(c, { idempotency_key: 'invalid' }) }
	const read = await readJson(c)
	if ('fault' in read) {
		const isLong = read.fault === 'too_large'
		return {
			answer: isLong ? c.json({ error: 'too_large' }, 413) : refused(c, { body: 'invalid' }),
		}
	}
	const parsed = v.safeParse(schema, read.value)
	if (parsed.success) return { body: parsed.output, doing }
	const errors: FormErrors = formErrors(parsed.issues)
	return { answer: refused(c, errors) }
}

/** A place in a list as an opaque word, and back; anything else is no place. */
export const wordOf = (place: readonly string[]) =>
	Buffer.from(JSON.stringify(place)).toString('base64url')

export function placeIn(word: string | undefined): [string, string] | undefined {
	try {
		const text = Buffer.from(word ?? '', 'base64url').toString('utf8')
		return v.parse(v.tuple([code(200), code(200)]), JSON.parse(text))
	} catch {
		return undefined
	}
}
