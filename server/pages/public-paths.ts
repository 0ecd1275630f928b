/** Every page that is the same for everyone, in the order of the site map. */
import { accommodationIds, instituteIds, universityIds } from '#content/catalogue.ts'
import { paths } from '#domain/paths.ts'

export const publicPaths: readonly string[] = [
	paths.home(),
	paths.universities(),
	...universityIds.map(paths.university),
	paths.institutes(),
	...instituteIds.map(paths.institute),
	paths.accommodation(),
	...accommodationIds.map(paths.listing),
	paths.visaSupport(),
	paths.discover(),
	paths.about(),
	paths.contact(),
	paths.apply(),
	paths.plan(),
	paths.compare(),
	paths.faq(),
	paths.families(),
	paths.privacy(),
]
