/** The desk with its services, without a network in front, and people who sit at it. */
import { onTestFinished } from 'vitest'
import type { Role } from '#domain/desk/roles.ts'
import { createDesk } from '#server/desk/app.ts'
import { createPasswords, type Strength } from '#server/desk/password.ts'
import { startJobs } from '#server/jobs.ts'
import { setLogSink } from '#server/log.ts'
import type { MailboxTimes } from '#server/mailbox/mailbox-job.ts'
import { openServices } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'
import { openDatabase } from '#server/store/database.ts'

export const deskPassword = 'a blue boat at noon'

type Call = {
	cookie?: string | undefined
	body?: unknown
	headers?: Record<string, string>
}

/** As little as argon2 allows. */
const least: Strength = { memory: 8, passes: 1 }

let calls = 0

/** Passwords cost nothing, except where a test asks for the desk's own. */
export async function openTestDesk(
	settings: Settings,
	passwords = createPasswords(least),
	mailboxTimes?: MailboxTimes,
) {
	const lines: string[] = []
	setLogSink((line) => lines.push(line))
	const services = await openServices(settings)
	startJobs(services, settings, mailboxTimes)
	onTestFinished(() => services.close())
	const database = await openDatabase(settings)
	onTestFinished(() => database.close())
	const { calls: desk, pages } = createDesk(services, settings, passwords)

	/** Each call comes from an address of its own, so that limits stay out of the way unless a test wants them. */
	async function call(way: string, { cookie, body, headers }: Call = {}) {
		calls += 1
		const [method = 'GET', path = ''] = way.split(' ')
		const isForm = body instanceof URLSearchParams
		const response = await desk.request(path, {
			method,
			headers: {
				'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
				...(method === 'GET' ? {} : { origin: settings.siteUrl }),
				...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
				...(cookie === undefined ? {} : { cookie }),
				...headers,
			},
			...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
		})
		const bytes = new Uint8Array(await response.arrayBuffer())
		const text = new TextDecoder().decode(bytes)
		const isJson = response.headers.get('content-type')?.startsWith('application/json')
		const json: unknown = isJson ? JSON.parse(text) : null
		return { status: response.status, json, text, bytes, headers: response.headers }
	}

	/** The cookies an answer sets, as the next request carries them. */
	const cookieOf = (headers: Headers) =>
		headers
			.getSetCookie()
			.filter((cookie) => !cookie.includes('Max-Age=0'))
			.map((cookie) => cookie.split(';')[0])
			.join('; ')

	const signIn = async (
		email: string,
		password = deskPassword,
		more: object = {},
		headers: Record<string, string> = {},
	) => {
		const answer = await call('POST /desk/sign-in', { body: { email, password, ...more }, headers })
		return { ...answer, cookie: cookieOf(answer.headers) }
	}

	/** Somebody with an account, a password and a session. */
	async function person(role: Role, name: string = role) {
		const email = `${name}@rihla.example`
		const id = await services.store.staff.add({ email, name, role, language: 'en' })
		if (id === null) throw new Error(`${email} exists`)
		const token = await services.store.staffTokens.make(id, 'welcome', 60)
		const opened = await call(`GET /desk/welcome/${token}`)
		const { status, headers } = await call('POST /desk/welcome', {
			cookie: cookieOf(opened.headers),
			body: { password: deskPassword },
		})
		if (status !== 303) throw new Error(`no welcome: ${status}`)
		return { id, email, cookie: cookieOf(headers) }
	}

	return { desk, pages, services, database, call, cookieOf, signIn, person, lines }
}
