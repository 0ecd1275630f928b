/** Further addresses and numbers from which the family writes; taken out, what comes from there is a stranger's. */
import { AskTwice } from '#app/components/ask-twice.tsx'
import { useT } from '#app/language/strings.tsx'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import type { CaseContact } from '#domain/desk/message-api.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { HiddenValue } from './hidden-value.tsx'

interface ListProps {
	file: Pick<CaseAnswer, 'case' | 'contacts'>
	onChange: () => void
}

export function ContactsList({ file, onChange }: ListProps) {
	const t = useT('desk-case')
	// The platform's own id of a person says nothing to anybody.
	const shown = file.contacts.filter(({ kind, is_own }) => kind !== 'wa_user' && !is_own)
	if (shown.length === 0) return null
	return (
		<div className="case-others">
			<h3>{t('contacts.title')}</h3>
			<ul>
				{shown.map((contact) => (
					<Contact key={contact.id} caseId={file.case.id} {...{ contact, onChange }} />
				))}
			</ul>
		</div>
	)
}

interface ContactProps {
	caseId: string
	contact: CaseContact
	onChange: () => void
}

function Contact({ caseId, contact: { id, kind, value }, onChange }: ContactProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`${id} remove`)

	async function remove() {
		const given = await send(`DELETE /api/desk/cases/${caseId}/contacts/${id}`)
		if (given?.error === null) onChange()
	}

	return (
		<li>
			{kind === 'phone' ? (
				<HiddenValue
					caseId={caseId}
					asks={{ field: 'contact', of: id }}
					lines={[value]}
					label={t('contacts.number')}
				/>
			) : (
				<bdi dir="ltr">{value}</bdi>
			)}
			<AskTwice
				label={t('contacts.remove')}
				question={t('contacts.sure')}
				yes={t('contacts.yes')}
				no={t('contacts.no')}
				disabled={isBusy}
				onYes={() => void remove()}
			/>
			<DeskError answer={answer} />
		</li>
	)
}
