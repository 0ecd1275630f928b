/** How far a WhatsApp message of ours has come; where nobody knows, or what held it up may be over, a person may send it again. */
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock'
import { useT } from '#app/language/strings.tsx'
import { perhapsSent, refusalFor } from '#domain/conversations/whatsapp-codes.ts'
import type { CaseMessage } from '#domain/desk/message-api.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

interface StateProps {
	message: CaseMessage
	/** Of the message, behind that of the desk's cases. */
	path: string
	onChange: () => void
}

function stateOf({ failed_at, failure_reason, status, cancelled_at }: CaseMessage) {
	if (cancelled_at !== null) return null
	if (failed_at !== null)
		return failure_reason === perhapsSent ? 'perhaps' : refusalFor(failure_reason ?? '')
	return status === null || status === 'failed' ? 'leaving' : status
}

/** As families know them from their phones. */
const marks: Readonly<Record<string, typeof Check>> = {
	leaving: Clock,
	accepted: Check,
	sent: Check,
	delivered: CheckCheck,
	read: CheckCheck,
}

export function WhatsappState({ message, path, onChange }: StateProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`again ${path}`)
	const state = stateOf(message)
	if (state === null) return null
	const hasFailed = message.failed_at !== null
	const Mark = marks[state]

	async function again() {
		const given = await send(`POST /api/desk/cases/${path}/again`, {})
		if (given?.error === null) onChange()
	}

	return (
		<div className={hasFailed ? 'mail-left-out' : `message-state is-${state}`}>
			{Mark && <Mark className="icon" aria-hidden="true" />}
			{t(`whatsapp.state.${state}`)}
			{state === 'template_broken' && !message.may_send_again && ` ${t('whatsapp.untilAllowed')}`}
			{message.may_send_again && (
				<>
					{' '}
					<button
						type="button"
						className="text-link"
						disabled={isBusy}
						onClick={() => void again()}
					>
						{t('whatsapp.again')}
					</button>
				</>
			)}
			<DeskError answer={answer} />
		</div>
	)
}
