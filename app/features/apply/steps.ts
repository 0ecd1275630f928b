/** The five steps and their order. What belongs to each and must be right in it stands in `rules.ts`. */

export const steps = ['personal', 'academic', 'services', 'documents', 'additional'] as const
export type Step = (typeof steps)[number]

export function stepAfter(step: Step): Step | undefined {
	return steps[steps.indexOf(step) + 1]
}

export function stepBefore(step: Step): Step | undefined {
	return steps[steps.indexOf(step) - 1]
}
