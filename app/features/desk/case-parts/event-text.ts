/** An event of a case as a line of text. */

import type { TranslateIn } from '#app/language/strings.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import type { Language } from '#domain/language.ts'

interface EventParts {
	type: string
	actor: string
	data: Readonly<Record<string, unknown>>
}

/** A colleague's name; the applicant; or somebody who no longer works here. `t` speaks the `desk-cases` strings. */
export function actorName(
	t: TranslateIn<'desk-cases'>,
	id: string,
	colleagues: readonly Colleague[],
): string {
	if (id === 'applicant') return t('actor.applicant')
	if (id === 'system' || id === 'sample') return t('actor.office')
	return colleagues.find((one) => one.id === id)?.name ?? t('actor.former')
}

const isText = (value: unknown): value is string => typeof value === 'string'

interface Words {
	t: TranslateIn<'desk-cases'>
	colleagues: readonly Colleague[]
	language: Language
}

/** The new value of a field in words; text or null, as events hold it. */
const changeTexts: Readonly<Record<string, (to: string | null, words: Words) => string>> = {
	stage: (to, { t }) => t('changed.stage', { to: t(`stage.${to}`) }),
	waiting_on: (to, { t }) => t('changed.waiting_on', { to: t(`waitingOn.${to}`) }),
	assignee_id: (to, { t, colleagues }) =>
		to === null
			? t('changed.unassigned')
			: t('changed.assignee', { to: actorName(t, to, colleagues) }),
	next_action: (_, { t }) => t('changed.next_action'),
	next_at: (to, { t, language }) =>
		to === null ? t('changed.noNext') : t('changed.next_at', { to: formatMoment(language, to) }),
	emgs_percent: (to, { t }) => t('changed.emgs', { to: `${to ?? 0}%` }),
	reminders: (to, { t }) => t(`changed.reminders_${to}`),
	outcome: (to, { t }) =>
		to === null ? t('changed.reopened') : t('changed.closed', { to: t(`outcome.${to}`) }),
}

/** The parts of a change, each in words. */
function changedParts(data: EventParts['data'], words: Words): string[] {
	return Object.entries(data).flatMap(([field, change]) => {
		// Typed text is recorded as `set`, everything else as from and to.
		if (!Array.isArray(change) && change !== 'set') return []
		const to: unknown = Array.isArray(change) ? change[1] : null
		const text = changeTexts[field]?.(to === null ? null : `${to}`, words)
		return text === undefined ? [] : [text]
	})
}

/** Types of event that have words of their own; the log can be filtered by each. */
export const eventTypes = [
	'changed',
	'duplicate',
	'received',
	'message',
	'message_undone',
	'note',
	'wrote',
	'auto_mail',
	'came_back',
	'delayed',
	'mail_moved',
	'contact_added',
	'contact_removed',
	'wa_reaction',
	'wa_stopped',
	'wa_resumed',
	'sent_again',
	'uploaded',
	'document',
	'document_named',
	'requested',
	'request_withdrawn',
	'reminded',
	'opened',
	'revealed',
	'document_opened',
	'pack_made',
	'pack_opened',
	'link_made',
	'link_mailed',
	'links_stopped',
	'door_locked',
	'contact_changed',
	'contact_kept',
	'erasure_asked',
	'erasure_withdrawn',
	'exported',
	'retried',
	'read_again',
	'template_allowed',
	'staff',
	'mass_act',
	'content_drafted',
	'content_added',
	'content_renamed',
	'content_published',
	'content_dated',
	'content_withdrawn',
	'content_restored',
	'content_hidden',
	'content_deleted',
	'content_erased',
	'points_confirmed',
	'photo_added',
	'photo_removed',
] as const
const known = new Set<string>(eventTypes)

/** What was done, without who did it. */
export function eventText(
	t: TranslateIn<'desk-cases'>,
	{ type, data }: EventParts,
	colleagues: readonly Colleague[],
	language: Language,
): string {
	if (type === 'changed') {
		const parts = changedParts(data, { t, colleagues, language })
		return parts.length > 0 ? parts.join(t('changed.and')) : t('event.changed')
	}
	if (type === 'document' && Array.isArray(data.state) && isText(data.state[1])) {
		return t(`event.document_${data.state[1]}`)
	}
	if ((type === 'requested' || type === 'request_withdrawn') && isText(data.document)) {
		return t(`event.${type}One`, { document: t(`document.${data.document}`) })
	}
	if ((type === 'document_named' || type === 'document_opened') && isText(data.label)) {
		return t(`event.${type}One`, { document: t(`document.${data.label}`) })
	}
	if (type === 'revealed' && isText(data.field)) {
		return t('event.revealedOne', { field: t(`hiddenField.${data.field}`) })
	}
	if (type === 'reminded')
		return t(`event.reminded_${data.channel === 'wa' ? 'wa' : 'email'}`, { n: `${data.n}` })
	if (type === 'message' && isText(data.channel)) return t(`event.by_${data.channel}`)
	if (type === 'mail_moved')
		return t(isText(data.to) ? 'event.mail_moved' : 'event.mail_moved_here')
	if (type === 'wrote' && (data.channel === 'mail' || data.channel === 'wa'))
		return t(`event.wrote_${data.channel}`)
	if (type === 'staff' && isText(data.what) && isText(data.person)) {
		return t(`event.staff_${data.what}`, { name: actorName(t, data.person, colleagues) })
	}
	if (type === 'mass_act' && isText(data.what)) {
		const said = `mass_${data.what}${data.refused === true ? '_refused' : ''}`
		return t(`event.${said}`)
	}
	if (isText(data.kind) && isText(data.id)) {
		return t(`event.${type}`, { entry: `${data.kind}/${data.id}` })
	}
	return known.has(type) ? t(`event.${type}`) : t('event.changed')
}

const origins = ['mail', 'screen', 'staff', 'applicant', 'door'] as const

/** By which link the person who did this opened the status page; null for what was done elsewhere. */
export function originText(t: TranslateIn<'desk-cases'>, { data }: EventParts): string | null {
	const origin = origins.find((one) => one === data.origin)
	return origin ? t(`cameBy.${origin}`, { link: isText(data.link) ? data.link : '' }).trim() : null
}
