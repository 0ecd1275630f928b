/** Findings as the form shows them: an empty field is to be filled in until somebody has left it or pressed publish. */
import { useEffect, useEffectEvent, useState } from 'react'
import { asFilledIn, type Finding, stillMissing } from '#domain/website/checks/finding.ts'
import type { Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField } from './edit-context.ts'

export function useShownFindings(
	findings: readonly Finding[],
	document: Json,
	published: Json | null,
) {
	const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
	const isFilled = (path: readonly string[]) =>
		!['', null, undefined].some((empty) => valueAt(published ?? undefined, path) === empty)
	const leave = useEffectEvent((id: string) => {
		if (id.startsWith('field-') && !visited.has(id)) setVisited((old) => new Set([...old, id]))
	})
	// Synchronises with the focus, which any field of the form may lose.
	useEffect(() => {
		let isPressed = false
		let waiting: string[] = []
		const left = ({ target, relatedTarget }: FocusEvent) => {
			if (!(target instanceof Element)) return
			// A day has three parts: going from one to the next is not leaving it.
			const day = target.closest('.date-field')
			if (day && relatedTarget instanceof Node && day.contains(relatedTarget)) return
			const { id } = day?.querySelector('.date-value') ?? target
			if (isPressed) waiting.push(id)
			else leave(id)
		}
		// What is said about the field that was left moves everything below it. Moved away between press and release, a button
		// would not be pressed at all.
		const press = () => {
			isPressed = true
		}
		const release = () => {
			isPressed = false
			const ids = waiting
			waiting = []
			setTimeout(() => ids.forEach(leave))
		}
		addEventListener('focusout', left)
		addEventListener('pointerdown', press, true)
		addEventListener('pointerup', release, true)
		addEventListener('pointercancel', release, true)
		return () => {
			removeEventListener('focusout', left)
			removeEventListener('pointerdown', press, true)
			removeEventListener('pointerup', release, true)
			removeEventListener('pointercancel', release, true)
		}
	}, [])
	return {
		shown: asFilledIn(
			stillMissing(findings, document),
			(path) => visited.has(idOfField(path)) || isFilled(path),
		),
		/** Whoever publishes wants to know everything that is missing. */
		check: () =>
			setVisited((old) => new Set([...old, ...findings.map(({ path }) => idOfField(path))])),
		/** The items of a list are others now, under the same numbers. */
		forget: (path: readonly string[]) =>
			setVisited((old) => new Set([...old].filter((id) => !id.startsWith(`${idOfField(path)}_`)))),
	}
}
