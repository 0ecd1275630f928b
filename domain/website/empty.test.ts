import { expect, test } from 'vitest'
import { emptied, newValue } from './empty.ts'
import type { Field } from './fields.ts'

test('a new picture has a drawing already, since its name is nothing an editor could know', () => {
	expect(newValue({ kind: 'picture' })).toEqual({ scene: 'fallback', alt: { ar: '', en: '' } })
})

test('an entry made from another one keeps what was chosen, and no word, figure or picture of it', () => {
	const form: Field = {
		kind: 'group',
		fields: {
			name: { kind: 'text' },
			city: { kind: 'choice', options: ['penang', 'bangi'] },
			crest: { kind: 'words', isOptional: true },
			currency: { kind: 'fixed' },
			aliases: { kind: 'list', item: { kind: 'words' } },
			months: { kind: 'list', item: { kind: 'number' } },
			students: {
				kind: 'group',
				fields: { value: { kind: 'number' }, confidence: { kind: 'confidence' } },
			},
			qs: { kind: 'group', fields: { rank: { kind: 'number' } }, isNullable: true },
			photos: { kind: 'list', item: { kind: 'picture' }, min: 1 },
			benefits: { kind: 'list', item: { kind: 'text' }, min: 3 },
		},
	}
	const text = { ar: 'نص', en: 'Text' }
	const other = {
		...{ name: text, city: 'bangi', crest: 'crest-ukm', currency: 'MYR', aliases: ['UKM'] },
		...{ months: [3, 10], students: { value: 28_000, confidence: 'verified' }, qs: { rank: 126 } },
		...{ photos: [{ scene: 'campus-ukm', alt: text }], benefits: [text] },
	}
	const none = { ar: '', en: '' }
	expect(emptied(form, other)).toEqual({
		...{ name: none, city: 'bangi', currency: 'MYR', aliases: [], months: [3, 10] },
		...{ students: { value: null, confidence: 'estimate' }, qs: null },
		...{ photos: [{ scene: 'fallback', alt: none }], benefits: [none, none, none] },
	})
})
