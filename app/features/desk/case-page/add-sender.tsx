/** Makes another address one of the family's: what comes from it finds the case from now on. */
import { useT } from '#app/language/strings.tsx'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

interface AddProps {
	/** Of the message, behind that of the desk's cases. */
	path: string
	isAdded: boolean
	onDone: () => void
}

export function AddSender({ path, isAdded, onDone }: AddProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`contact ${path}`)

	async function add() {
		const given = await send(`POST /api/desk/cases/${path}/contact`, {})
		if (given?.error === null) onDone()
	}

	if (isAdded) return <span className="desk-muted">{t('mail.contact.added')}</span>
	return (
		<>
			<button type="button" className="text-link" disabled={isBusy} onClick={() => void add()}>
				{t('mail.contact.add')}
			</button>
			<DeskError answer={answer} />
		</>
	)
}
