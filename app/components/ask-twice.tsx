import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'

interface AskTwiceProps {
	/** What is deleted: the button that asks. */
	label: string
	question: string
	yes: string
	no: string
	disabled?: boolean
	onYes: () => void
	/** Other buttons; hidden while the question is asked. */
	children?: ReactNode
}

/** A button for something that can't be undone: a second press confirms. */
export function AskTwice({
	label,
	question,
	yes,
	no,
	disabled = false,
	onYes,
	children,
}: AskTwiceProps) {
	const [asking, setAsking] = useState(false)
	const answer = () => {
		setAsking(false)
		onYes()
	}
	return (
		<div className="flex flex-wrap items-center gap-x-5 [&>.btn-quiet]:-ms-4.5">
			{asking ? (
				<>
					<span className="font-semibold">{question}</span>
					<Button variant="quiet" small onClick={answer}>
						{yes}
					</Button>
					<Button variant="quiet" small onClick={() => setAsking(false)}>
						{no}
					</Button>
				</>
			) : (
				<>
					{children}
					<Button variant="quiet" small disabled={disabled} onClick={() => setAsking(true)}>
						{label}
					</Button>
				</>
			)}
		</div>
	)
}
