/** For those without their link: the reference and one answer. Every wrong try gets the same message. */
import Mail from 'lucide-react/icons/mail'
import { DateField } from '#app/components/date-field.tsx'
import { TextField } from '#app/components/field.tsx'
import { OfflineNote } from '#app/components/offline-note.tsx'
import { useT } from '#app/language/strings.tsx'
import type { RefusedStatusForm } from '#domain/cases/status.ts'
import { Outcome } from './outcome.tsx'
import { SendButton } from './send-button.tsx'

const twoHours = 2 * 60 * 60

/** What is wrong with other forms never comes here. */
function reasonOf({ error, wait }: RefusedStatusForm) {
	if (error === 'too_often' && (wait ?? 0) > twoHours) return 'tomorrow'
	const isOther = error === 'too_long' || error === 'invalid_contact' || error === 'not_yours'
	return isOther ? 'required' : error
}

interface FindCaseFormProps {
	refused: RefusedStatusForm | null
	/** The own link can be mailed to the address on file. */
	canMailLink: boolean
}

export function FindCaseForm({ refused, canMailLink }: FindCaseFormProps) {
	const t = useT('status-find-case')
	const count = Math.ceil((refused?.wait ?? 0) / 60)
	const lost = refused?.typed.body
	return (
		<section className="panel status-card status-find-case" aria-labelledby="find-case-title">
			<h2 id="find-case-title">{t('title')}</h2>
			<p>{t('text')}</p>
			{refused && (
				<Outcome isRefusal>
					{refused.form === 'send' && refused.error === 'required'
						? t('mail.required')
						: t(`errors.${reasonOf(refused)}`, { count })}
				</Outcome>
			)}
			{lost && (
				<label className="grid gap-2">
					<span>{t('typed')}</span>
					<textarea className="field-input" dir="auto" rows={4} readOnly defaultValue={lost} />
				</label>
			)}
			<form method="post" action="/status/door" className="status-form">
				<TextField
					name="reference"
					label={t('reference')}
					hint={t('referenceHint')}
					required="browser"
					dir="ltr"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={40}
					defaultValue={refused?.typed.reference ?? ''}
				/>
				<DateField name="birth" label={t('birth')} isBirthday />
				<TextField
					type="email"
					name="email"
					label={t('email')}
					autoComplete="email"
					defaultValue={refused?.typed.email ?? ''}
				/>
				<OfflineNote sendState={{}} />
				<SendButton variant="brand">{t('send')}</SendButton>
				{canMailLink && (
					<div id="send-link" className="status-send-link">
						<h3>{t('mail.title')}</h3>
						<p>{t('mail.text')}</p>
						<SendButton variant="line" formAction="/status/send">
							<Mail className="icon" aria-hidden="true" />
							{t('mail.send')}
						</SendButton>
					</div>
				)}
			</form>
		</section>
	)
}
