/**
 * Long texts whose parts are mostly the same objects after a publication: only new parts are written as JSON and hashed again. The hash
 * of a text is the hash of its parts' hashes; its JSON is joined when somebody asks for it.
 */
import { hash } from 'node:crypto'
import { type Run, remembered, runsOf } from '#content/derive/remembered.ts'

export interface JoinedJson {
	hash: string
	/** Writes it. */
	join: () => string
}

export function hashOf(text: string): string {
	return hash('sha256', text, 'base64url').slice(0, 16)
}

/** `levels`: so far down its parts are looked at one by one. What was given to it once is not changed afterwards. */
export function joinedJson(value: unknown, levels: number): JoinedJson {
	return typeof value === 'object' && value !== null ? known(value, levels) : written(value)
}

const known = remembered((value: object, levels: number): JoinedJson => {
	if (levels === 0) return written(value)
	if (Array.isArray(value)) {
		const runs = runsOf<unknown>(value).map((run) => knownRun(run, levels - 1))
		return joined(runs, (texts) => `[${texts.join()}]`)
	}
	const fields = Object.entries(value).filter(([, field]) => field !== undefined)
	const names = fields.map(([name]) => JSON.stringify(name))
	const parts = fields.map(([, field]) => joinedJson(field, levels - 1))
	return joined(parts, (texts) => `{${texts.map((text, at) => `${names[at]}:${text}`).join()}}`)
})

const knownRun = remembered((run: Run<unknown>, levels: number) =>
	joined(
		run.map((item) => joinedJson(item, levels)),
		(texts) => texts.join(),
	),
)

function joined(
	parts: readonly JoinedJson[],
	around: (texts: readonly string[]) => string,
): JoinedJson {
	return {
		hash: hashOf(around(parts.map((part) => part.hash))),
		join: () => around(parts.map((part) => part.join())),
	}
}

function written(value: unknown): JoinedJson {
	const json = JSON.stringify(value) ?? 'null'
	// What is no longer than a hash stands for itself. The JSON is not kept: few ask for it, and it is as large as what it is written from.
	return {
		hash: json.length > 16 ? hashOf(json) : json,
		join: () => JSON.stringify(value) ?? 'null',
	}
}
