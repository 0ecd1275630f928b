/** The tables of colleagues: accounts, sessions, one-time addresses, and what each of them is told. */
import type { StaffNoticeKind } from '#domain/desk/notices.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { Language } from '#domain/language.ts'
import { flag, integer, maybeText, text, withDefault, word } from '../column.ts'

export type AccountState = 'invited' | 'active' | 'disabled'

export const staffTables = {
	staff: {
		id: text,
		email: text,
		name: text,
		role: word<Role>(),
		language: word<Language>(),
		state: word<AccountState>(),
		created_at: text,
		password: maybeText,
		totp_secret: maybeText,
		totp_step: integer,
		/** JSON: digests of the codes that are left. */
		recovery: text,
		shortcuts: flag,
		/** Whether what is new for this person is also mailed, at most once an hour. */
		notice_mail: withDefault(flag),
		notices_mailed_at: maybeText,
	},
	sessions: {
		id: text,
		token_hash: text,
		staff_id: text,
		device: text,
		created_at: text,
		last_seen_at: text,
		confirmed_at: text,
		expires_at: text,
		revoked_at: maybeText,
	},
	staff_tokens: {
		token_hash: text,
		staff_id: text,
		purpose: word<'welcome' | 'code'>(),
		created_at: text,
		expires_at: text,
		revoked_at: maybeText,
	},
	staff_devices: { token_hash: text, staff_id: text, created_at: text, last_used_at: text },
	staff_notices: {
		id: text,
		staff_id: text,
		case_id: text,
		kind: word<StaffNoticeKind>(),
		/** A colleague's id, `applicant`, or `system`. */
		by: text,
		at: text,
		seen_at: maybeText,
		mailed_at: maybeText,
	},
}
