/** What hides behind a Show that is written down. */
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import * as v from 'valibot'
import { useT } from '#app/language/strings.tsx'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

const shown = v.object({ value: v.string() })

interface HiddenProps {
	caseId: string
	/** Which it is, as the call names it. */
	asks: { field: string; of?: string }
	/** What may be seen of it. */
	lines: readonly string[]
	/** What is shown, for who does not see where the button is. */
	label: string
}

export function HiddenValue({ caseId, asks, lines, label }: HiddenProps) {
	const t = useT('desk-case')
	const [value, setValue] = useState<string | null>(null)
	const { send, answer } = useSend(`${caseId} reveal ${asks.field} ${asks.of ?? ''}`)

	async function show() {
		const given = await send(`POST /api/desk/cases/${caseId}/reveal`, asks)
		const parsed = v.safeParse(shown, given?.body)
		if (parsed.success) setValue(parsed.output.value)
	}

	return (
		<>
			{(value === null ? lines : [value]).map((line) => (
				<bdi key={line} dir="ltr">
					{line}
				</bdi>
			))}
			{value === null && (
				<button
					type="button"
					className="case-show"
					aria-label={t('submission.showOne', { label })}
					onClick={() => void show()}
				>
					<Eye className="icon" aria-hidden="true" />
					{t('submission.show')}
				</button>
			)}
			<DeskError answer={answer} />
		</>
	)
}
