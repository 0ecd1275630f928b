import { expect, test } from 'vitest'
import { newEntry, newValue } from './empty.ts'
import type { Field } from './fields.ts'

test('a new picture has a drawing already, since its name is nothing an editor could know', () => {
	expect(newValue({ kind: 'picture' })).toEqual({ scene: 'fallback', alt: { ar: '', en: '' } })
})

test('a new entry is empty, also where something is chosen: what another one has would be untrue of it', () => {
	const form: Field = {
		kind: 'group',
		fields: {
			name: { kind: 'text' },
			city: { kind: 'choice', options: ['penang', 'bangi'] },
			crest: { kind: 'words', isOptional: true },
			price: {
				kind: 'group',
				fields: { amount: { kind: 'number' }, currency: { kind: 'fixed', value: 'MYR' } },
			},
			months: { kind: 'list', item: { kind: 'number' } },
			qs: { kind: 'group', fields: { rank: { kind: 'number' } }, isNullable: true },
			benefits: { kind: 'list', item: { kind: 'text' }, min: 2 },
		},
	}
	const none = { ar: '', en: '' }
	expect(newEntry(form)).toEqual({
		...{ name: none, city: '', price: { amount: null, currency: 'MYR' } },
		...{ months: [], qs: null, benefits: [none, none] },
	})
})
