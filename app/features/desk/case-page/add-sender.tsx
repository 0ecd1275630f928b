/** Makes another address one of the family's: what comes from it finds the case from now on. */
import { useT } from '#app/language/strings.tsx'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

interface AddProps {
	/** Of the message, behind that of the desk's cases. */
	path: string
	/** Of WhatsApp, not a mail address. */
	isNumber: boolean
	isAdded: boolean
	onDone: () => void
}

export function AddSender({ path, isNumber, isAdded, onDone }: AddProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`contact ${path}`)

	async function add() {
		const given = await send(`POST /api/desk/cases/${path}/contact`, {})
		if (given?.error === null) onDone()
	}

	const added = t(isNumber ? 'whatsapp.contact.added' : 'mail.contact.added')
	if (isAdded) return <span className="desk-muted">{added}</span>
	return (
		<>
			<button type="button" className="text-link" disabled={isBusy} onClick={() => void add()}>
				{t(isNumber ? 'whatsapp.contact.add' : 'mail.contact.add')}
			</button>
			<DeskError answer={answer} />
		</>
	)
}
