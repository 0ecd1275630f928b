import { expect, test } from 'vitest'
import { guardCell } from './csv.ts'

test.each(['=1+1', ' =1', '+1', '-1', '@a', '|a', '%a', '＝1+1', '＋1', '－1', '＠a'])(
	'a spreadsheet shows %j as text',
	(typed) => expect(guardCell(typed)).toBe(`'${typed}`),
)

test('anything else stays as it was typed', () => {
	for (const typed of ['', 'a=b', '١٢٣', 'نورة']) expect(guardCell(typed)).toBe(typed)
})
