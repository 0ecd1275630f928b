/** What a case's documents, messages and views are called in calls and tables. */
import { applicationDocuments } from '../forms/application-options.ts'
import type { CaseKind } from './stages.ts'

export const documentLabels = [...applicationDocuments, 'bank', 'health', 'other'] as const
export type DocumentLabel = (typeof documentLabels)[number]

/** What a file of this kind should hold in the end. */
export function documentsOf(kind: CaseKind): readonly DocumentLabel[] {
	return kind === 'user_applications' ? applicationDocuments : []
}

export const documentStates = ['new', 'accepted', 'refused'] as const

/** The kinds of news that a mail names: a document is asked for, one was not accepted, the case moved on. */
export const newsKinds = ['asked', 'refused', 'moved'] as const
export type News = (typeof newsKinds)[number]

/** `whatsapp` is opened on the colleague's own device and written down; `wa` leaves by the platform. */
export const messageChannels = ['email', 'whatsapp', 'wa', 'call'] as const

/** The views that everybody has; a saved one is named by its id. */
export const caseViews = [
	'inbox',
	'mine',
	'late',
	'new',
	'withdrawn',
	'erasure',
	'failed',
	'silent',
	'before',
	'closed',
] as const
export type CaseView = (typeof caseViews)[number]

export const caseSorts = ['clock', 'newest', 'name'] as const
export type CaseSort = (typeof caseSorts)[number]

/**
 * How somebody first came to the office: by which form, with a plan of their own, or by writing. A later application of the same person
 * keeps it.
 */
export const caseSources = [
	'application',
	'plan',
	'contact',
	'accommodation',
	'visa',
	'mail',
	'whatsapp',
] as const
export type CaseSource = (typeof caseSources)[number]

/** What hides behind a logged Show. */
export const hiddenFields = ['passport_number', 'phone'] as const

/** Why a manager erases a case. Codes, because what stays of an erased case must not name anybody. */
export const erasureReasons = [
	'applicant',
	'phone_or_mail',
	'test',
	'duplicate',
	'legal',
	'other',
] as const
