import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useT } from '#app/language/strings.tsx'
import type { WayChannel } from '#domain/conversations/ways.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'
import { UnprovedTag } from './unproved-tag.tsx'

const icons = { email: Mail, whatsapp: WhatsAppIcon, call: Phone }

/** Where a message goes, and of a mail whether anybody is known to read it there. */
export function Recipient({ file, channel }: { file: CaseAnswer; channel: WayChannel }) {
	const t = useT('desk-case')
	const field = channel === 'email' ? 'email' : 'phone'
	const address = file.fields.find(({ name }) => name === field)?.lines[0]
	const Icon = icons[channel]
	if (!address) return null
	return (
		<p className="compose-to">
			<Icon className="icon" aria-hidden="true" />
			{t('message.to')} <bdi dir="ltr">{address}</bdi>{' '}
			{channel === 'email' && <UnprovedTag provedAt={file.case.email_proved_at} />}
		</p>
	)
}
