/** A second and a third university, each with a programme: how a form names their fields. */
export const furtherChoices = [1, 2] as const

/** What is wrong with a field is told under the same name. */
export const furtherField = (at: (typeof furtherChoices)[number], own: 'university' | 'program') =>
	`further_choices_${at}_${own}` as const

export const furtherFields = furtherChoices.flatMap((at) => [
	furtherField(at, 'university'),
	furtherField(at, 'program'),
])
