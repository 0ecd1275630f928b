import * as v from 'valibot'
import { email, optionalLine, optionalOption, requiredLine, requiredText } from './fields.ts'

export const inquiryTypes = [
	'university',
	'language',
	'accommodation',
	'visa',
	'general',
	'other',
] as const

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
