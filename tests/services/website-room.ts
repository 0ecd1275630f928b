/** The website room with an editor in it, and the entry most stories are about. */
import { openTestDesk } from './desk.ts'
import { testSettings } from './server.ts'

const address = '/api/desk/website/university/sunway-university'

export async function openRoom() {
	const desk = await openTestDesk(testSettings())
	const editor = await desk.person('editor')
	const ask = (way: string, body?: unknown, cookie = editor.cookie) =>
		desk.call(way, { cookie, body })
	const publish = (more: object) =>
		ask('POST /api/desk/website/publish', { note: 'new fees', ...more })
	const write = (version: number, document: unknown, cookie = editor.cookie) =>
		ask(`PUT ${address}/draft`, { version, document }, cookie)
	const entry = async (way = address) => (await ask(`GET ${way}`)).json
	return { ...desk, editor, ask, publish, write, entry }
}

export async function idsIn(answer: Promise<{ json: unknown }>): Promise<string[]> {
	const { json } = await answer
	const entries = typeof json === 'object' && json ? Reflect.get(json, 'entries') : []
	return Array.isArray(entries) ? entries.map(({ id }) => id) : []
}

export function warningsOf(json: unknown): string[] {
	const findings = typeof json === 'object' && json ? Reflect.get(json, 'findings') : []
	return Array.isArray(findings)
		? findings.map(({ code, path }) => `${code} ${path.join('.')}`)
		: []
}
