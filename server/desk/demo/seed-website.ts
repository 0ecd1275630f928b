/** A website that somebody works on: a version from today, one that waits for January, two drafts. Every note says that it is a sample. */
import { isRecord, type Json } from '#domain/website/json.ts'
import { valueAt, withValueAt } from '#domain/website/places.ts'
import type { Store } from '../../store/store.ts'
import type { EntryName } from '../../store/website/documents.ts'
import {
	inOrder,
	isOfOtherShipped,
	merge,
	parsedJson,
	shippedDocument,
} from '../website/entries.ts'

const sunway = { kind: 'university', id: 'sunway-university' }
const britannia = { kind: 'institute', id: 'britannia-language-centre' }
const faq = { kind: 'page', id: 'faq' }

function edited(entry: EntryName, edit: (document: Json) => Json | undefined): string {
	const document = edit(parsedJson(shippedDocument(entry)))
	const text = inOrder(entry, document)
	if (text === null) throw new Error(`the sample of ${entry.id} is no document of its kind`)
	return text
}

const raised = (document: Json, path: readonly string[], by: number) => {
	const value = valueAt(document, path)
	return withValueAt(document, path, typeof value === 'number' ? value + by : value)
}

/** The first of January of next year, midnight in Malaysia. */
function newYear(): string {
	return new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1) - 8 * 3_600_000).toISOString()
}

export async function seedWebsite(
	{ website }: Store,
	[manager = 'sample', editor = manager]: readonly string[],
) {
	const publish = (entry: EntryName, document: string, liveAt: string | null, note: string) =>
		website.publish({
			entries: [
				{
					...{ ...entry, state: 'shown', document, draftVersion: null },
					...{ shipped: shippedDocument(entry), codes: [] },
				},
			],
			...{ liveAt, note, actor: manager, key: `sample ${entry.id}` },
			...{ merge, isOfOtherShipped },
		})
	const first = edited(sunway, (document) =>
		raised(document, ['programmes', 'master', '0', 'annualFee'], 500),
	)
	await publish(sunway, first, null, 'رسوم الماجستير كما أعلنتها الجامعة (عيّنة)')
	await publish(
		britannia,
		edited(britannia, (document) => raised(document, ['courses', '0', 'monthlyFee'], 50)),
		newYear(),
		'رسوم العام الجديد (عيّنة)',
	)
	const draft = parsedJson(first)
	const written = raised(draft, ['programmes', 'bachelor', '0', 'annualFee'], 1200) ?? draft
	await website.drafts.open(sunway, JSON.stringify(written), { number: 1, document: first }, editor)
	const questions = edited(faq, (document) => {
		const answer = valueAt(document, ['faq', 'categories', '0', 'questions', '0', 'answer'])
		if (!isRecord(answer)) return document
		const longer = {
			ar: `${answer.ar} (عيّنة من تعديل لم يُنشر)`,
			en: `${answer.en} (a sample of an unpublished change)`,
		}
		return withValueAt(document, ['faq', 'categories', '0', 'questions', '0', 'answer'], longer)
	})
	const file = shippedDocument(faq)
	await website.drafts.open(faq, questions, { number: 0, document: file }, manager)
}
