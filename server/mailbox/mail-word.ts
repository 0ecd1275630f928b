/** What is read of a mail, as the thread hands it over. Everything in it was written by somebody else. */
import * as v from 'valibot'

const text = v.string()

export const mailRead = v.object({
	/** The values of the headers that somebody asks for, by their names in small letters. */
	headers: v.record(text, v.array(text)),
	from: v.object({ address: text, name: text, isOnlyOne: v.boolean() }),
	subject: text,
	text,
	quoted: text,
	isCut: v.boolean(),
	files: v.array(
		v.object({
			path: text,
			fileName: text,
			size: v.number(),
			digest: text,
			isSignature: v.boolean(),
		}),
	),
	/** Attached and not kept; the reason is a refusal of documents, or `more_files`. */
	leftOut: v.array(v.object({ name: text, reason: text })),
	/** What a mail server reports of mails of ours; null in any other mail. */
	report: v.nullable(
		v.object({
			envelopeId: v.nullable(text),
			recipients: v.array(v.object({ address: text, status: text, isFinal: v.boolean() })),
			/** The head of the mail that came back. */
			returned: text,
		}),
	),
	/** Of sender, subject, text and attachments: two mails under one Message-ID are two. */
	key: text,
})
export type MailRead = v.InferOutput<typeof mailRead>

export const mailTask = v.object({
	path: text,
	/** Attachments are written beside it, under names that begin with this. */
	filesAt: text,
	/** Only the beginning of the mail is there: its head counts, its text does not. */
	isHeadOnly: v.boolean(),
})
export type MailTask = v.InferOutput<typeof mailTask>
