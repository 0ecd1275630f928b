/** A new university, institute or home: named here, written as a draft. */
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { SelectField, TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { openedDraft, type WebsiteList } from '#domain/desk/website-api.ts'
import { DeskError } from '../../desk-error.tsx'
import { DialogActions } from '../../dialog-actions.tsx'
import { useSend } from '../../use-send.ts'

const addedKinds = ['university', 'institute', 'home'] as const

export function AddDialog({
	beginnings,
	onClose,
}: {
	beginnings: WebsiteList['beginnings']
	onClose: () => void
}) {
	const t = useT('website')
	const language = useLanguage()
	const navigate = useNavigate()
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const [kind, setKind] = useState<string>('university')
	const { send, answer, isBusy } = useSend('add entry')
	const near = beginnings.filter((entry) => entry.kind === kind)

	async function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const given = await send('POST /api/desk/website', {
			kind,
			name: { ar: `${form.get('ar')}`, en: `${form.get('en')}` },
			from: `${form.get('from')}`,
		})
		const parsed = v.safeParse(openedDraft, given?.body)
		if (given?.error === null && parsed.success)
			void navigate(`/desk/website/${parsed.output.kind}/${parsed.output.id}`)
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<form className="desk-form" onSubmit={add}>
				<h2 id={title}>{t('add.title')}</h2>
				<p>{t('add.text')}</p>
				<SelectField
					name="kind"
					label={t('add.kind')}
					options={addedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
					value={kind}
					onChange={({ currentTarget }) => setKind(currentTarget.value)}
				/>
				<TextField
					name="ar"
					label={t('add.ar')}
					dir="rtl"
					required="browser"
					maxLength={120}
					data-first-focus
				/>
				<TextField
					name="en"
					label={t('add.en')}
					dir="ltr"
					required="browser"
					maxLength={120}
					hint={t('add.fixed')}
				/>
				<SelectField
					key={kind}
					name="from"
					label={t('add.from')}
					options={near.map((entry) => ({ value: entry.id, label: entry.name[language] }))}
				/>
				{answer?.error === 'taken' ? (
					<p role="alert" className="desk-alert">
						{t('add.taken')}
					</p>
				) : (
					<DeskError answer={answer} />
				)}
				<DialogActions dialog={dialog} isBusy={isBusy}>
					{t('add.submit')}
				</DialogActions>
			</form>
		</Modal>
	)
}
