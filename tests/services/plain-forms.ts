/** The forms that are posted without scripts, behind small pages that answer with what a page would be drawn from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { contactBody } from '#app/features/contact/contact-form.tsx'
import { readStep } from '#domain/forms/steps.ts'
import { createLimits } from '#server/api/limits.ts'
import { createPlainForms, type PlainForms, type ToBody } from '#server/api/plain-forms.ts'
import { openDatabase } from '#server/store/database.ts'
import { columns, type Kind } from '#server/store/tables.ts'
import { readable } from './canary.ts'
import { eventually, openTestApi, testSettings } from './server.ts'

let visitors = 0

export async function openForms(env: Record<string, string> = {}) {
	const settings = testSettings({ CONFIRM_MAIL: 'on', ...env })
	const opened = await openTestApi(settings)
	const { services } = opened
	const limits = createLimits(services.store.pool, services.secret)
	const plain = createPlainForms(services, settings, limits)
	const app = new Hono()
	const kinds: Record<string, [Kind, ToBody?]> = {
		'/contact': ['contact_submissions', contactBody],
		'/visa-support': ['visa_consultations'],
		'/accommodation': ['accommodation_requests'],
	}
	for (const [path, [kind, toBody]] of Object.entries(kinds))
		app.post(path, async (c) => c.json(await plain.of(c).post(kind, c.req.raw, toBody)))
	const answer = async (outcome: ReturnType<PlainForms['application']['start']>) => {
		const done = await outcome
		return 'to' in done
			? new Response(null, { status: 303, headers: { location: done.to } })
			: Response.json(done.posted)
	}
	app.post('/apply', (c) =>
		answer(plain.of(c).application.start(c.req.raw, { program_of_interest: 'Law' })),
	)
	app.post('/apply/:draft/:step', (c) => {
		const step = readStep(c.req.param('step')) ?? 'personal'
		return answer(plain.of(c).application.post(c.req.param('draft'), step, c.req.raw))
	})
	visitors += 1
	const from = `10.9.${visitors >> 8}.${visitors & 255}`

	async function post(path: string, body: Record<string, string> | FormData, more = {}) {
		const response = await app.request(path, {
			method: 'POST',
			headers: { 'x-forwarded-for': from, 'user-agent': 'old', cookie: 'language=en', ...more },
			body: body instanceof FormData ? body : new URLSearchParams(body),
		})
		const to = response.headers.get('location')
		return { to: to ?? '', page: to === null ? await response.json() : null }
	}
	const database = await openDatabase(settings)
	onTestFinished(() => database.close())
	const rows = async (table: string) =>
		(
			await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
				await database.ready(),
			)
		).rows
	/** The call that a page with scripts makes. */
	const call = (kind: Kind, body: unknown) =>
		opened.post(`/${kind}`, body, { cookie: 'language=en' })
	return { ...opened, settings, post, call, rows, database }
}
export type OpenedForms = Awaited<ReturnType<typeof openForms>>

/** Every mail of a submission, without what can't be the same twice. */
export async function mailsOf({ settings }: OpenedForms, reference: string, address: string) {
	const folder = join(settings.dataDir, 'mail')
	const found = await eventually(
		() => {
			const paths = (existsSync(folder) ? readdirSync(folder) : [])
				.filter((name) => name.endsWith('.eml'))
				.map((name) => join(folder, name))
			return paths.filter((path) => {
				const text = readable(path)
				return text.includes(reference) || readFileSync(path, 'utf8').includes(`To: ${address}`)
			})
		},
		(paths) => paths.length >= 2,
	)
	return found
		.map((path) =>
			readable(path)
				.replaceAll(reference, 'REF')
				.replace(/^(?:Date|Message-ID|Content-Type|--).*$/gim, '')
				.replace(/^ boundary=.*$/gim, '')
				.replaceAll(/-{2,}[\w-]+-Part[_\w-]+/g, '')
				.replaceAll(/\/status\/[\w-]{43}/g, '/status/LINK')
				.replaceAll(/\d{13}-[0-9a-f]{32}/g, 'FILE')
				.replaceAll(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g, 'TIME')
				.replaceAll(address, 'ADDRESS'),
		)
		.sort()
}

export const referenceIn = (json: unknown) =>
	v.parse(v.object({ reference: v.string() }), json).reference

/** What a visitor sent, as it is stored. */
export const ownFields = (kind: Kind, row: Record<string, unknown> | undefined) =>
	Object.fromEntries([...Object.keys(columns[kind]), 'language'].map((name) => [name, row?.[name]]))
