import { expect, test } from 'vitest'
import { pointedAnew, renamed, slugOf, wrongCode, wrongId } from './own-names.ts'

test.each([
	['segi-university', null],
	['2u-college', null],
	['', 'required'],
	['SEGi', 'form'],
	['segi university', 'form'],
	['segi--university', 'form'],
	['-segi', 'form'],
	['سيجي', 'form'],
	['segi/..', 'form'],
	// Figures alone say nothing of an entry.
	['2026', 'form'],
	['a', 'too_short'],
	['a'.repeat(61), 'too_long'],
	['constructor', 'reserved'],
])('the address «%s»: %s', (id, fault) => {
	expect(wrongId(id)).toBe(fault)
})

test.each([
	['segi', null],
	['segi2', 'form'],
	['segi-u', 'form'],
	['s', 'too_short'],
	['s'.repeat(21), 'too_long'],
	// What forms offer beside the universities.
	['other', 'reserved'],
	['undecided', 'reserved'],
])('the code «%s»: %s', (code, fault) => {
	expect(wrongCode(code)).toBe(fault)
})

test('an English name as it stands in an address', () => {
	expect(slugOf('  École & Café (KL) ')).toBe('ecole-cafe-kl')
	expect(slugOf('Taylor’s University')).toBe('taylors-university')
	expect(slugOf('جامعة')).toBe('')
	expect(wrongId(slugOf(`${'university '.repeat(9)}`))).toBe(null)
})

test('codes of parts follow the code of their entry, words that begin like it do not', () => {
	const name = { ar: 'سيجي', en: 'segi.my' }
	const document = {
		...{ id: 'segi', code: 'segi', name, note: 'segi.m' },
		programmes: { master: [{ code: 'segi.m1' }, { code: '' }] },
	}
	expect(renamed(document, { id: 'segi-university', code: 'segiu' })).toEqual({
		...{ id: 'segi-university', code: 'segiu', name, note: 'segi.m' },
		programmes: { master: [{ code: 'segiu.m1' }, { code: '' }] },
	})
})

test('an entry without a code yet gets one, and nothing else changes', () => {
	expect(renamed({ id: 'x', code: '', note: '.m1' }, { id: 'xy', code: 'xy' })).toEqual({
		...{ id: 'xy', code: 'xy', note: '.m1' },
	})
})

test('drafts that name it follow it, and nothing that is only called alike', () => {
	const home = { kind: 'home', id: 'vista' }
	const order = { order: ['edge', 'vista', 'vista-two'] }
	expect(pointedAnew({ kind: 'order', id: 'home-order' }, order, home, 'vista-kl')).toEqual({
		order: ['edge', 'vista-kl', 'vista-two'],
	})
	expect(pointedAnew({ kind: 'order', id: 'institute-order' }, order, home, 'vista-kl')).toEqual(
		order,
	)
	const other = { related: ['vista'], name: { ar: 'vista', en: 'vista' } }
	expect(pointedAnew({ kind: 'home', id: 'edge' }, other, home, 'vista-kl')).toEqual({
		...other,
		related: ['vista-kl'],
	})
	const page = {
		links: [{ href: '/accommodation/vista#price' }, { href: '/accommodation/vista-two' }],
	}
	expect(pointedAnew({ kind: 'page', id: 'faq' }, page, home, 'vista-kl')).toEqual({
		links: [{ href: '/accommodation/vista-kl#price' }, { href: '/accommodation/vista-two' }],
	})
})
