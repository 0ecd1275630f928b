/** Takes a message out of the case, as spam. */
import { AskTwice } from '#app/components/ask-twice.tsx'
import { useT } from '#app/language/strings.tsx'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

interface SpamProps {
	/** Of the message, behind that of the desk's cases. */
	path: string
	onDone: () => void
}

export function MarkSpam({ path, onDone }: SpamProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`spam ${path}`)

	async function mark() {
		const given = await send(`POST /api/desk/cases/${path}/spam`, {})
		if (given?.error === null) onDone()
	}

	return (
		<>
			<AskTwice
				label={t('mail.spam.mark')}
				question={t('mail.spam.sure')}
				yes={t('mail.spam.yes')}
				no={t('mail.spam.no')}
				disabled={isBusy}
				onYes={() => void mark()}
			/>
			<DeskError answer={answer} />
		</>
	)
}
