/** How far the mailbox is read, and how reading goes; kept in the lease. */
import * as v from 'valibot'

const maybeText = v.nullish(v.string(), null)
const number = v.nullish(v.number(), null)

const mailboxState = v.object({
	/** Both null before the first look. A mailbox that was made anew has another validity, and other numbers. */
	uidValidity: maybeText,
	lastUid: number,
	/** The mail that is being read, and how often that was begun. */
	trying: number,
	tries: v.nullish(v.number(), 0),
	/** When the mailbox was last looked into without a fault. */
	okAt: maybeText,
	failingSince: maybeText,
	code: maybeText,
})
export type MailboxState = v.InferOutput<typeof mailboxState>

export const readMailboxState = (data: unknown): MailboxState => v.parse(mailboxState, data)
