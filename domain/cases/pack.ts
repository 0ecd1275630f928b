/** The university pack: one PDF with a cover sheet and the accepted documents of an application. */
import * as v from 'valibot'
import { singleLine } from '../plain-text.ts'
import { type DocumentLabel, documentLabels, type documentStates } from './codes.ts'

/** How large universities let a file be, in millions of bytes. */
export const packLimits = [5, 10, 20] as const

/** A pack is a copy: it is deleted after so many days. */
export const packDays = 7

/** More is not put into one file. */
export const mostPackDocuments = 40

/** As an admission office reads them. */
const order: readonly DocumentLabel[] = [
	'passport',
	'photos',
	'transcripts',
	'certificates',
	'english',
	'medical',
	'bank',
	'health',
]

/** Why a document is not in a pack. Those of the second line are known only when it is opened. */
export const leftOutReasons = [
	...(['not_accepted', 'refused', 'unscanned', 'word'] as const),
	...(['password', 'damaged', 'too_many_pages', 'missing'] as const),
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Why there is no pack. */
export const packFailures = ['too_large', 'too_many_pages', 'nothing_in', 'not_made'] as const
export type PackFailure = (typeof packFailures)[number]

interface Packed {
	name: string
	created_at: string
	content_type: string
	label: string | null
	state: (typeof documentStates)[number]
	scan: string | null
}

/** Null when it goes in, as far as that is known before it is opened. */
export function leftOutOf({ state, scan, content_type }: Packed): LeftOutReason | null {
	if (state === 'refused') return 'refused'
	if (state === 'new') return 'not_accepted'
	if (scan !== null && scan !== 'clean') return 'unscanned'
	const canGoIn = content_type === 'application/pdf' || content_type.startsWith('image/')
	return canGoIn ? null : 'word'
}

const rank = (label: string | null) => {
	const at = order.indexOf(labelOf(label))
	return at < 0 ? order.length : at
}

/** Times and names of files have one order in every language. */
const byCode = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** By label, within a label by date. */
export function inPackOrder<Document extends Packed>(documents: readonly Document[]): Document[] {
	return documents.toSorted(
		(a, b) =>
			rank(a.label) - rank(b.label) || byCode(a.created_at, b.created_at) || byCode(a.name, b.name),
	)
}

export const labelOf = (label: string | null): DocumentLabel =>
	documentLabels.find((one) => one === label) ?? 'other'

/** Letters that are no base letter with an accent. */
const folded: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	Æ: 'AE',
	ø: 'o',
	Ø: 'O',
	œ: 'oe',
	Œ: 'OE',
	ł: 'l',
	Ł: 'L',
	đ: 'd',
	Đ: 'D',
	ı: 'i',
	'’': "'",
	'‘': "'",
	'–': '-',
	'—': '-',
}

/** As passports and admission offices write it: without accents. */
export const withoutAccents = (text: string): string =>
	singleLine(text)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^ -~]/gu, (letter) => folded[letter] ?? letter)
		.replace(/ +/g, ' ')

export const isLatin = (text: string): boolean => /^[ -~]*[A-Za-z][ -~]*$/.test(text)

const latinLine = (max: number) =>
	v.pipe(
		v.nullish(v.string('invalid'), ''),
		v.transform(withoutAccents),
		v.nonEmpty('required'),
		v.maxLength(max, 'too_long'),
		v.check((text) => text === '' || isLatin(text), 'not_latin'),
	)

/** What a consultant fills in; `university` is a code of the catalogue or a name. */
export const packBody = v.strictObject({
	university: latinLine(120),
	programme: latinLine(120),
	name_in_passport: latinLine(120),
	intake: v.pipe(v.string('required'), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid_date')),
	limit_mb: v.picklist(packLimits, 'not_an_option'),
})
export type PackBody = v.InferOutput<typeof packBody>

/** «UTM», «TAYLORS»: what a file is named after. */
export function shortUniversity(name: string): string {
	const words =
		withoutAccents(name)
			.replace(/'/g, '')
			.match(/[A-Za-z0-9]+/g) ?? []
	const capitals = words.filter((word) => /^[A-Z0-9]/.test(word))
	const short = words.length > 1 ? capitals.map((word) => word.charAt(0)).join('') : words.join('')
	return short.toUpperCase().slice(0, 12) || 'UNIVERSITY'
}

interface Named {
	/** Of the university. */
	short: string
	name_in_passport: string
	intake: string
	reference: string
}

/** Never with the number of the passport: names of files are seen by many. */
export function packFileName({ short, name_in_passport, intake, reference }: Named): string {
	const name = withoutAccents(name_in_passport)
		.toUpperCase()
		.replace(/'/g, '')
		.replace(/[^A-Z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 60)
	return `${shortUniversity(short)}_${name}_${intake}_${reference}.pdf`
}
