/** Reads the figures and the catalogue of a language: the server for the first page, the device for every plan after it. */
import type { Content } from '#app/page/content.ts'
import type { PlanCatalogue } from '#domain/plan/catalogue.ts'
import { todayIn } from '#domain/plan/days.ts'
import type { PlanFacts, PlanSources } from '#domain/plan/facts.ts'

export async function planData(content: Content): Promise<PlanSources> {
	const [{ plan: facts }, catalogue] = await Promise.all([
		content.read<{ plan: PlanFacts }>('plan'),
		content.read<PlanCatalogue>('plan-catalogue'),
	])
	return { facts, catalogue, today: todayIn(new Date()) }
}
