/** Reads the figures and the catalogue of a language: the server for the first page, the device for every plan after it. */
import { pageContentOf } from '#app/page/content.ts'
import type { Language } from '#domain/language.ts'
import type { PlanCatalogue } from '#domain/plan/catalogue.ts'
import { todayIn } from '#domain/plan/days.ts'
import type { PlanFacts, PlanSources } from '#domain/plan/facts.ts'

export async function planData(language: Language): Promise<PlanSources> {
	const [{ plan: facts }, catalogue] = await Promise.all([
		pageContentOf<{ plan: PlanFacts }>(language, 'plan'),
		pageContentOf<PlanCatalogue>(language, 'plan-catalogue'),
	])
	return { facts, catalogue, today: todayIn(new Date()) }
}
