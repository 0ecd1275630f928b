/** What the card says of forms on this device: refused, waiting, or left without an answer. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AskTwice } from '#app/components/ask-twice.tsx'
import { discard, sendWaiting } from '#app/form/device-forms.ts'
import type { FormRecord } from '#app/form/record.ts'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** `delete`: which of them can be deleted, and how that button is called. */
function Said({
	title,
	text,
	children,
	delete: deletable,
}: {
	title: string
	text: string
	children: ReactNode
	delete?: { records: FormRecord[]; label: string }
}) {
	const t = useT('offline')
	const deleteAll = async () => {
		for (const { id } of deletable?.records ?? []) await discard(id)
	}
	return (
		<div className="grid justify-items-start">
			<p className="font-semibold">{title}</p>
			<p className="mb-2 text-muted">{text}</p>
			{deletable ? (
				<AskTwice
					label={deletable.label}
					question={t('waiting.confirm')}
					yes={t('waiting.yes')}
					no={t('waiting.no')}
					onYes={deleteAll}
				>
					{children}
				</AskTwice>
			) : (
				children
			)}
		</div>
	)
}

/** It waited and could not be accepted: it is opened again as it was. */
export function RefusedForm({ refused }: { refused: FormRecord }) {
	const t = useT('offline')
	const navigate = useNavigate()
	return (
		<Said
			title={t(`refused.${refused.endpoint.replace('/api/', '')}`)}
			text={t('refused.text')}
			delete={{ records: [refused], label: t('refused.discard') }}
		>
			<Button
				variant="line"
				small
				onClick={() => navigate(refused.page, { state: { reopen: refused.id } })}
			>
				{t('refused.open')}
			</Button>
		</Said>
	)
}

/** They leave by themselves when the network is back, or at once on a press. */
export function WaitingForms({ waiting, online }: { waiting: FormRecord[]; online: boolean }) {
	const t = useT('offline')
	return (
		<Said
			title={t('waiting.title', { count: waiting.length })}
			text={t('waiting.text')}
			delete={{ records: waiting, label: t('waiting.discard') }}
		>
			{online && (
				<Button variant="line" small onClick={() => sendWaiting()}>
					{t('waiting.send')}
				</Button>
			)}
		</Said>
	)
}

/** The application could not be sent and its page was left: it is there, whole, for the visitor's word. */
export function UnsentApplication({ page }: { page: string }) {
	const t = useT('offline')
	return (
		<Said title={t('application.title')} text={t('application.text')}>
			<ButtonLink variant="line" small to={page}>
				{t('application.open')}
			</ButtonLink>
		</Said>
	)
}
