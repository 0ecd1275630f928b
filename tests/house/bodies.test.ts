/** Bodies of requests have a bound: only these files read one, each up to its own. Other code gets bodies from them. */
import { expect, test } from 'vitest'
import { code, isTest, type Source, sourcesUnder } from './sources.ts'

const readers = [
	'server/api/bound-bodies.ts',
	'server/api/limited-body.ts',
	'server/api/read-json.ts',
	'server/api/read-plain-form.ts',
	'server/api/receive-file.ts',
	'server/desk/read-fields.ts',
	'server/whatsapp/webhook.ts',
]

/** Answers of other servers and our own are no requests. */
const answers = /\b(?:response|answer)\.(?:json|text|body)\b/g

/** `c.json(…)` and `c.text(…)` with something in them write an answer. */
const reading =
	/\.(?:parseBody|formData|blob|bytes)\s*\(|\.(?:json|text|arrayBuffer)\s*\(\s*\)|\b(?:raw|request|req|incoming)\.body\b/g

const bodyFaults = ({ path, text }: Source) =>
	readers.includes(path)
		? []
		: [...text.replaceAll(answers, '').matchAll(reading)].map(([found]) => `${path}: ${found}`)

test.each([
	['const typed = await c.req.parseBody()', 1],
	['const form = await request.formData()', 1],
	['await c.req.json()', 1],
	['await c.req.raw.text( )', 1],
	['new Uint8Array(await c.req.arrayBuffer())', 1],
	['await context.req.blob()', 1],
	['for await (const chunk of c.req.raw.body ?? [])', 1],
	["return c.json({ error: 'not_found' }, 404)", 0],
	["context.text('ok')", 0],
	['v.parse(refusal, await answer.json())', 0],
	['await response.body?.cancel()', 0],
])('%s', (text, faults) => {
	expect(bodyFaults({ path: 'server/x.ts', text })).toHaveLength(faults)
})

test('nobody reads the body of a request but the readers with a bound', () => {
	const sources = sourcesUnder(['server', 'app/routes'], code).filter(({ path }) => !isTest(path))
	expect(sources.flatMap(bodyFaults)).toEqual([])
	for (const path of readers) expect(sources.map((source) => source.path)).toContain(path)
})
