/** Says that a draft is kept on this device, and lets the visitor clear it; asked twice, as nothing brings it back. */
import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

interface DraftNoteProps {
	restored: boolean
	/** The browser keeps nothing beyond this tab. */
	unkept: boolean
	disabled: boolean
	onClear: () => void
}

export function DraftNote({ restored, unkept, disabled, onClear }: DraftNoteProps) {
	const t = useT('apply')
	const [asking, setAsking] = useState(false)
	return (
		<div className="draft-note needs-scripts">
			<HardDrive className="icon" aria-hidden="true" />
			<div className="grid gap-1">
				<p role="status" className="font-semibold empty:hidden">
					{restored && t('draft.restored')}
				</p>
				<p>{unkept ? t('draft.unkept') : t('draft.note')}</p>
				{asking ? (
					<div className="flex flex-wrap items-center gap-x-4">
						<span className="font-semibold">{t('draft.confirm')}</span>
						<Button
							variant="quiet"
							small
							onClick={() => {
								setAsking(false)
								onClear()
							}}
						>
							{t('draft.yes')}
						</Button>
						<Button variant="quiet" small onClick={() => setAsking(false)}>
							{t('draft.no')}
						</Button>
					</div>
				) : (
					<Button
						variant="quiet"
						small
						className="-ms-3.5 justify-self-start"
						disabled={disabled}
						onClick={() => setAsking(true)}
					>
						{t('draft.clear')}
					</Button>
				)}
			</div>
		</div>
	)
}
