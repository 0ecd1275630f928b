/** The accounts of the desk. An invited one becomes active with its first password; a disabled one opens nothing. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import type { Row, Run } from '../schema.ts'
import type { AccountState } from './staff-tables.ts'

export type Account = Omit<Row<'staff'>, 'recovery'> & {
	/** Digests of the codes that are left. */
	recovery: string[]
}
const digests = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const readAccount = (row: Row<'staff'>): Account => ({
	...row,
	recovery: v.parse(digests, row.recovery),
})

type NewAccount = Pick<Account, 'email' | 'name' | 'role' | 'language'>
type Changeable = Pick<
	Account,
	'role' | 'language' | 'state' | 'password' | 'shortcuts' | 'notice_mail'
>
type Changes = { [Column in keyof Changeable]?: Changeable[Column] | undefined }

/** People write their address as they like; there is one account for all ways. */
export const emailKey = (email: string) => email.trim().toLowerCase()

const noSecondFactor = { totp_secret: null, totp_step: 0, recovery: '[]' }

/** Column by column: what a caller passes may hold more. */
const changed = ({ role, language, state, password, shortcuts, notice_mail }: Changes) => ({
	role,
	language,
	state,
	password,
	shortcuts,
	notice_mail,
})

export function createStaffRows(database: Database) {
	const select = (run: Run) => run.selectFrom('staff').selectAll()
	async function one(column: 'id' | 'email', value: string): Promise<Account | null> {
		const query = select(await database.ready()).where(column, '=', value)
		const row = await query.executeTakeFirst()
		return row ? readAccount(row) : null
	}
	const update = async (id: string) =>
		(await database.ready()).updateTable('staff').where('id', '=', id)

	return {
		async all(): Promise<Account[]> {
			const query = select(await database.ready())
				.orderBy('created_at')
				.orderBy('id')
			return (await query.execute()).map(readAccount)
		},
		byId: (id: string) => one('id', id),
		byEmail: (email: string) => one('email', emailKey(email)),

		/** From the first active account on, the shared password opens nothing. */
		async hasActive(): Promise<boolean> {
			const db = await database.ready()
			const query = db.selectFrom('staff').select('id').where('state', '=', 'active').limit(1)
			return (await query.executeTakeFirst()) !== undefined
		},

		/** Null when the address has an account already. */
		async add({ email, name, role, language }: NewAccount): Promise<string | null> {
			const id = randomUUID()
			const db = await database.ready()
			const added = await db
				.insertInto('staff')
				.values({
					id,
					email: emailKey(email),
					name,
					role,
					language,
					state: 'invited',
					created_at: new Date().toISOString(),
					totp_step: 0,
					recovery: '[]',
					shortcuts: true,
				})
				.onConflict((known) => known.column('email').doNothing())
				.returning('id')
				.executeTakeFirst()
			return added ? id : null
		},

		async change(id: string, changes: Changes): Promise<void> {
			await (await update(id)).set(changed(changes)).execute()
		},

		/**
		 * Takes the manager's role or the account away, but never from the last active manager: the rows of all
		 * managers are locked, so that two who do it to each other at the same moment do not both succeed.
		 */
		async withdraw(id: string, changes: Pick<Changes, 'role' | 'state'>): Promise<boolean> {
			return database.transaction(async (trx) => {
				const managers = await trx
					.selectFrom('staff')
					.select('id')
					.where('role', '=', 'manager')
					.where('state', '=', 'active')
					.orderBy('id')
					.forUpdate()
					.execute()
				if (managers.length === 1 && managers[0]?.id === id) return false
				await trx.updateTable('staff').set(changed(changes)).where('id', '=', id).execute()
				return true
			})
		},

		/** A forgotten password or a lost phone: neither opens the account any more, only a new one-time address does. */
		async reset(id: string): Promise<void> {
			await (await update(id))
				.set(({ eb, ref }) => ({
					...noSecondFactor,
					password: null,
					state: eb
						.case()
						.when('state', '=', 'disabled')
						.then<AccountState>('active')
						.else(ref('state'))
						.end(),
				}))
				.execute()
		},

		/** The code of the set-up is spent with it: `step` is the moment of the clock it belongs to. */
		async setSecondFactor(
			id: string,
			{ secret, step, recovery }: { secret: string; step: number; recovery: string[] },
		): Promise<void> {
			await (await update(id))
				.set({ totp_secret: secret, totp_step: step, recovery: JSON.stringify(recovery) })
				.execute()
		},

		async dropSecondFactor(id: string): Promise<void> {
			await (await update(id)).set(noSecondFactor).execute()
		},

		/** True once for each step of the clock: a code that was read over a shoulder is worth nothing. */
		async spendStep(id: string, step: number): Promise<boolean> {
			const query = (await update(id)).set({ totp_step: step }).where('totp_step', '<', step)
			return (await query.executeTakeFirst()).numUpdatedRows > 0n
		},

		/** True once for each recovery code. */
		async spendRecovery({ id, recovery }: Account, digest: string): Promise<boolean> {
			if (!recovery.includes(digest)) return false
			const left = JSON.stringify(recovery.filter((one) => one !== digest))
			const query = (await update(id))
				.set({ recovery: left })
				.where('recovery', '=', JSON.stringify(recovery))
			return (await query.executeTakeFirst()).numUpdatedRows > 0n
		},
	}
}
