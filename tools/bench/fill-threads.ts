/** A thread in every case, as after some months of writing to and fro. */
import type { Store } from '#server/store/store.ts'

/** Messages in one case. */
export const perCase = 10
const atOnce = 100

export const numbered = (number: number) =>
	`00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
export const platformId = (number: number) => `wamid.${number}`

/** As families and consultants write: a mail of ours, then theirs by mail and WhatsApp; another address and a user id of the platform. */
export async function fillThreads(store: Store, staffId: string): Promise<void> {
	const cases = await store.transaction((trx) =>
		trx.selectFrom('cases').select(['id', 'email_key']).orderBy('id').execute(),
	)
	for (let from = 0; from < cases.length; from += atOnce) {
		await store.transaction(async (trx) => {
			const some = cases.slice(from, from + atOnce)
			const lines = some.flatMap(({ id, email_key }, index) =>
				Array.from({ length: perCase }, (_, turn) => {
					const number = (from + index) * perCase + turn
					const isOurs = turn % 3 === 0
					const channel = turn % 2 === 0 ? (isOurs ? 'email' : 'mail') : 'wa'
					const at = new Date(Date.now() - (number % 5000) * 60_000).toISOString()
					return { id, email_key, number, isOurs, channel, at }
				}),
			)
			await trx
				.insertInto('events')
				.values(
					lines.map(({ id, number, isOurs, channel, at }) => ({
						id: `e${number}`,
						case_id: id,
						at,
						actor: isOurs ? staffId : 'applicant',
						type: isOurs ? 'message' : 'wrote',
						data: JSON.stringify({ channel }),
					})),
				)
				.execute()
			await trx
				.insertInto('messages')
				.values(
					lines.map(({ id, email_key, number, isOurs, channel, at }) => ({
						id: `m${number}`,
						case_id: id,
						event_id: `e${number}`,
						direction: isOurs ? ('out' as const) : ('in' as const),
						channel,
						body: `${'كتبنا إليكم بشأن الملف. '.repeat(8)}${number}`,
						by: isOurs ? staffId : 'applicant',
						at,
						...(isOurs ? {} : { sender: email_key, proof: 'own' as const }),
					})),
				)
				.execute()
			await trx
				.insertInto('outgoing')
				.values(
					lines
						.filter(({ isOurs }) => isOurs)
						.map(({ id, email_key, number, channel, at }) => ({
							id: numbered(number),
							event_id: `e${number}`,
							case_id: id,
							message_id: `m${number}`,
							recipient: email_key,
							template: channel === 'wa' ? 'wa_text' : 'case_message',
							params: '{}',
							attempts: 1,
							outage: false,
							created_at: at,
							next_attempt_at: at,
							sent_at: at,
							...(channel === 'wa' ? { external_id: platformId(number) } : {}),
						})),
				)
				.execute()
			await trx
				.insertInto('contacts')
				.values(
					some.flatMap(({ id }, index) =>
						[`father${from + index}@sample.example`, `SA.${from + index}`].map((value) => ({
							id: `${value} ${id}`,
							case_id: id,
							value,
							added_by: 'seen',
							added_at: new Date().toISOString(),
						})),
					),
				)
				.execute()
			await trx
				.insertInto('requests')
				.values(
					some.map(({ id }) => ({
						id: `r${id}`,
						case_id: id,
						document: 'bank',
						asked_by: staffId,
						asked_at: new Date().toISOString(),
						state: 'open' as const,
					})),
				)
				.execute()
			for (const [index, { id }] of some.entries()) {
				const reply_tag = `tag${`${from + index}`.padStart(13, '0')}`
				await trx.updateTable('cases').set({ reply_tag }).where('id', '=', id).execute()
			}
		})
	}
}
