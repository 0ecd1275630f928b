import { WifiOff } from 'lucide-react'
import { useOnline } from '#app/device/use-online.ts'
import { useT } from '#app/language/strings.tsx'

/** Stands above the buttons while there is no connection, or when what a press needs could not be fetched. */
export function ConnectionNote({ missing }: { missing: boolean }) {
	const t = useT('apply')
	const forms = useT('forms')
	const online = useOnline()
	const note = missing ? t('missing') : !online && forms('offline')
	return (
		<div role="status" className={note ? 'form-note' : 'sr-only'}>
			{note && (
				<>
					<WifiOff className="icon" aria-hidden="true" />
					<p>{note}</p>
				</>
			)}
		</div>
	)
}
