import { type ReactNode, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

interface DeleteButtonProps {
	label: string
	onDelete: () => void
	/** What else can be done; it steps back while the question stands. */
	children: ReactNode
}

/** Asked twice: nothing brings it back. */
export function DeleteButton({ label, onDelete, children }: DeleteButtonProps) {
	const t = useT('offline')
	const [asking, setAsking] = useState(false)
	return (
		<div className="mt-2 flex flex-wrap items-center gap-x-5 [&>.btn-quiet]:-ms-4.5">
			{asking ? (
				<>
					<span>{t('waiting.confirm')}</span>
					<Button variant="quiet" small onClick={onDelete}>
						{t('waiting.yes')}
					</Button>
					<Button variant="quiet" small onClick={() => setAsking(false)}>
						{t('waiting.no')}
					</Button>
				</>
			) : (
				<>
					{children}
					<Button variant="quiet" small onClick={() => setAsking(true)}>
						{label}
					</Button>
				</>
			)}
		</div>
	)
}
