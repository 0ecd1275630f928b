/** The one place where papers read content; everything else gets it as an argument. */
import { planData } from '#app/features/plan/plan-data.ts'
import type { Language, Localized } from '#domain/language.ts'
import type { PlanSources } from '#domain/plan/facts.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { readerOf } from '../pages/snapshot-reader.ts'

type Site = Localized<typeof import('#content/site.ts')>
type Visa = Localized<typeof import('#content/visa.ts')>
type Guide = Localized<typeof import('#content/guide.ts')>
type Consultants = Localized<typeof import('#content/consultants.ts')>

/** In one language. */
export type PaperContent = { language: Language; plan: PlanSources } & Pick<Site, 'site'> &
	Pick<Visa, 'visa'> &
	Pick<Guide, 'guide'> &
	Pick<Consultants, 'consultants'>

export async function readPaperContent(
	snapshot: Snapshot,
	language: Language,
): Promise<PaperContent> {
	const content = readerOf(snapshot, language)
	const [{ site }, { visa }, { guide }, { consultants }, plan] = await Promise.all([
		content.read<Site>('site'),
		content.read<Visa>('visa'),
		content.read<Guide>('guide'),
		content.read<Consultants>('consultants'),
		planData(content),
	])
	return { language, site, visa, guide, consultants, plan }
}
