/** The five steps, their order and their addresses. What belongs to each and must be right in it stands in `step-rules.ts`. */

export const steps = ['personal', 'academic', 'services', 'documents', 'additional'] as const
export type Step = (typeof steps)[number]

export function stepAfter(step: Step): Step | undefined {
	return steps[steps.indexOf(step) + 1]
}

export function stepBefore(step: Step): Step | undefined {
	return steps[steps.indexOf(step) - 1]
}

export function further(a: Step, b: Step): Step {
	return steps.indexOf(a) > steps.indexOf(b) ? a : b
}

export function readStep(name: string | null | undefined): Step | undefined {
	return steps.find((step) => step === name)
}

/** The address of a step, as the question after the page's own; the first step is the page itself. */
export function searchOf(step: Step, params: URLSearchParams): string {
	const next = new URLSearchParams(params)
	if (step === 'personal') next.delete('step')
	else next.set('step', step)
	return `?${next}`
}
