/** What an application is filled in with from the page before: what was chosen there, and the plan behind it for the adviser. */
import { hasAnswers } from '#domain/plan/plan-query.ts'

interface Choices {
	fields: Readonly<Record<string, string>>
	/** The query of the plan. */
	plan: string
}

export function chosenFields({ fields, plan }: Choices): Record<string, string> {
	// A plan is worth attaching where there is more behind it than what was chosen.
	return hasAnswers(plan) ? { ...fields, plan } : { ...fields }
}
