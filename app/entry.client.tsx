import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forgetMissingStyles } from '#app/start/recovery.ts'

forgetMissingStyles()

// In a turn of its own: between reading the scripts and running them a phone answers touches.
setTimeout(() => {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		)
	})
})
