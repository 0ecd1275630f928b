/** What a case's documents, messages and views are called in calls and tables. */
import type { CaseKind } from './stages.ts'

export const documentLabels = [
	'passport',
	'transcripts',
	'certificates',
	'english',
	'photos',
	'medical',
	'bank',
	'health',
	'other',
] as const
export type DocumentLabel = (typeof documentLabels)[number]

/** What a file of this kind should hold in the end: the list that `/apply` shows. */
export function documentsOf(kind: CaseKind): readonly DocumentLabel[] {
	if (kind !== 'user_applications') return []
	return ['passport', 'transcripts', 'certificates', 'english', 'photos', 'medical']
}

export const documentStates = ['new', 'accepted', 'refused'] as const

export const messageChannels = ['email', 'whatsapp', 'call'] as const

/** The views that everybody has; a saved one is named by its id. */
export const caseViews = ['inbox', 'mine', 'late', 'new', 'withdrawn', 'failed', 'before'] as const
export type CaseView = (typeof caseViews)[number]

/** What hides behind a logged Show. */
export const hiddenFields = ['passport_number', 'phone'] as const
