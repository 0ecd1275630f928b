import * as v from 'valibot'
import { expect, test } from 'vitest'
import { optionalLatinName } from './forms/fields.ts'
import { suggestLatinName } from './latin-name.ts'

test.each([
	['أحمد علي', 'Ahmed Ali'],
	['مُحَمَّد عبد الله', 'Mohammed Abdullah'],
	['عبدالرحمن بن خالد', 'Abdulrahman bin Khalid'],
	['فاطمة الزهراني', 'Fatima Al-Zahrani'],
	['سارة العتيبي', 'Sara Al-Otaibi'],
	['يحيى إبراهيم', 'Yahya Ibrahim'],
	['بن علي سعيد', 'Bin Ali Saeed'],
	['ليلى المصري', 'Laila Al-Masri'],
	['نصار', 'Nasar'],
	['بسام شحادة', 'Basam Shahada'],
	['نورة Al-Harbi', 'Noura Al-Harbi'],
	['Omar Said', ''],
	['', ''],
])('%s is suggested as %s', (arabic, latin) => {
	expect(suggestLatinName(arabic)).toBe(latin)
})

test('whatever is suggested is a name that the form takes', () => {
	for (const name of ['ظافر القرني', 'ءءء', 'لؤي عبد الغني', 'گلناز', 'عبد', 'آمنة بنت وهب']) {
		const suggested = suggestLatinName(name)
		expect(v.is(optionalLatinName(120), suggested), `${name}: ${suggested}`).toBe(true)
	}
})
