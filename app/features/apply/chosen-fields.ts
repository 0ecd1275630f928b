/** What an application is filled in with from the page before: what was chosen there, and the plan behind it for the adviser. */
import type { TranslateIn } from '#app/language/strings.tsx'
import { hasAnswers } from '#domain/plan/plan-query.ts'

interface Choices {
	fields: Readonly<Record<string, string>>
	/** The query of the plan. */
	plan: string
	way: string | undefined
}

/** `address`: of the plan, as others can open it. */
export function chosenFields(
	{ fields, plan, way }: Choices,
	address: string,
	t: TranslateIn<'plan'>,
): Record<string, string> {
	// A link for the adviser is worth a line where there is more behind it than what was chosen, and so is the way that it counts with.
	if (!hasAnswers(plan)) return { ...fields }
	const chosenWay = way && t('chosen.way', { way: t(`ways.name.${way}`) })
	return { ...fields, additional_info: [chosenWay, address].filter(Boolean).join('\n') }
}
