import { Mail } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import { isMailUnreachable } from '#domain/conversations/came-back.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { UnprovedTag } from './unproved-tag.tsx'

/** Where a mail goes, and whether anybody is known to read it there. */
export function Recipient({ file }: { file: CaseAnswer }) {
	const t = useT('desk-case')
	const address = file.fields.find(({ name }) => name === 'email')?.lines[0]
	if (!address) return null
	return (
		<p className="compose-to">
			<Mail className="icon" aria-hidden="true" />
			{t('message.to')} <bdi dir="ltr">{address}</bdi>{' '}
			<UnprovedTag provedAt={file.case.email_proved_at} />
			{isMailUnreachable(file.messages) && (
				<span className="tag tag-bad compose-back">{t('mail.back.last')}</span>
			)}
		</p>
	)
}
