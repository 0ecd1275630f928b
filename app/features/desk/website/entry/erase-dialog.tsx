/** A manager takes somebody, or a whole entry, out of the site and of everything that was ever published. It can't be undone. */
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { SelectField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { type EntryAnswer, type ShownPeople, shownPeople } from '#domain/desk/website-api.ts'
import { peopleListOf } from '#domain/website/people.ts'
import { callDesk } from '../../call.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { useSend } from '../../use-send.ts'

const reasons = ['phone_or_mail', 'legal', 'test', 'other'] as const

interface DialogProps {
	entry: EntryAnswer
	onDone: () => void
	onClose: () => void
}

export function EraseDialog({ entry, onDone, onClose }: DialogProps) {
	const t = useT('website')
	const language = useLanguage()
	const address = `/api/desk/website/${entry.kind}/${entry.id}/erasure`
	const isOfPeople = peopleListOf(entry) !== null
	const [people, setPeople] = useState<ShownPeople['people'] | null>(isOfPeople ? null : [])
	const { send, answer, isBusy } = useSend(`erase ${entry.kind}/${entry.id}`)

	// Older versions, which this page does not have, may show people who are not on the site any more.
	useEffect(() => {
		if (!isOfPeople) return
		let isOpen = true
		void callDesk(`GET ${address}`).then(({ body }) => {
			const parsed = v.safeParse(shownPeople, body)
			if (isOpen) setPeople(parsed.success ? parsed.output.people : [])
		})
		return () => {
			isOpen = false
		}
	}, [address, isOfPeople])

	async function erase(typed: FormData) {
		const person = typed.get('person')
		const given = await send(`POST ${address}`, {
			reason: typed.get('reason'),
			...(person !== null && { person }),
		})
		if (given && !given.error) onDone()
	}
	const name = entry.name[language]

	return (
		<FormDialog
			title={isOfPeople ? t('erase.title') : t('erase.entryTitle', { name })}
			submit={t('erase.submit')}
			answer={answer}
			refusal={answer?.error === 'last' && <p role="alert">{t('erase.last')}</p>}
			isBusy={isBusy}
			startsOnCancel
			onSubmit={erase}
			onClose={onClose}
		>
			<p>{t(isOfPeople ? 'erase.text' : 'erase.entryText')}</p>
			{people === null && <p role="status">{t('busy')}</p>}
			{people !== null && isOfPeople && (
				<SelectField
					name="person"
					label={t('erase.who')}
					required="browser"
					placeholder={t('erase.choose')}
					options={people.map(({ person, name: names, is_shown }) => ({
						value: person,
						label: t(is_shown ? 'erase.shown' : 'erase.earlier', {
							name: names[language] || names.ar || names.en,
						}),
					}))}
				/>
			)}
			<SelectField
				name="reason"
				label={t('erase.reason')}
				required="browser"
				placeholder={t('erase.chooseReason')}
				options={reasons.map((value) => ({ value, label: t(`erase.reasons.${value}`) }))}
			/>
		</FormDialog>
	)
}
