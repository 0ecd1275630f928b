/** Which public page shows an entry, and which entry a public page is made from. */
import { paths } from '../paths.ts'

export interface EntryName {
	kind: string
	id: string
}

const pagePaths: Readonly<Record<string, string>> = {
	home: paths.home(),
	about: paths.about(),
	testimonials: paths.home(),
	faq: paths.faq(),
	families: paths.families(),
	visa: paths.visaSupport(),
	guide: paths.discover(),
	housing: paths.accommodation(),
	contact: paths.contact(),
	registration: paths.home(),
	'institute-page': paths.institutes(),
	chat: paths.contact(),
	privacy: paths.privacy(),
	site: paths.contact(),
	consultants: paths.consultants(),
	plan: paths.plan(),
	currencies: paths.plan(),
	'institute-order': paths.institutes(),
	'home-order': paths.accommodation(),
}

/** Of those that are no page of their own. */
const kinds: Readonly<Record<string, string>> = {
	site: 'company',
	consultants: 'company',
	plan: 'figures',
	currencies: 'figures',
	'institute-order': 'order',
	'home-order': 'order',
}

/** Paths of all pages with texts of their own, without anchors. */
export const pagePathList: readonly string[] = Object.values(pagePaths).map(
	(path) => path.split('#')[0] ?? path,
)

const catalogue: Readonly<Record<string, (id: string) => string>> = {
	university: paths.university,
	institute: paths.institute,
	home: paths.listing,
}

/** Null where it has no page: a template, the holidays. */
export function pathOf({ kind, id }: EntryName): string | null {
	const own = catalogue[kind]
	if (own) return own(id)
	return kind === 'template' ? null : (pagePaths[id] ?? null)
}

/** Null for a page that is made from no entry. */
export function entryOfPath(path: string): EntryName | null {
	const page = Object.entries(pagePaths).find(([, own]) => own === path)
	if (page) return { kind: kinds[page[0]] ?? 'page', id: page[0] }
	for (const [kind, own] of Object.entries(catalogue)) {
		const before = own('')
		const id = path.startsWith(before) ? path.slice(before.length) : ''
		if (/^[a-z0-9-]+$/.test(id)) return { kind, id }
	}
	return null
}
