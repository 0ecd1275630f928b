/** What calls about cases carry. */
import * as v from 'valibot'
import {
	documentLabels,
	documentStates,
	erasureReasons,
	hiddenFields,
	messageChannels,
} from '#domain/cases/codes.ts'
import { outcomes, waitingOn } from '#domain/cases/stages.ts'
import {
	code,
	optionalLine,
	optionalText,
	requiredLine,
	requiredText,
} from '#domain/forms/fields.ts'
import { isIsoDate } from '#domain/forms/iso-date.ts'
import { languages } from '#domain/language.ts'

const id = v.pipe(code(100), v.nonEmpty('required'))
/** What a column for whole numbers can hold. */
export const largestInteger = 2 ** 31 - 1
const version = v.pipe(
	v.number('required'),
	v.integer('invalid'),
	v.maxValue(largestInteger, 'invalid'),
)
const day = v.nullish(v.pipe(v.string('invalid'), v.check(isIsoDate, 'invalid_date')), null)
/** A moment with its zone, kept in UTC like every other. */
export const moment = v.pipe(
	v.string('invalid'),
	v.isoTimestamp('invalid_date'),
	// 30 February would be 2 March.
	v.check((text) => isIsoDate(text.slice(0, 10)), 'invalid_date'),
	v.check((text) => !Number.isNaN(Date.parse(text)), 'invalid_date'),
	v.transform((text) => new Date(text).toISOString()),
)

export const changesBody = v.strictObject({
	stage: v.exactOptional(code(40)),
	waiting_on: v.exactOptional(v.picklist(waitingOn, 'not_an_option')),
	assignee_id: v.exactOptional(v.nullable(id)),
	next_action: v.exactOptional(optionalLine(300)),
	next_at: v.exactOptional(v.nullable(moment)),
	emgs_percent: v.exactOptional(
		v.nullable(
			v.pipe(
				v.number('invalid'),
				v.integer('invalid'),
				v.minValue(0, 'not_an_option'),
				v.maxValue(100, 'not_an_option'),
			),
		),
	),
	outcome: v.exactOptional(v.nullable(v.picklist(outcomes, 'not_an_option'))),
	reminders: v.exactOptional(v.picklist(['on', 'desk'], 'not_an_option')),
})

/** The changes are read on their own, so that what is wrong is named by its field. */
export const changeBody = v.strictObject({
	version,
	changes: v.record(v.string(), v.unknown(), 'required'),
	reason: v.optional(optionalText(1000), null),
})

export const bulkBody = v.strictObject({
	cases: v.pipe(
		v.array(v.strictObject({ id, version }), 'required'),
		v.minLength(1, 'required'),
		v.maxLength(200, 'too_long'),
	),
	changes: v.record(v.string(), v.unknown(), 'required'),
})

export const noteBody = v.strictObject({ body: requiredText(5000) })

export const messageBody = v.strictObject({
	template: v.optional(optionalLine(60), null),
	language: v.picklist(languages, 'not_an_option'),
	subject: v.optional(optionalLine(200), null),
	body: requiredText(10_000),
	channel: v.picklist(messageChannels, 'not_an_option'),
	/** The last answer that the writer has seen; without it nobody is warned. */
	after: v.optional(v.nullable(id)),
	/** By a mail address that sent the last mail back: whoever writes has seen that. */
	anyway: v.optional(v.boolean('invalid'), false),
	/** One of the messages that the platform has approved, with what is filled in. */
	approved: v.optional(
		v.nullable(v.strictObject({ id, values: v.pipe(v.array(requiredLine(200)), v.maxLength(9)) })),
		null,
	),
	/** `in` records what the applicant said elsewhere, such as on the telephone. */
	direction: v.optional(v.picklist(['out', 'in'], 'not_an_option'), 'out'),
})

/** The reference of the case that a message belongs to, however it is typed; or `new`. */
export const moveBody = v.strictObject({ to: requiredLine(40) })

export const requestBody = v.strictObject({
	document: v.picklist(documentLabels, 'not_an_option'),
	note: v.optional(optionalText(1000), null),
	due_on: day,
})

/** The applicant's own link, by mail to the address on file; without it a link that only reads. */
export const linkBody = v.strictObject({
	send: v.optional(v.literal('mail', 'not_an_option')),
})

/** What a colleague heard when asking back about a change of mail address or number. */
export const contactBody = v.strictObject({ change: id, right: v.boolean('invalid') })

/** A field of what was submitted; or the number of a message's sender, of a contact, or of a wish to be reached elsewhere, which `of` names. */
export const revealBody = v.strictObject({
	field: v.picklist([...hiddenFields, 'sender', 'contact', 'wanted'], 'not_an_option'),
	of: v.optional(v.nullable(id), null),
})
export const duplicateBody = v.strictObject({ of: id })
export const viewBody = v.strictObject({ name: requiredLine(60), query: optionalLine(500) })
export const retryBody = v.strictObject({
	table: v.picklist(['deliveries', 'outgoing'], 'not_an_option'),
	id,
})
export const arrivalBody = v.strictObject({
	do: v.picklist(['seen', 'again'], 'not_an_option'),
})
export const templateBody = v.strictObject({ language: v.picklist(languages, 'not_an_option') })
export const erasureBody = v.strictObject({ reason: v.picklist(erasureReasons, 'not_an_option') })

export const documentBody = v.strictObject({
	state: v.optional(v.picklist(documentStates, 'not_an_option')),
	label: v.optional(v.nullable(v.picklist(documentLabels, 'not_an_option'))),
	title: v.optional(optionalLine(200)),
	reason: v.optional(optionalText(1000)),
	ask_again: v.optional(v.boolean('invalid')),
})
