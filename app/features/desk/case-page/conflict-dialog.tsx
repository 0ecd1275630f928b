/** A colleague changed the case meanwhile: who and what, and for every field of one's own change mine or theirs. */
import { type FormEvent, useId, useRef } from 'react'
import { type TranslateIn, useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { type CaseChanges, changeableFields } from '#domain/cases/change.ts'
import type { Colleague, DeskCase } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { actorName, eventText } from '../case-parts/event-text.ts'
import type { CaseChange, Conflict } from './use-case-change.ts'

type Field = (typeof changeableFields)[number]

function inWords(
	words: TranslateIn<'desk-cases'>,
	field: Field,
	from: CaseChanges | DeskCase,
	colleagues: readonly Colleague[],
	language: 'ar' | 'en',
): string | null {
	const value = from[field]
	if (value === null || value === undefined || value === '') return null
	if (field === 'stage') return words(`stage.${value}`)
	if (field === 'waiting_on') return words(`waitingOn.${value}`)
	if (field === 'outcome') return words(`outcome.${value}`)
	if (field === 'reminders') return words(`changed.reminders_${value}`)
	if (field === 'assignee_id') return actorName(words, `${value}`, colleagues)
	if (field === 'next_at') return formatMoment(language, `${value}`)
	return field === 'emgs_percent' ? `${value}%` : `${value}`
}

interface Props {
	conflict: Conflict
	colleagues: readonly Colleague[]
	change: CaseChange['change']
	giveUp: () => void
}

export function ConflictDialog({ conflict, colleagues, change, giveUp }: Props) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const language = useLanguage()
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { mine, theirs, events, reason } = conflict
	const touched = changeableFields.filter((field) => field in mine)

	async function choose(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const chosen = new FormData(event.currentTarget)
		const kept = Object.fromEntries(
			touched.filter((field) => chosen.get(field) === 'mine').map((field) => [field, mine[field]]),
		)
		if (Object.keys(kept).length === 0) giveUp()
		else await change(kept, reason, theirs.version)
	}

	return (
		<Modal dialog={dialog} labelledBy={title} className="desk-dialog" onClose={giveUp}>
			<form className="desk-form" onSubmit={choose}>
				<h2 id={title}>{t('conflict.title')}</h2>
				<ul className="conflict-events">
					{events.map((event) => (
						<li key={event.id}>
							<bdi>{actorName(words, event.actor, colleagues)}</bdi>:{' '}
							{eventText(words, event, colleagues, language)}
						</li>
					))}
				</ul>
				{touched.map((field) => (
					<fieldset key={field} className="conflict-field">
						<legend>{t(`field.${field}`)}</legend>
						<label>
							<input type="radio" name={field} value="mine" defaultChecked />
							{t('conflict.mine', {
								value: inWords(words, field, mine, colleagues, language) ?? t('conflict.none'),
							})}
						</label>
						<label>
							<input type="radio" name={field} value="theirs" />
							{t('conflict.theirs', {
								value: inWords(words, field, theirs, colleagues, language) ?? t('conflict.none'),
							})}
						</label>
					</fieldset>
				))}
				<Button type="submit" variant="brand" data-first-focus>
					{t('conflict.keep')}
				</Button>
			</form>
		</Modal>
	)
}
