/** The one place where papers read content; everything else gets it as an argument. */
import { planData } from '#app/features/plan/plan-data.ts'
import { pageContentOf } from '#app/page/content.ts'
import type { Language, Localized } from '#domain/language.ts'
import type { PlanSources } from '#domain/plan/facts.ts'

type Site = Localized<typeof import('#content/site.ts')>
type Visa = Localized<typeof import('#content/visa.ts')>
type Guide = Localized<typeof import('#content/guide.ts')>
type Consultants = Localized<typeof import('#content/consultants.ts')>

/** In one language. */
export type PaperContent = { language: Language; plan: PlanSources } & Pick<Site, 'site'> &
	Pick<Visa, 'visa'> &
	Pick<Guide, 'guide'> &
	Pick<Consultants, 'consultants'>

export async function readPaperContent(language: Language): Promise<PaperContent> {
	const [{ site }, { visa }, { guide }, { consultants }, plan] = await Promise.all([
		pageContentOf<Site>(language, 'site'),
		pageContentOf<Visa>(language, 'visa'),
		pageContentOf<Guide>(language, 'guide'),
		pageContentOf<Consultants>(language, 'consultants'),
		planData(language),
	])
	return { language, site, visa, guide, consultants, plan }
}
