/** What the calls about accounts are answered with. */
import type { Language } from '../language.ts'
import type { Role } from './roles.ts'

interface Person {
	id: string
	name: string
	role: Role
}

export interface StaffAccount extends Person {
	email: string
	state: 'invited' | 'active' | 'disabled'
	has_code: boolean
	/** How many open cases are theirs. */
	open_cases: number
}

export interface OwnSession {
	id: string
	device: string
	last_seen_at: string
	own: boolean
}

export interface OwnAccount extends Person {
	email: string
	language: Language
	shortcuts: boolean
	/** Whether what is new is also mailed, and whether it could be. */
	notice_mail: boolean
	can_mail_notices: boolean
	has_code: boolean
	recovery_left: number
	code_required: boolean
	confirmed: boolean
	sessions: OwnSession[]
}
