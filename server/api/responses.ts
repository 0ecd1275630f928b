import type { Context } from 'hono'
import type { FormErrors } from '#domain/forms/errors.ts'

type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** What a call is answered with; also what a repeated call hears again. */
export type Answer = {
	status: 201 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503
	body: Json
	headers?: Record<string, string>
}

export function send(c: Context, { status, body, headers }: Answer): Response {
	return c.body(JSON.stringify(body), status, {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		...headers,
	})
}

export const refused = (errors: FormErrors): Answer => ({ status: 422, body: { errors } })

export const wrongOrigin: Answer = { status: 403, body: { error: 'wrong_origin' } }
export const tooLarge: Answer = { status: 413, body: { error: 'too_large' } }
export const storeDown: Answer = { status: 503, body: { error: 'store_down' } }

/** Something came into the draft after it was read. */
export const draftChanged: Answer = { status: 409, body: { error: 'draft_changed' } }

export const noRoom: Answer = {
	status: 503,
	body: { error: 'no_room' },
	headers: { 'retry-after': '3600' },
}

/** An earlier file of the same sender is looked at in a second or two. */
export const filesInLine: Answer = {
	status: 429,
	body: { error: 'files_in_line' },
	headers: { 'retry-after': '5' },
}

export const tooOften = (seconds: number): Answer => ({
	status: 429,
	body: { error: 'too_often' },
	headers: { 'retry-after': `${seconds}` },
})
