/** A desk that speaks WhatsApp with a stand-in for the platform. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { createWhatsappRoutes, signatureOf } from '#server/whatsapp/webhook.ts'
import { waCall } from '../factories/whatsapp.ts'
import { platformNumber, platformToken, startWhatsappPlatform } from '../fakes/whatsapp-platform.ts'
import { openCaseDesk } from './case-desk.ts'
import { eventually } from './server.ts'

const appSecret = 'app secret'

const whatsappEnv = (api: string) => ({
	WHATSAPP_TOKEN: platformToken,
	WHATSAPP_NUMBER_ID: platformNumber,
	WHATSAPP_APP_SECRET: appSecret,
	WHATSAPP_VERIFY_TOKEN: 'verify',
	WHATSAPP_API: api,
})

const answered = v.object({
	case: v.looseObject({
		id: v.string(),
		name: v.string(),
		reference: v.string(),
		waiting_on: v.string(),
		unread: v.boolean(),
		news: v.number(),
	}),
	messages: v.array(
		v.looseObject({
			id: v.string(),
			direction: v.string(),
			channel: v.nullable(v.string()),
			body: v.string(),
			at: v.string(),
			sender: v.nullable(v.string()),
			proof: v.nullable(v.string()),
			left_out: v.array(v.object({ name: v.string(), reason: v.string() })),
			failed_at: v.nullable(v.string()),
			failure_reason: v.nullable(v.string()),
			status: v.nullable(v.string()),
			may_send_again: v.boolean(),
		}),
	),
	documents: v.array(
		v.looseObject({
			name: v.string(),
			file_name: v.nullable(v.string()),
			label: v.nullable(v.string()),
		}),
	),
	contact_change: v.nullable(v.looseObject({ id: v.string(), phone: v.nullable(v.string()) })),
	events: v.array(v.looseObject({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
})
const outgoingRow = v.object({
	id: v.string(),
	sent_at: v.nullable(v.string()),
	failed_at: v.nullable(v.string()),
	failure_reason: v.nullable(v.string()),
	status: v.nullable(v.string()),
	external_id: v.nullable(v.string()),
	template: v.string(),
	attempts: v.number(),
	begun_at: v.nullable(v.string()),
})

export async function openWhatsappDesk(env: Record<string, string> = {}) {
	const platform = await startWhatsappPlatform()
	onTestFinished(() => platform.stop())
	const desk = await openCaseDesk({ ...whatsappEnv(platform.api), ...env })
	const { services, settings } = desk
	const routes = createWhatsappRoutes(services, settings.whatsapp)

	const post = (body: string, signature = signatureOf(Buffer.from(body), appSecret)) =>
		routes.request('/api/whatsapp', {
			method: 'POST',
			headers: {
				'x-hub-signature-256': signature,
				'content-type': 'application/json',
				'content-length': `${Buffer.byteLength(body)}`,
			},
			body,
		})
	const arrivals = async () =>
		(await desk.run(sql`select * from arrivals order by received_at, key`)).map((row) =>
			v.parse(
				v.looseObject({
					key: v.string(),
					kind: v.string(),
					state: v.string(),
					reason: v.nullable(v.string()),
					data: v.nullable(v.string()),
					case_id: v.nullable(v.string()),
				}),
				row,
			),
		)
	/** Until everything is worked off. */
	const settled = () =>
		eventually(arrivals, (all) => all.every(({ state }) => state !== 'waiting'), 15)
	const bring = async (...values: readonly object[]) => {
		expect((await post(waCall(values))).status).toBe(200)
		return settled()
	}
	const read = async (id: string) =>
		v.parse(answered, (await desk.ask(`GET /api/desk/cases/${id}`)).json)
	const write = (id: string, body: object = {}) =>
		desk.ask(`POST /api/desk/cases/${id}/messages`, {
			language: 'en',
			channel: 'wa',
			body: 'Please send it.',
			...body,
		})
	const outgoing = async () =>
		(await desk.run(sql`select * from outgoing order by created_at, id`)).map((row) =>
			v.parse(outgoingRow, row),
		)
	/** Without the seconds in which it can be taken back, or those of another try. */
	const leave = async () => {
		const now = new Date().toISOString()
		await desk.run(
			sql`update outgoing set next_attempt_at = ${now} where sent_at is null and failed_at is null`,
		)
		services.deliveries.poke()
	}
	const allLeft = async () => {
		await leave()
		return eventually(outgoing, (rows) => rows.every((row) => row.sent_at ?? row.failed_at), 15)
	}
	return {
		...desk,
		platform,
		routes,
		post,
		arrivals,
		bring,
		settled,
		read,
		write,
		outgoing,
		leave,
		allLeft,
	}
}
