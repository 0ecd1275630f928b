import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldOf, type KnownKind, type KnownSchemas, leavesOf } from '#domain/website/fields.ts'
import { shippedEntries } from './entries.ts'
import { confidence, picture, text } from './schema.ts'

const known: KnownSchemas = new Map<unknown, KnownKind>([
	[text, 'text'],
	[picture, 'picture'],
	[confidence, 'confidence'],
])

describe('every entry that can be edited', () => {
	const entries = shippedEntries()

	test.each(entries.map((entry) => [`${entry.kind}/${entry.id}`, entry] as const))(
		'%s satisfies its schema, and a form can be made of it',
		(_, { schema, document }) => {
			const parsed = v.safeParse(schema, document)
			expect(
				parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
			).toBeUndefined()
			expect(leavesOf(fieldOf(schema, known)).length).toBeGreaterThan(0)
		},
	)

	test('has a name of its own', () => {
		const names = entries.map(({ kind, id }) => `${kind}/${id}`)
		expect(new Set(names).size).toBe(names.length)
	})
})
