/** The visa checklist: documents to tick off, then the steps, the fees and whom to ask. */
import { formatNumber } from '#domain/format.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

export function visaChecklist(content: PaperContent) {
	const { language, visa } = content
	const t = wordsOf('pdf', language)
	const { documents, steps, fees, nationalityNote, disclaimer } = visa
	const total = fees.items.reduce((sum, { amount }) => sum + amount, 0)
	return {
		...frame(content, t('checklist.title'), t('checklist.lead')),
		alt: t('alt.kualaLumpur'),
		documents: {
			title: t('checklist.documents'),
			items: documents.map(({ name, tip }) => ({ name, tip })),
		},
		before: { title: t('checklist.note'), text: nationalityNote.text },
		steps: {
			title: t('checklist.steps'),
			items: steps.map(({ title, duration, text, tips }) => ({ title, duration, text, tips })),
		},
		fees: {
			title: t('checklist.fees'),
			columns: [t('item'), t('amount')],
			items: fees.items.map(({ label, amount }) => ({
				label,
				amount: formatNumber(language, amount),
			})),
			total: { label: t('total'), amount: formatNumber(language, total) },
			notes: [fees.summary, fees.depositNote, disclaimer],
		},
	}
}
