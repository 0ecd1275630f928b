import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openTestApi, testSettings } from './server.ts'

/** The header that a browser sends with this password. */
export const staff = (password: string) => ({
	authorization: `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`,
})

/** The API with what tests of documents need: uploading, opening, and a look at what is kept. */
export async function openDocumentApi(env: Record<string, string> = {}) {
	const settings = testSettings({ STAFF_PASSWORD: 'سر-staff-password', ...env })
	const opened = await openTestApi(settings)
	async function upload(
		body: FormData,
		key: string = crypto.randomUUID(),
		more: Record<string, string> = {},
	) {
		const response = await opened.api.request('/application-documents', {
			method: 'POST',
			headers: { 'idempotency-key': key, 'x-forwarded-for': '10.0.0.1', ...more },
			body,
		})
		const json: unknown = await response.json()
		return { status: response.status, json }
	}
	const open = (address: string, headers: Record<string, string> = {}) =>
		opened.api.request(new URL(address).pathname.replace(/^\/api/, ''), { headers })
	const kept = () =>
		readdirSync(join(settings.dataDir, 'documents')).filter((name) => name !== 'incoming')
	const left = () => readdirSync(join(settings.dataDir, 'documents/incoming'))
	return { ...opened, upload, open, kept, left }
}

export function addressIn(json: unknown): string {
	const address = typeof json === 'object' && json ? Reflect.get(json, 'address') : undefined
	return typeof address === 'string' ? address : ''
}
