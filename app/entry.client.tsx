import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { importAgainWhatFailed } from '#app/start/import-again.ts'
import { followNavigations, watchForMissingFiles } from '#app/start/recovery.ts'

watchForMissingFiles()
importAgainWhatFailed()

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter instrumentations={[followNavigations]} />
		</StrictMode>,
	)
})
