/** An event of a case as a line of text. */

import type { TranslateIn } from '#app/language/strings.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import type { Language } from '#domain/language.ts'

export interface Happened {
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

/** The parts of a change, each in words. */
function changedParts(
	t: TranslateIn<'desk-cases'>,
	data: Happened['data'],
	colleagues: readonly Colleague[],
	language: Language,
): string[] {
	return Object.entries(data).flatMap(([field, change]) => {
		if (field === 'next_action') return [t('changed.next_action')]
		if (!Array.isArray(change)) return []
		const to: unknown = change[1]
		if (field === 'stage' && isText(to)) return [t('changed.stage', { to: t(`stage.${to}`) })]
		if (field === 'waiting_on' && isText(to)) {
			return [t('changed.waiting_on', { to: t(`waitingOn.${to}`) })]
		}
		if (field === 'assignee_id') {
			return [
				isText(to)
					? t('changed.assignee', { to: actorName(t, to, colleagues) })
					: t('changed.unassigned'),
			]
		}
		if (field === 'next_at') {
			return [
				isText(to) ? t('changed.next_at', { to: formatMoment(language, to) }) : t('changed.noNext'),
			]
		}
		if (field === 'emgs_percent') return [t('changed.emgs', { to: `${to ?? 0}%` })]
		if (field === 'outcome') {
			return [isText(to) ? t('changed.closed', { to: t(`outcome.${to}`) }) : t('changed.reopened')]
		}
		return []
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
	'uploaded',
	'document',
	'requested',
	'opened',
	'revealed',
	'document_opened',
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
	'staff',
	'mass_act',
] as const
const known = new Set<string>(eventTypes)

/** What was done, without who did it. */
export function eventText(
	t: TranslateIn<'desk-cases'>,
	{ type, data }: Happened,
	colleagues: readonly Colleague[],
	language: Language,
): string {
	if (type === 'changed') {
		const parts = changedParts(t, data, colleagues, language)
		return parts.length > 0 ? parts.join(t('changed.and')) : t('happened.changed')
	}
	if (type === 'document' && Array.isArray(data.state) && isText(data.state[1])) {
		return t(`happened.document_${data.state[1]}`)
	}
	if (type === 'requested' && isText(data.document)) {
		return t('happened.requestedOne', { document: t(`document.${data.document}`) })
	}
	if (type === 'message' && isText(data.channel)) return t(`happened.by_${data.channel}`)
	if (type === 'staff' && isText(data.what) && isText(data.person)) {
		return t(`happened.staff_${data.what}`, { name: actorName(t, data.person, colleagues) })
	}
	if (type === 'mass_act' && isText(data.what)) {
		const said = `mass_${data.what}${data.refused === true ? '_refused' : ''}`
		return t(`happened.${said}`)
	}
	return known.has(type) ? t(`happened.${type}`) : t('happened.changed')
}

const origins = ['mail', 'screen', 'staff', 'applicant', 'door'] as const

/** By which link the person who did this opened the status page; null for what was done elsewhere. */
export function originText(t: TranslateIn<'desk-cases'>, { data }: Happened): string | null {
	const origin = origins.find((one) => one === data.origin)
	return origin ? t(`cameBy.${origin}`, { link: isText(data.link) ? data.link : '' }) : null
}
