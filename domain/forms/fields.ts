/**
 * The kinds of field that forms are made of. Each takes what a browser or a tool sends (missing, null and empty are
 * the same), cleans it, and gives what is stored; the message of every rule is a code of `errors.ts`.
 */
import * as v from 'valibot'
import { hasControl, multiLine, singleLine } from '../plain-text.ts'
import { isIsoDate } from './iso-date.ts'

const text = (clean: (text: string) => string) =>
	v.pipe(v.nullish(v.string('invalid'), ''), v.transform(clean))

const emptyToNull = v.transform((value: string) => (value === '' ? null : value))

export const requiredLine = (max: number) =>
	v.pipe(text(singleLine), v.nonEmpty('required'), v.maxLength(max, 'too_long'))

export const optionalLine = (max: number) =>
	v.pipe(text(singleLine), v.maxLength(max, 'too_long'), emptyToNull)

export const requiredText = (max: number, min = 1) =>
	v.pipe(
		text(multiLine),
		v.nonEmpty('required'),
		v.minLength(min, 'too_short'),
		v.maxLength(max, 'too_long'),
	)

export const optionalText = (max: number) =>
	v.pipe(text(multiLine), v.maxLength(max, 'too_long'), emptyToNull)

/** Simple on purpose, but without the characters that mean something in a mail header. */
const emailPattern = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]+$/

export const email = v.pipe(
	text(singleLine),
	v.nonEmpty('required'),
	v.maxLength(254, 'too_long'),
	v.regex(emailPattern, 'email'),
)

export const requiredOption = <const Options extends readonly string[]>(options: Options) =>
	v.pipe(text(singleLine), v.nonEmpty('required'), v.picklist(options, 'not_an_option'))

export const optionalOption = <const Options extends readonly string[]>(options: Options) =>
	v.pipe(text(singleLine), emptyToNull, v.nullable(v.picklist(options, 'not_an_option')))

/** What programs send and nobody types, such as an id: it is taken as it is, so control characters are refused. */
export const code = (max: number) =>
	v.pipe(
		v.string('invalid'),
		v.maxLength(max, 'too_long'),
		v.check((value) => !hasControl(value), 'invalid'),
	)

export const flag = v.nullish(v.boolean('invalid'), false)

const dateText = text(singleLine)

const optionalDate = v.pipe(
	dateText,
	v.check((value) => value === '' || (isIsoDate(value) && value > '2000'), 'invalid_date'),
	emptyToNull,
)

const day = 24 * 60 * 60 * 1000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Where the visitor is it may still be yesterday; the browser, which knows, asks for no day of grace. */
export const optionalComingDate = v.pipe(
	optionalDate,
	v.check((value) => value === null || value >= dayOf(Date.now() - day), 'past_date'),
)

/** How far ahead somebody can plan to begin, in months. */
const intakeMonths = 48

const monthAfter = (months: number) => {
	const now = new Date()
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
		.toISOString()
		.slice(0, 7)
}

/** The months that a form offers, the next one first: three years of them. */
export const comingMonths = () => Array.from({ length: 36 }, (_, at) => monthAfter(at + 1))

/** A month, as `2027-09`. The last one still counts: a form is sent again days after it was filled in. */
export const optionalComingMonth = v.pipe(
	dateText,
	v.check((value) => value === '' || /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(value), 'invalid_date'),
	v.check((value) => value === '' || value >= monthAfter(-1), 'past_date'),
	v.check((value) => value <= monthAfter(intakeMonths), 'invalid_date'),
	emptyToNull,
)

/** A name as passports write it: Latin letters with or without accents, spaces, hyphens, apostrophes and points between them. */
const latinName = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u

export const optionalLatinName = (max: number) =>
	v.pipe(
		text(singleLine),
		v.transform((name) => name.replace(/\s+/g, ' ')),
		v.maxLength(max, 'too_long'),
		v.check((name) => name === '' || latinName.test(name), 'latin_letters'),
		emptyToNull,
	)

export const pastDate = v.pipe(
	dateText,
	v.nonEmpty('required'),
	v.check((value) => value === '' || (isIsoDate(value) && value > '1900'), 'invalid_date'),
	v.check((value) => value <= dayOf(Date.now()), 'future_date'),
)
