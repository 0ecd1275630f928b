import { X } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

/** Stands where a notice would, while what was opened can't be fetched. */
export function PartMissing({ onAgain, onLeave }: { onAgain: () => void; onLeave: () => void }) {
	const t = useT('common')
	return (
		<div className="toasts">
			<div role="alert" className="toast toast-danger">
				<span className="star" aria-hidden="true">
					<X className="icon" />
				</span>
				<div className="grid justify-items-start gap-2">
					<p>{t('missingPart.text')}</p>
					<Button variant="line" small onClick={onAgain}>
						{t('missingPart.again')}
					</Button>
				</div>
				<button type="button" className="icon-btn" aria-label={t('close')} onClick={onLeave}>
					<X className="icon" aria-hidden="true" />
				</button>
			</div>
		</div>
	)
}
