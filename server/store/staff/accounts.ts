/** The accounts of the desk. An invited one becomes active with its first password; a disabled one opens nothing. */
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { roles } from '#domain/desk/roles.ts'
import { languages } from '#domain/language.ts'
import type { Database } from '../database.ts'

/** SQLite keeps a flag as 0 or 1. */
const flag = v.pipe(
	v.union([v.boolean(), v.number()]),
	v.transform((value) => value === true || value === 1),
)

const account = v.object({
	id: v.string(),
	email: v.string(),
	name: v.string(),
	role: v.picklist(roles),
	language: v.picklist(languages),
	state: v.picklist(['invited', 'active', 'disabled']),
	created_at: v.string(),
	password: v.nullable(v.string()),
	totp_secret: v.nullable(v.string()),
	totp_step: v.number(),
	/** Digests of the codes that are left. */
	recovery: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
	shortcuts: flag,
})
export type Account = v.InferOutput<typeof account>

type NewAccount = Pick<Account, 'email' | 'name' | 'role' | 'language'>
type Changeable = Pick<Account, 'role' | 'language' | 'state' | 'password' | 'shortcuts'>
type Changes = { [Column in keyof Changeable]?: Changeable[Column] | undefined }

/** People write their address as they like; there is one account for all ways. */
export const emailKey = (email: string) => email.trim().toLowerCase()

function assignments(changes: Changes): RawBuilder<unknown> {
	const given = Object.entries(changes).filter(([, value]) => value !== undefined)
	return sql.join(given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
}

export function createStaffRows(database: Database) {
	async function select(where: RawBuilder<unknown>): Promise<Account[]> {
		const { rows } = await sql`select * from staff ${where} order by created_at, id`.execute(
			await database.ready(),
		)
		return v.parse(v.array(account), rows)
	}

	return {
		all: () => select(sql``),
		byId: async (id: string) => (await select(sql`where id = ${id}`))[0] ?? null,
		byEmail: async (email: string) =>
			(await select(sql`where email = ${emailKey(email)}`))[0] ?? null,

		/** From the first active account on, the shared password opens nothing. */
		async hasActive(): Promise<boolean> {
			const { rows } = await sql`select 1 from staff where state = 'active' limit 1`.execute(
				await database.ready(),
			)
			return rows.length > 0
		},

		/** Null when the address has an account already. */
		async add({ email, name, role, language }: NewAccount): Promise<string | null> {
			const id = randomUUID()
			const { rows } = await sql`
				insert into staff (id, email, name, role, language, state, created_at, totp_step, recovery, shortcuts)
				values (${id}, ${emailKey(email)}, ${name}, ${role}, ${language}, 'invited',
					${new Date().toISOString()}, 0, '[]', ${true})
				on conflict (email) do nothing returning id`.execute(await database.ready())
			return rows.length > 0 ? id : null
		},

		async change(id: string, changes: Changes): Promise<void> {
			await sql`update staff set ${assignments(changes)} where id = ${id}`.execute(
				await database.ready(),
			)
		},

		/**
		 * Takes the manager's role or the account away, but never from the last active manager: two who do it to each
		 * other at the same moment are told apart by the transaction.
		 */
		async withdraw(id: string, changes: Pick<Changes, 'role' | 'state'>): Promise<boolean> {
			return database.transaction(async (trx) => {
				const lock = database.pool ? sql`for update` : sql``
				const { rows } = await sql<{ id: string }>`
					select id from staff where role = 'manager' and state = 'active' order by id ${lock}`.execute(
					trx,
				)
				if (rows.length === 1 && rows[0]?.id === id) return false
				await sql`update staff set ${assignments(changes)} where id = ${id}`.execute(trx)
				return true
			})
		},

		/** A forgotten password or a lost phone: neither opens the account any more, only a new one-time address does. */
		async reset(id: string): Promise<void> {
			await sql`
				update staff set password = null, totp_secret = null, totp_step = 0, recovery = '[]',
					state = case when state = 'disabled' then 'active' else state end
				where id = ${id}`.execute(await database.ready())
		},

		/** The code of the set-up is spent with it: `step` is the moment of the clock it belongs to. */
		async setSecondFactor(
			id: string,
			{ secret, step, recovery }: { secret: string; step: number; recovery: string[] },
		): Promise<void> {
			await sql`
				update staff set totp_secret = ${secret}, totp_step = ${step},
					recovery = ${JSON.stringify(recovery)}
				where id = ${id}`.execute(await database.ready())
		},

		async dropSecondFactor(id: string): Promise<void> {
			await sql`
				update staff set totp_secret = null, totp_step = 0, recovery = '[]' where id = ${id}`.execute(
				await database.ready(),
			)
		},

		/** True once for each step of the clock: a code that was read over a shoulder is worth nothing. */
		async spendStep(id: string, step: number): Promise<boolean> {
			const { rows } = await sql`
				update staff set totp_step = ${step} where id = ${id} and totp_step < ${step} returning id`.execute(
				await database.ready(),
			)
			return rows.length > 0
		},

		/** True once for each recovery code. */
		async spendRecovery({ id, recovery }: Account, digest: string): Promise<boolean> {
			if (!recovery.includes(digest)) return false
			const left = JSON.stringify(recovery.filter((one) => one !== digest))
			const { rows } = await sql`
				update staff set recovery = ${left}
				where id = ${id} and recovery = ${JSON.stringify(recovery)} returning id`.execute(
				await database.ready(),
			)
			return rows.length > 0
		},
	}
}
