import '#app/features/universities/universities.css'
import { PageHero } from '#app/components/section.tsx'
import { UniversityList } from '#app/features/universities/university-list.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { pageContentOf } from '#app/page/content.ts'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { UniversityCard } from '#content/cards.ts'
import { searched } from '#domain/filters/params.ts'
import type { Localized } from '#domain/language.ts'
import type { Route } from './+types/universities'

async function load({ language, url }: PageRequest) {
	const [page, strings, cards, places] = await Promise.all([
		pageOf(language, 'universities'),
		stringsOf(language, 'pages.universities', 'parts', 'universities'),
		pageContentOf<Localized<UniversityCard>[]>(language, 'universities'),
		pageContentOf<Localized<typeof import('#content/places.ts')>>(language, 'places'),
	])
	return { page, strings, cards: await searched(cards, url.searchParams), places }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage('search', 'field', 'location')
export const meta = describePage

export default function UniversitiesPage({ loaderData: { cards, places } }: Route.ComponentProps) {
	const t = useT('pages')
	return (
		<>
			<PageHero title={t('universities.heading')} lead={t('universities.lead')} />
			<UniversityList cards={cards} places={places} />
		</>
	)
}
