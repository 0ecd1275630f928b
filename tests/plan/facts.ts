/** The figures and the catalogue in one language, as the pages read them. */
import { planFactsOf } from '#content/derive/plan-facts.ts'
import { planCatalogue } from '#content/plan-catalogue.ts'
import { shipped } from '#content/shipped.ts'
import { type Language, localize } from '#domain/language.ts'
import type { PlanCatalogue } from '#domain/plan/catalogue.ts'
import type { PlanFacts, PlanSources } from '#domain/plan/facts.ts'

const catalogueOf = (language: Language) =>
	planCatalogue({ ...shipped, housing: shipped.pages.housing }, language)

export function factsIn(language: Language): { facts: PlanFacts; catalogue: PlanCatalogue } {
	return { facts: localize(planFactsOf(shipped), language), catalogue: catalogueOf(language) }
}

export function sourcesIn(language: Language, today: string): PlanSources {
	return { ...factsIn(language), today }
}
