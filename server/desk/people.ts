/** Who works here: the manager invites, changes roles, disables and resets. */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { StaffAccount } from '#domain/desk/account-api.ts'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { hasRight, roles } from '#domain/desk/roles.ts'
import { code } from '#domain/forms/fields.ts'
import { languages } from '#domain/language.ts'
import { log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { type AccountsOfDesk, lifeOfAddress } from './accounts.ts'
import type { DeskEnv } from './guard.ts'
import { readFields } from './read-fields.ts'
import type { Read } from './reading.ts'

type DeskContext = Context<DeskEnv>

const mailAddress = v.pipe(
	code(320),
	v.trim(),
	v.regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]+$/),
)
const invitation = v.object({
	email: mailAddress,
	name: v.pipe(code(100), v.trim(), v.nonEmpty()),
	role: v.picklist(roles),
	language: v.picklist(languages),
})
/** Gets the open cases of an account that can't work on them any more; null gives them to nobody. */
const heir = v.optional(v.nullable(code(100)), null)
const change = v.union([
	v.strictObject({ role: v.picklist(roles), heir }),
	v.strictObject({ state: v.literal('disabled'), heir }),
])

const invalid = (c: Context) => c.json({ error: 'invalid' }, 422)

export function createPeople(
	{ staff, cases }: Pick<Store, 'staff' | 'cases'>,
	accounts: AccountsOfDesk,
) {
	/** Every change of an account is logged with the manager who made it. */
	const note = (c: DeskContext, what: string, person: string) =>
		cases.audit.note(c.get('staff').id, 'staff', { what, person })

	async function named(c: DeskContext) {
		return staff.byId(c.req.param('id') ?? '')
	}
	async function isHeir(heir: string | null, of: string): Promise<boolean> {
		if (heir === null) return true
		const person = heir === of ? null : await staff.byId(heir)
		return person?.state === 'active' && hasRight(person.role, 'cases')
	}
	const notThere = (c: Context) => c.json({ error: 'not_found' }, 404)

	/** Names to assign a case to. */
	const colleagues: Read<{ colleagues: Colleague[] }> = async () => {
		const people = (await staff.all()).filter(({ state }) => state === 'active')
		return { colleagues: people.map(({ id, name, role }) => ({ id, name, role })) }
	}

	const list: Read<{ people: StaffAccount[] }> = async () => {
		const open = await cases.openCounts()
		return {
			people: (await staff.all()).map(
				({ id, name, email, role, language, state, totp_secret, created_at }) => ({
					id,
					name,
					email,
					role,
					language,
					state,
					created_at,
					has_code: totp_secret !== null,
					open_cases: open.get(id) ?? 0,
				}),
			),
		}
	}

	return {
		colleagues,
		list,

		/** The address is shown this once; only its digest is kept. */
		async invite(c: DeskContext) {
			const person = await readFields(c, invitation)
			if (!person) return invalid(c)
			const address = await accounts.invite(person, lifeOfAddress.invitation)
			if (address === null) return c.json({ error: 'exists' }, 409)
			log.info('colleague invited')
			await note(c, 'invited', (await staff.byEmail(person.email))?.id ?? '')
			return c.json({ address }, 201)
		},

		async change(c: DeskContext) {
			const changes = await readFields(c, change)
			if (!changes) return invalid(c)
			const person = await named(c)
			if (!person) return notThere(c)
			if (!(await isHeir(changes.heir, person.id))) return invalid(c)
			const isDone =
				'state' in changes
					? await accounts.disable(person.id)
					: await staff.withdraw(person.id, { role: changes.role })
			const leavesCases = 'state' in changes || !hasRight(changes.role, 'cases')
			if (isDone && leavesCases)
				await cases.handOver(person.id, changes.heir, { actor: c.get('staff').id })
			if (!isDone && !('role' in changes && changes.role === person.role))
				return c.json({ error: 'last_manager' }, 409)
			log.info('colleague changed')
			await note(c, 'state' in changes ? 'disabled' : 'role', person.id)
			return c.body(null, 204)
		},

		async reset(c: DeskContext) {
			const person = await named(c)
			if (!person) return notThere(c)
			log.info('colleague reset')
			await note(c, 'reset', person.id)
			return c.json({ address: await accounts.reset(person.id, lifeOfAddress.invitation) }, 201)
		},
	}
}
