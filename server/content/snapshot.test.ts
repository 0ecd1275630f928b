import { describe, expect, it } from 'vitest'
import { type Documents, shipped } from '#content/shipped.ts'
import { languages } from '#domain/language.ts'
import { createSnapshots } from './snapshot.ts'

/** The shipped documents with another fee for one programme, as an edited entry would have. */
function withAnotherFee(documents: Documents, id: string): Documents {
	return {
		...documents,
		universities: documents.universities.map((university) => {
			if (university.id !== id) return university
			const copy = structuredClone(university)
			const [programme] = copy.programmes.bachelor
			if (programme) programme.annualFee += 1000
			return copy
		}),
	}
}

describe('the snapshot', () => {
	it('has every text in both languages, under its hash', async () => {
		const snapshot = await createSnapshots()(shipped)
		for (const language of languages)
			for (const [name, hash] of Object.entries(snapshot.names[language])) {
				const text = snapshot.read(language, name)
				expect(text?.hash).toBe(hash)
				expect(JSON.parse(snapshot.textUnder(hash)?.json ?? '')).toEqual(text?.value)
			}
		expect(Object.keys(snapshot.names.ar)).toEqual(Object.keys(snapshot.names.en))
		expect(snapshot.read('ar', 'no such text')).toBeUndefined()
	})

	it('is the same for the same documents, in another process too', async () => {
		const [one, other] = await Promise.all(
			[shipped, structuredClone(shipped)].map((documents) => createSnapshots()(documents)),
		)
		expect(one?.version).toBe(other?.version)
	})

	it('makes again only what a changed document stands in', async () => {
		const build = createSnapshots()
		const before = await build(shipped)
		const after = await build(withAnotherFee(shipped, 'sunway-university'))
		const changed = Object.keys(before.names.ar).filter(
			(name) => before.names.ar[name] !== after.names.ar[name],
		)
		const relatives = shipped.universities
			.filter(({ related }) => related.includes('sunway-university'))
			.map(({ id }) => `universities/${id}`)
		// A fee inside the usual range changes no card, so relatives keep their texts too.
		expect(changed).toContain('universities/sunway-university')
		expect(changed).toContain('plan-catalogue')
		for (const name of changed)
			expect([
				...relatives,
				'universities',
				'plan-catalogue',
				'assistant',
				'universities/sunway-university',
			]).toContain(name)
		for (const name of ['faq', 'universities/university-of-malaya', 'institutes'])
			expect(after.read('ar', name)).toBe(before.read('ar', name))
	})
})
