import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forgetMissingStyles } from '#app/start/recovery.ts'

forgetMissingStyles()

// In a task of its own: between loading the scripts and running them a phone answers touches.
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
