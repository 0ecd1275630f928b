/** A person's own account: password, second factor, sessions, language, keyboard shortcuts. */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { OwnAccount } from '#domain/desk/account-api.ts'
import { needsCode } from '#domain/desk/roles.ts'
import { languages } from '#domain/language.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { AccountsOfDesk } from './accounts.ts'
import type { DeskEnv } from './guard.ts'
import { readFields } from './read-fields.ts'
import type { Read } from './reading.ts'
import { newRecoveryCodes, newSecondFactor, stepOf } from './second-factor.ts'
import type { SignIn } from './sign-in.ts'

type DeskContext = Context<DeskEnv>

const passwordFields = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) })
const preferences = v.partial(
	v.object({
		language: v.picklist(languages),
		shortcuts: v.boolean(),
		notice_mail: v.boolean(),
	}),
)
const codeFields = v.object({
	secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
	code: v.pipe(
		v.string(),
		v.transform((code) => code.replace(/\s/g, '')),
	),
})

const invalid = (c: Context) => c.json({ error: 'invalid' }, 422)

interface Parts {
	settings: Settings
	store: Pick<Store, 'staff' | 'sessions'>
	accounts: AccountsOfDesk
	signIn: SignIn
}

export function createMe({ settings, store, accounts, signIn }: Parts) {
	const { staff, sessions } = store
	const read: Read<OwnAccount> = async ({ session: { staff: who, sessionId, isConfirmed } }) => {
		const account = await staff.byId(who.id)
		return {
			...who,
			shortcuts: account?.shortcuts ?? true,
			notice_mail: account?.notice_mail ?? false,
			can_mail_notices: settings.mail.kind !== 'emailjs',
			has_code: account?.totp_secret !== null,
			recovery_left: account?.recovery.length ?? 0,
			code_required: needsCode(settings.deskRequireCode, who.role),
			confirmed: isConfirmed,
			sessions: (await sessions.of(who.id)).map((session) => ({
				...session,
				own: session.id === sessionId,
			})),
		}
	}

	return {
		read,

		async change(c: DeskContext) {
			const changes = await readFields(c, preferences)
			if (!changes) return invalid(c)
			if (Object.keys(changes).length > 0) await staff.change(c.get('staff').id, changes)
			return c.body(null, 204)
		},

		async confirm(c: DeskContext) {
			const fields = await readFields(c, passwordFields)
			if (!fields) return invalid(c)
			const { staff: who, sessionId } = c.get('session')
			const result = await signIn.isOwnPassword(who.id, sessionId, fields.password)
			if (result === 'wrong') return c.json({ error: 'wrong' }, 422)
			if (result !== 'right') {
				return c.json({ error: 'too_often' }, 429, { 'Retry-After': `${result.seconds}` })
			}
			await sessions.confirm(sessionId)
			return c.body(null, 204)
		},

		async changePassword(c: DeskContext) {
			const fields = await readFields(c, passwordFields)
			if (!fields) return invalid(c)
			const { staff: who, sessionId } = c.get('session')
			const fault = await accounts.changePassword(who.id, fields.password, sessionId)
			return fault ? c.json({ error: fault }, 422) : c.body(null, 204)
		},

		/** A secret to try; nothing is kept until its first code arrives with it. */
		offerCode: (c: DeskContext) => c.json(newSecondFactor(c.get('staff').email)),

		async setCode(c: DeskContext) {
			const fields = await readFields(c, codeFields)
			if (!fields) return invalid(c)
			const step = stepOf(fields.secret, fields.code)
			if (step === null) return c.json({ error: 'wrong' }, 422)
			const { codes, digests } = newRecoveryCodes()
			const { staff: who, sessionId } = c.get('session')
			await staff.setSecondFactor(who.id, { secret: fields.secret, step, recovery: digests })
			await sessions.endAll(who.id, sessionId)
			return c.json({ recovery: codes })
		},

		async dropCode(c: DeskContext) {
			const { id, role } = c.get('staff')
			if (needsCode(settings.deskRequireCode, role)) return c.json({ error: 'required' }, 409)
			await staff.dropSecondFactor(id)
			return c.body(null, 204)
		},

		async endSession(c: DeskContext) {
			const ended = await sessions.end(c.get('staff').id, c.req.param('id') ?? '')
			return ended ? c.body(null, 204) : c.json({ error: 'not_found' }, 404)
		},
	}
}
