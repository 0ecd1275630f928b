/** An applicant's documents: what the office asks for, to be ticked off, and what has arrived. It says what the visit may see, and no more. */
import type { StatusView } from '#domain/cases/status.ts'
import { formatDate } from '#domain/format.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

/** Undefined for those who may not see documents, and where there are none. */
export function ownChecklist(content: PaperContent, view: StatusView) {
	const { language } = content
	const { person, missing, own, now } = view
	const received = own?.documents ?? []
	if (!person || missing.length + received.length === 0) return undefined
	const t = wordsOf('pdf', language)
	const words = wordsOf('status-documents', language)
	const states = wordsOf('status-own', language)
	return {
		...frame(content, t('own.title'), t('own.lead', { day: formatDate(language, now) })),
		reference: { label: t('own.reference'), value: person.reference },
		asked: {
			title: words('title', { count: missing.length }),
			items: missing.map(({ document, note, dueOn }) => ({
				name: words(`documents.${document}`),
				note,
				due: dueOn && words('due', { day: formatDate(language, dueOn) }),
			})),
			text: missing.length > 0 ? t('own.send') : null,
		},
		received: own && {
			title: states('received.title'),
			none: received.length === 0 ? t('own.none') : null,
			columns: [t('own.document'), t('own.arrived'), t('own.state')],
			items: received.map(({ label, title, at, state, reason }) => ({
				name: title ?? words(`documents.${label ?? 'other'}`),
				arrived: formatDate(language, at),
				status: states(`received.${state}`),
				reason,
				state,
			})),
		},
	}
}
