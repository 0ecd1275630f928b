/** Every page that is the same for everyone, in the order of the site map. */
import type { Documents } from '#content/shipped.ts'
import { paths } from '#domain/paths.ts'

const made = new WeakMap<Documents, readonly string[]>()

/** The same list for the same documents. */
export function publicPathsOf(documents: Documents): readonly string[] {
	const known = made.get(documents)
	if (known) return known
	const { universities, institutes, accommodation } = documents
	const list = [
		paths.home(),
		paths.universities(),
		...universities.map(({ id }) => paths.university(id)),
		paths.institutes(),
		...institutes.map(({ id }) => paths.institute(id)),
		paths.accommodation(),
		...accommodation.map(({ id }) => paths.listing(id)),
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
	made.set(documents, list)
	return list
}
