/** A message that did not arrive goes by another way, without being typed again. */
import { useT } from '#app/language/strings.tsx'
import { cameBackFor } from '#domain/conversations/came-back.ts'
import type { Way, WayChannel } from '#domain/conversations/ways.ts'
import { perhapsSent } from '#domain/conversations/whatsapp-codes.ts'
import type { CaseMessage } from '#domain/desk/message-api.ts'
import { mayChoose } from './way-cards.tsx'

export type Resend = (channel: WayChannel, body: string) => void

interface OtherWayProps {
	message: CaseMessage
	ways: readonly Way[]
	onResend: Resend
}

/** By which way it could go instead; null where it arrived, may have arrived, or can't go otherwise. */
function otherWay(message: CaseMessage, ways: readonly Way[]): 'email' | 'whatsapp' | null {
	const { direction, channel, failure_reason } = message
	const isBack = channel === 'email' && cameBackFor(failure_reason) !== null
	const isRefused = channel === 'wa' && message.failed_at !== null && failure_reason !== perhapsSent
	if (direction !== 'out' || !(isBack || isRefused)) return null
	const other = isBack ? 'whatsapp' : 'email'
	return ways.some((way) => way.channel === other && mayChoose(way)) ? other : null
}

export function OtherWay({ message, ways, onResend }: OtherWayProps) {
	const t = useT('desk-case')
	const other = otherWay(message, ways)
	if (other === null) return null
	return (
		<p className="mail-acts">
			<button type="button" className="text-link" onClick={() => onResend(other, message.body)}>
				{t(`message.instead_${other}`)}
			</button>
		</p>
	)
}
