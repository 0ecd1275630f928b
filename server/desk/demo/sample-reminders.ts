/** An invented case whose family is reminded, and one of which nobody has heard for weeks. */
import type { Store } from '../../store/store.ts'

const longAgo = 24 * 24 * 60 * 60_000

export async function seedReminders(store: Store, actor: string): Promise<void> {
	const open = await store.transaction((trx) =>
		trx
			.selectFrom('cases')
			.select('id')
			.where('kind', '=', 'user_applications')
			.where('closed_at', 'is', null)
			.orderBy('created_at', 'desc')
			.limit(3)
			.execute(),
	)
	const [, reminded, silent] = open.map(({ id }) => id)
	if (reminded !== undefined)
		await store.cases.requests.ask(reminded, { document: 'bank' }, { actor })
	if (silent === undefined) return
	const spoke_at = new Date(Date.now() - longAgo).toISOString()
	await store.transaction((trx) =>
		trx
			.updateTable('cases')
			.set({ spoke_at, waiting_on: 'student' })
			.where('id', '=', silent)
			.execute(),
	)
}
