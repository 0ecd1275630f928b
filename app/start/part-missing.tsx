import X from 'lucide-react/icons/x'
import { useT } from '#app/language/strings.tsx'

/** The notice that what the visitor opened could not be fetched. */
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
					<button type="button" className="btn btn-line btn-small" onClick={onAgain}>
						{t('missingPart.again')}
					</button>
				</div>
				<button type="button" className="icon-btn" aria-label={t('close')} onClick={onLeave}>
					<X className="icon" aria-hidden="true" />
				</button>
			</div>
		</div>
	)
}
