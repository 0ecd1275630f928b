/** By which way the last words came or went. */
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useT } from '#app/language/strings.tsx'
import { WhatsAppIcon } from '../case-parts/whatsapp-icon.ts'

const channels = { mail: 'mail', email: 'mail', wa: 'wa', whatsapp: 'wa', call: 'call' } as const
const icons = { mail: Mail, wa: WhatsAppIcon, call: Phone }

export function ChannelMark({ channel }: { channel: unknown }) {
	const words = useT('desk-cases')
	const known = Object.entries(channels).find(([name]) => name === channel)?.[1]
	if (!known) return null
	const Icon = icons[known]
	return (
		<span className="channel-mark">
			<Icon className="icon" aria-hidden="true" />
			<span className="sr-only">{words(`channel.${known}`)}</span>{' '}
		</span>
	)
}
