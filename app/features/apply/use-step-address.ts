/** The step of the application in the address, so that the way back is one step back. A visitor who presses fast is ahead of the router. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { readStep, type Step, searchOf } from '#domain/forms/steps.ts'

/** Marks an address that the form itself has gone to. */
const own = 'step'

/** `follow` opens the step of an address that the form has not gone to itself: by the way back and forth, or by a link. */
export function useStepAddress(follow: (step: Step) => void) {
	const [params] = useSearchParams()
	const navigate = useNavigate()
	const type = useNavigationType()
	const { state } = useLocation()
	const asked = readStep(params.get('step'))
	const here = asked ?? 'personal'
	/** The step gone to last; the router may still be on its way to an earlier one. */
	const heading = useRef(here)

	// Synchronises with the address.
	const arrive = useEffectEvent((step: Step) => {
		// Where the form has gone itself it stands already, or further on by now.
		if (type !== 'POP' && state === own) return
		heading.current = step
		follow(step)
	})
	useEffect(() => arrive(here), [here])

	return {
		/** Undefined at the page itself, which leaves the step to the last visit. */
		asked,
		go(step: Step, replace: boolean): void {
			if (step === heading.current) return
			heading.current = step
			// Turned round before the router had left: the way back has no second entry for the same step.
			const isHere = step === here
			void navigate(
				{ search: searchOf(step, params) },
				{ replace: replace || isHere, preventScrollReset: true, state: own },
			)
		},
	}
}
