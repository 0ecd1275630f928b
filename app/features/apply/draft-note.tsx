/** Says that a draft is kept on this device, and lets the visitor clear it. */
import HardDrive from 'lucide-react/icons/hard-drive'
import { AskTwice } from '#app/components/ask-twice.tsx'
import { useT } from '#app/language/strings.tsx'

interface DraftNoteProps {
	restored: boolean
	/** The browser keeps nothing beyond this tab. */
	unkept: boolean
	disabled: boolean
	onClear: () => void
}

export function DraftNote({ restored, unkept, disabled, onClear }: DraftNoteProps) {
	const t = useT('apply')
	return (
		<div className="draft-note needs-scripts">
			<HardDrive className="icon" aria-hidden="true" />
			<div className="grid gap-1">
				<p role="status" className="font-semibold empty:hidden">
					{restored && t('draft.restored')}
				</p>
				<p>{unkept ? t('draft.unkept') : t('draft.note')}</p>
				<AskTwice
					label={t('draft.clear')}
					question={t('draft.confirm')}
					yes={t('draft.yes')}
					no={t('draft.no')}
					disabled={disabled}
					onYes={onClear}
				/>
			</div>
		</div>
	)
}
