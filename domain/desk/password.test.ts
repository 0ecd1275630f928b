import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

const person = { email: 'sara.haddad@rihla.example', name: 'سارة حداد' }
const fault = (password: string) => passwordFault(password, person)

test.each([
	['short', 'too_short'],
	['elevensigns', 'too_short'],
	['x'.repeat(201), 'too_long'],
	['aaaaaaaaaaaa', 'common'],
	['123412341234', 'common'],
	['123456789012', 'common'],
	['password1234', 'common'],
	['Password123!', 'common'],
	['P@ssw0rd2026', 'common'],
	['passwordpassword', 'common'],
	['qwertyuiop123', 'common'],
	['1qaz2wsx3edc', 'common'],
	['Welcome2Malaysia', 'common'],
	['RihlaRihla2026', 'common'],
	['iloveyou2026!!', 'common'],
	['sara.haddad1', 'common'],
	['SaraHaddad2026', 'common'],
	['كلمةالمرور123', 'common'],
	['correct horse battery', null],
	['قارب أزرق في الميناء', null],
	['7391058264137', null],
	['vR2#kq8Lm!xz', null],
	['blue password boat 7', null],
])('%s: %s', (password, expected) => {
	expect(fault(password)).toBe(expected)
})

test('what a program makes up at random is taken, whatever is typed never breaks it', () => {
	const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
	const letter = fc.constantFrom(...alphabet)
	fc.assert(
		fc.property(fc.array(letter, { minLength: 20, maxLength: 40 }), (letters) => {
			fc.pre(new Set(letters).size > 8)
			expect(fault(letters.join(''))).toBeNull()
		}),
	)
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (text) => {
			expect([null, 'too_short', 'too_long', 'common']).toContain(fault(text))
		}),
	)
})
