/** The calls that read: one function answers the call, and the page that shows the same. */
import type { DeskAnswers } from '#domain/desk/desk-api.ts'
import type { Language } from '#domain/language.ts'
import type { SignedIn } from '../store/staff/sessions.ts'

/** What is asked for. */
export interface Asked {
	language: Language
	params: Readonly<Record<string, string | undefined>>
	query: Readonly<Record<string, string>>
}

/** Throws `CallRefused` where there is no answer. */
export type Read<Answer> = (asked: Asked & { session: SignedIn }) => Promise<Answer>

export type Reads = { readonly [Call in keyof DeskAnswers]: Read<DeskAnswers[Call]> }

/** The desk as a page's loader gets it, for the person who looks. */
export interface DeskVisit {
	/** Whether the call's rule lets this person make it. */
	may(call: keyof DeskAnswers): boolean
	/** The answer of a call, by the call's own rule. */
	read<Call extends keyof DeskAnswers>(call: Call, asked: Asked): Promise<DeskAnswers[Call]>
	/** Whether anybody has an account yet. */
	hasAccount(): Promise<boolean>
	/** Whose password the one-time address of this browser sets; null when it is used up. */
	invited(): Promise<{ name: string; email: string } | null>
}

export interface DeskPages {
	/** In front of every page of the desk and its data. A response is the answer instead of the page. */
	enter(page: { request: Request; url: URL; pattern: string }): Promise<DeskVisit | Response>
}
