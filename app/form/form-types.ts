/** What a page tells a form, and what the form tells the page. */
import type { NoticeKey } from '#app/notices/notices.ts'
import type { Check } from '#domain/forms/check.ts'
import type { ErrorCode, FormErrors } from '#domain/forms/errors.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import type { Outcome, Sent } from './call.ts'
import type { FormValues } from './fields.ts'
import type { SentNotice } from './record.ts'

/** What the page shows of a form. */
export interface FormView {
	errors: FormErrors
	/** What no field of the form can say. */
	fault: ErrorCode | undefined
	sending: boolean
	/** It did not reach the server, and may wait if the visitor agrees. */
	unsent: { wasOffline: boolean } | undefined
	/** It waits on this device. */
	kept: boolean
	sent: Sent | undefined
	/** The fields as they are, where the page follows them. */
	values: FormValues
	/** Something of an earlier visit was filled in. */
	restored: boolean
	/** The fields that were filled in from what the visitor chose elsewhere. */
	prefilled: readonly string[]
	/** The fields in which a draft holds something else than that. */
	differing: readonly string[]
	/** The browser keeps nothing of it beyond this tab. */
	draftUnkept: boolean
	/** A file of it is not kept on this device. */
	filesUnkept: boolean
}

/** What the end of a form says of it. */
export interface SendState extends Pick<FormView, 'fault' | 'unsent' | 'kept' | 'sent'> {
	/** Lets it wait on this device until it can be sent; false where the browser keeps nothing. */
	keep: () => Promise<boolean>
}

export interface FormOptions {
	/** The call that takes it. */
	endpoint: string
	/** Where a browser without scripts posts it, with the part of the page that it stands in. */
	page: string
	/** What became of it there. */
	posted?: PostedForm | undefined
	/** Where several forms post to one place, what tells them apart. */
	name?: string
	/** Which of many things it is about, where one page has a form for each, and the fields that go with that thing. */
	about?: string
	aboutFields?: readonly string[]
	/** `device`: a draft that outlives its tab, and the page says so. */
	lasts?: 'tab' | 'device'
	/** With scripts the browser itself refuses to send it while something required is missing. */
	browserChecks?: boolean
	/** The page follows every field (`view.values`). */
	followed?: boolean
	/** Files go up one by one before the form, and their addresses and kinds with it. */
	upload?: { path: string; as: string; kindsAs: string }
	/** For empty fields, and the page says what was filled in (`view.prefilled`). A draft wins, and the page offers to replace it (`view.differing`). */
	prefill?: FormValues | undefined
	rules: () => Promise<Check>
	/** From the fields of the form to what the rules take; the fields themselves by default. */
	toBody?: (values: FormValues) => unknown
	notices: FormNotices
	/** After the checks failed, here or on the server; the fields already say why. True when the page has taken the visitor there. */
	onInvalid?: (errors: FormErrors, values: FormValues) => boolean
	/** The form leaves the page once it was sent: its notice says what would stand in the form. */
	closes?: boolean
	onSent?: (outcome: Extract<Outcome, { kind: 'sent' }>) => void
}

export interface FormNotices {
	sent: SentNotice
	failed: { title: NoticeKey; text: NoticeKey; files?: NoticeKey; cross?: boolean }
}
