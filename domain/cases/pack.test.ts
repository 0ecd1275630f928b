import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inPackOrder, leftOutOf, packBody, packFileName, shortUniversity } from './pack.ts'

const typed = {
	university: 'utm',
	programme: 'Bachelor of Computer Science',
	name_in_passport: 'ALOTAIBI MARYAM',
	intake: '2027-09',
	limit_mb: 10,
}
const faultsOf = (changed: object) => {
	const parsed = v.safeParse(packBody, { ...typed, ...changed })
	return parsed.success ? [] : parsed.issues.map(({ message }) => message)
}

test('names are taken in Latin letters, without accents; Arabic is refused', () => {
	expect(faultsOf({})).toEqual([])
	expect(faultsOf({ name_in_passport: 'مريم العتيبي' })).toEqual(['not_latin'])
	expect(faultsOf({ name_in_passport: 'ALOTAIBI مريم' })).toEqual(['not_latin'])
	expect(faultsOf({ programme: 'Ελληνικά' })).toEqual(['not_latin'])
	expect(faultsOf({ programme: '12' })).toEqual(['not_latin'])
	expect(faultsOf({ name_in_passport: '  ' })).toEqual(['required'])
	expect(faultsOf({ intake: '2027-13' })).toEqual(['invalid_date'])
	expect(faultsOf({ limit_mb: 50 })).toEqual(['not_an_option'])
	const { name_in_passport, programme } = v.parse(packBody, {
		...typed,
		name_in_passport: ' Çelik  Øyvind\u200f Łukasz ',
		programme: 'Génie civil – B’Eng',
	})
	expect([name_in_passport, programme]).toEqual(['Celik Oyvind Lukasz', "Genie civil - B'Eng"])
})

test.each([
	['UTM', 'UTM'],
	["Taylor's", 'TAYLORS'],
	['Sunway', 'SUNWAY'],
	['International Medical University', 'IMU'],
	['University of Nottingham Malaysia', 'UNM'],
])('the file of %s begins with %s', (university, short) => {
	expect(shortUniversity(university)).toBe(short)
})

test('a file is named after university, person, intake and reference', () => {
	expect(
		packFileName({
			short: 'UTM',
			name_in_passport: "Al-Otaibi  Maryam D'Arc",
			intake: '2027-09',
			reference: 'KH8-PK5-TH4',
		}),
	).toBe('UTM_AL-OTAIBI-MARYAM-DARC_2027-09_KH8-PK5-TH4.pdf')
})

const document = (name: string, label: string | null, day: number, changed: object = {}) => ({
	name,
	label,
	created_at: `2026-11-0${day}T00:00:00.000Z`,
	content_type: 'application/pdf',
	state: 'accepted' as const,
	scan: null,
	...changed,
})

test('documents stand in the order of an admission office, within a label by date', () => {
	const documents = [
		document('other', null, 1),
		document('bank', 'bank', 1),
		document('second', 'transcripts', 3),
		document('first', 'transcripts', 2),
		document('photo', 'photos', 4),
		document('passport', 'passport', 5),
	]
	expect(inPackOrder(documents).map(({ name }) => name)).toEqual([
		'passport',
		'photo',
		'first',
		'second',
		'bank',
		'other',
	])
})

test.each([
	[{}, null],
	[{ content_type: 'image/png' }, null],
	[{ scan: 'clean' }, null],
	[{ state: 'new' as const }, 'not_accepted'],
	[{ state: 'refused' as const }, 'refused'],
	[{ scan: 'waiting' }, 'unscanned'],
	[{ scan: 'infected' }, 'unscanned'],
	[{ content_type: 'application/msword' }, 'word'],
])('of a document with %o the pack says %s', (changed, reason) => {
	expect(leftOutOf(document('a', 'passport', 1, changed))).toBe(reason)
})
