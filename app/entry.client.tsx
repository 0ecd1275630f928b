import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followNavigations, watchForMissingFiles } from '#app/start/recovery.ts'

watchForMissingFiles()

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter instrumentations={[followNavigations]} />
		</StrictMode>,
	)
})
