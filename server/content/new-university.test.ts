/** A new university with little written: what must be written, and that lists, plan, comparison and answers stand without the rest. */
import { expect, test } from 'vitest'
import { compareView } from '#app/features/plan/compare-view.ts'
import { universityCard } from '#content/cards.ts'
import { localFacts, planFactsOf } from '#content/derive/plan-facts.ts'
import { planCatalogue } from '#content/plan-catalogue.ts'
import { languages } from '#domain/language.ts'
import { newEntry } from '#domain/website/empty.ts'
import type { Json } from '#domain/website/json.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'
import { findingsOf } from '../desk/website/checks.ts'
import { formOf, isOfOtherShipped, merge } from '../desk/website/entries.ts'

const entry = { kind: 'university', id: 'segi-university' }
const begun = {
	...newEntry(formOf(entry)),
	...{ id: entry.id, code: 'segi', name: { ar: 'جامعة سيجي', en: 'SEGi University' } },
}
const about = { ar: 'جامعة خاصة في كوتا دامنسارا.', en: 'A private university in Kota Damansara.' }
const programme = {
	...{
		code: 'segi.m1',
		name: { ar: 'ماجستير إدارة الأعمال', en: 'Master of Business' },
		years: 1.5,
	},
	...{ annualFee: 27_500, type: 'full-time', fields: [], confidence: 'estimate' },
}
/** One programme, of one level. */
const written = {
	...begun,
	...{ shortName: { ar: 'سيجي', en: 'SEGi' }, type: 'private', location: 'petaling-jaya' },
	area: { ar: 'كوتا دامنسارا', en: 'Kota Damansara' },
	...{ summary: about, description: about },
	established: { value: 1977, confidence: 'estimate' },
	rating: { value: 4.3, confidence: 'estimate' },
	tuition: { min: 20_000, max: 30_000, confidence: 'estimate' },
	programmes: { bachelor: [], master: [programme], phd: [] },
}

const errorsIn = (document: Json) =>
	findingsOf(entry, document, null, { siblings: [] }).filter(({ level }) => level === 'error')

test('a new university asks for little', () => {
	const asked = errorsIn(begun).map(({ path }) => path.join('.'))
	expect(asked).toEqual([
		...['shortName.ar', 'shortName.en', 'type', 'location', 'area.ar', 'area.en'],
		...['established.value', 'rating.value', 'tuition.min', 'tuition.max'],
		...['summary.ar', 'summary.en', 'description.ar', 'description.en', 'programmes'],
	])
	expect(errorsIn(written)).toEqual([])
	const impossible = {
		...written,
		...{ established: { value: 12, confidence: 'estimate' } },
		...{ rating: { value: 12, confidence: 'estimate' } },
	}
	const wrong = errorsIn(impossible).map(
		({ code, path, values }) => `${code} ${path.join('.')} ${values.limit}`,
	)
	expect(wrong).toEqual(['tooSmall established.value 1000', 'tooLarge rating.value 5'])
})

test('cards, plan, comparison and answers stand without what is not written', async () => {
	const { services } = await openTestDesk(testSettings())
	await services.store.website.publish({
		entries: [
			{
				...{ ...entry, state: 'shown' as const, document: JSON.stringify(written) },
				...{ draftVersion: null, shipped: null, codes: [] },
			},
		],
		...{ liveAt: null, note: '', actor: 'mona', key: 'one', merge, isOfOtherShipped },
	})
	await services.content.refresh()
	const { documents, read } = services.content.current()
	const own = documents.universities.find(({ id }) => id === entry.id)
	if (!own) throw new Error('not shown')
	for (const language of languages) {
		// A figure that is none would be null in JSON.
		const detail = JSON.parse(read(language, `universities/${entry.id}`)?.json ?? '')
		expect(detail).toMatchObject({
			...{ name: written.name[language], highlights: [], advantages: {}, faq: [] },
			photos: [{ scene: 'fallback', alt: written.name[language] }],
		})
		expect(detail.firstYear).toBeUndefined()
		expect(universityCard(own)).toMatchObject({ programmes: [programme.name], feeSpan: null })

		const facts = localFacts(planFactsOf(documents), language)
		const { housing } = documents.pages
		const catalogue = planCatalogue({ ...documents, housing }, language)
		const sources = { catalogue, facts, today: '2026-11-18' }
		for (const query of ['?u=segi&u=um', '?u=segi&p=segi.m1', '?u=segi&level=bachelor'])
			expect(compareView(new URLSearchParams(query), sources).universities[0]).toMatchObject({
				...{ name: written.name[language], scholarships: '', scene: 'fallback' },
			})
	}
})
