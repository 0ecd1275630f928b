import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitQuotation } from './quotation.ts'

const answers: readonly [name: string, mail: string, text: string][] = [
	[
		'Gmail in English',
		'Yes, tomorrow.\n\nOn Tue, 17 Nov 2026 at 10:12, Rihla <office@rihla.example> wrote:\n> Can you send it?\n>\n> Rihla',
		'Yes, tomorrow.',
	],
	[
		'Gmail in English, broken',
		'Yes.\n\nOn Tue, 17 Nov 2026 at 10:12, Rihla\n<office+abc@rihla.example> wrote:\n\n> Can you send it?',
		'Yes.',
	],
	[
		'Gmail in Arabic',
		'نعم، غدًا.\n\nفي الثلاثاء، 17 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة رحلة، كتب office@rihla.example:\n> هل ترسلونه؟',
		'نعم، غدًا.',
	],
	[
		'an iPhone in Arabic',
		'تفضلوا\n\nأُرسلت من الـ iPhone\n\nفي ١٧‏/١١‏/٢٠٢٦، الساعة ١٠:١٢ ص، كتب رحلة <office@rihla.example>:\n\n> هل ترسلونه؟',
		'تفضلوا\n\nأُرسلت من الـ iPhone',
	],
	[
		'Outlook in English',
		'Attached.\n\n________________________________\nFrom: Rihla <office@rihla.example>\nSent: Tuesday\nTo: Father\nSubject: Documents\n\nCan you send it?',
		'Attached.',
	],
	[
		'Outlook in Arabic',
		'مرفق.\n\nمن: رحلة <office@rihla.example>\nتم الإرسال: الثلاثاء\nإلى: والد\nالموضوع: المستندات\n\nهل ترسلونه؟',
		'مرفق.',
	],
	[
		'Outlook, old',
		'Attached.\n-----Original Message-----\nFrom: Rihla\nCan you send it?',
		'Attached.',
	],
	[
		'Yahoo in French',
		'Voilà.\n\nLe mardi 17 novembre 2026 à 10:12, Rihla <office@rihla.example> a écrit :\n\nPouvez-vous ?',
		'Voilà.',
	],
	['marks without an introduction', 'Yes\n\n> Can you send it?\n>> older', 'Yes'],
]

test.each(answers)('the answer written with %s stands alone', (_, mail, text) => {
	const letter = splitQuotation(mail)
	expect(letter.text).toBe(text)
	expect(letter.quoted).not.toBe('')
})

test.each([
	['no quotation', 'On Monday I wrote:\nnothing else came.\nFrom: my heart'],
	['an answer below', 'On Tue, 17 Nov 2026, Rihla wrote:\n> Can you send it?\n\nYes, tomorrow.'],
	['answers in between', '> Passport?\nYes.\n> Photo?\nTomorrow.'],
	['nothing but a quotation', '> Can you send it?'],
	[
		'a forwarded letter without a word',
		'---------- Forwarded message ---------\nFrom: School\nDate: today\n\nThe marks',
	],
])('%s: the mail is shown whole', (_, mail) => {
	expect(splitQuotation(mail)).toEqual({ text: mail, quoted: '' })
})

test('no word of a mail is lost', () => {
	const line = fc.oneof(
		fc.string({ maxLength: 20 }),
		fc.constantFrom(
			'> quoted',
			'From: a',
			'Sent: b',
			'On Tue, 17 Nov 2026, Rihla wrote:',
			'كلمة',
			'',
		),
	)
	const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
	fc.assert(
		fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
			const { text, quoted } = splitQuotation(lines.join('\n'))
			expect([...wordsOf(text), ...wordsOf(quoted)]).toEqual(wordsOf(lines.join('\n')))
		}),
	)
})

test('a hundred thousand beginnings of quotations are looked at once', () => {
	const whole = `${'On Monday morning he wrote:\n'.repeat(100_000)}> quoted\nanswer`
	expect(splitQuotation(whole)).toEqual({ text: whole, quoted: '' })
})
