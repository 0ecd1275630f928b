import { WifiOff } from 'lucide-react'
import { useOnline } from '../connection.ts'
import { useT } from '../strings.tsx'

/** Stands above a form's button while there is no connection, so that nobody types or presses in vain. */
export function OfflineNote() {
	const t = useT('forms')
	const online = useOnline()
	return (
		<p role="status" className={online ? 'sr-only' : 'form-note'}>
			{!online && (
				<>
					<WifiOff className="icon" aria-hidden="true" />
					{t('offline')}
				</>
			)}
		</p>
	)
}
