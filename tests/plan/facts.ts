/** The figures and the catalogue in one language, as the pages read them. */
import { plan } from '#content/plan.ts'
import { planCatalogue } from '#content/plan-catalogue.ts'
import { shipped } from '#content/shipped.ts'
import { type Language, localize } from '#domain/language.ts'
import type { PlanCatalogue } from '#domain/plan/catalogue.ts'
import type { PlanFacts, PlanSources } from '#domain/plan/facts.ts'

const authored = planCatalogue(shipped)

export function factsIn(language: Language): { facts: PlanFacts; catalogue: PlanCatalogue } {
	return { facts: localize(plan, language), catalogue: localize(authored, language) }
}

export function sourcesIn(language: Language, today: string): PlanSources {
	return { ...factsIn(language), today }
}
