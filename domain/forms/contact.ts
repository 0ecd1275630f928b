import * as v from 'valibot'
import { checking } from './check.ts'
import { inquiryTypes } from './choices.ts'
import { email, optionalLine, optionalOption, requiredLine, requiredText } from './fields.ts'

/** What is stored as the subject when the visitor gave none. */
export const defaultSubject = 'Contact Form Submission'

/** The message form of the contact page: table `contact_submissions`. */
export const contactForm = v.strictObject(
	{
		name: requiredLine(120),
		email,
		/** Dial code plus number, or nothing. */
		phone: optionalLine(40),
		subject: v.pipe(
			optionalLine(200),
			v.transform((subject) => subject ?? defaultSubject),
		),
		message: requiredText(5000, 10),
		inquiryType: optionalOption(inquiryTypes),
	},
	'invalid',
)
export type ContactForm = v.InferOutput<typeof contactForm>

export const checkContact = checking(contactForm)

const onlyDatabaseFailed = v.object({
	channels: v.object({
		database: v.literal('failed'),
		email: v.literal('delivered'),
		spreadsheet: v.literal('delivered'),
	}),
})

/** Whether an answer says that the message went out but is not stored yet. */
export function isOnlyUnstored(answer: unknown): boolean {
	return v.is(onlyDatabaseFailed, answer)
}
