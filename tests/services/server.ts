/** The API with its services, without a network in front: settings as a test wants them, everything else embedded. */
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { createApi } from '#server/api/app.ts'
import { startJobs } from '#server/jobs.ts'
import { setLogSink } from '#server/log.ts'
import { openServices } from '#server/services.ts'
import { parseSettings, type Settings } from '#server/settings.ts'
import { putDatabaseInto } from './databases.ts'
import { temporaryFolder } from './folder.ts'

export function testSettings(env: Record<string, string> = {}): Settings {
	const dataDir = temporaryFolder()
	putDatabaseInto(dataDir)
	const result = parseSettings({
		DATA_DIR: dataDir,
		SITE_URL: 'https://rihla.example',
		TRUST_PROXY: '1',
		CONTACT_EMAIL: 'office@company.example',
		SMTP_TLS: 'optional',
		// With https a manager would have to set up a second factor first.
		DESK_REQUIRE_CODE: 'off',
		// Mails are counted: those that go to applicants by themselves are turned on where they matter.
		CONFIRM_MAIL: 'off',
		...env,
	})
	if ('faults' in result) throw new Error(result.faults.join('\n'))
	return result.settings
}

let calls = 0

export async function openTestApi(
	settings: Settings,
	more: Parameters<typeof openServices>[1] = {},
) {
	const lines: string[] = []
	setLogSink((line) => lines.push(line))
	const services = await openServices(settings, more)
	startJobs(services, settings)
	let closed = false
	const close = async () => {
		if (!closed) await services.close()
		closed = true
	}
	onTestFinished(close)
	const api = createApi(services, settings)

	/** Each call comes from an address of its own, so that limits stay out of the way unless a test wants them. */
	async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
		calls += 1
		const response = await api.request(path, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
				...headers,
			},
			body: typeof body === 'string' ? body : JSON.stringify(body),
		})
		const json: unknown = await response.json()
		return { status: response.status, json, headers: response.headers }
	}
	return { api, services, post, lines, close }
}

/** Waits until it is so, or fails with what it was. */
export async function eventually<T>(
	read: () => T | Promise<T>,
	isSo: (value: T) => boolean,
	seconds = 15,
): Promise<T> {
	const end = Date.now() + seconds * 1000
	for (;;) {
		const value = await read()
		if (isSo(value)) return value
		if (Date.now() > end) throw new Error(`still ${JSON.stringify(value)}`)
		await wait(20)
	}
}
