import '#app/features/universities/universities.css'
import { PageHero } from '#app/components/section.tsx'
import { UniversityList } from '#app/features/universities/university-list.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import type { Content } from '#app/page/content.ts'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { UniversityCard } from '#content/cards.ts'
import { searched } from '#domain/filters/params.ts'
import type { Localized } from '#domain/language.ts'
import { planParams } from '#domain/plan/plan-query.ts'
import type { Route } from './+types/universities'

/** The rules of a plan come with a budget: a list without one needs none of them. */
async function budgetIn(params: URLSearchParams, content: Content) {
	if (!params.get('max')) return undefined
	const { withinBudget } = await import('#app/features/plan/within-budget.ts')
	return withinBudget(params, content)
}

async function load({ language, content, url }: PageRequest) {
	const [page, strings, cards, places, budget] = await Promise.all([
		pageOf(language, 'universities'),
		stringsOf(
			language,
			'pages.universities',
			'parts',
			'universities',
			'plan.currency',
			'plan.inCurrency',
		),
		content.read<Localized<UniversityCard>[]>('universities'),
		content.read<Localized<typeof import('#content/places.ts')>>('places'),
		budgetIn(url.searchParams, content),
	])
	return { page, strings, cards: await searched(cards, url.searchParams), places, budget }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage('search', 'location', ...planParams)
export const meta = (args: Route.MetaArgs) =>
	new URLSearchParams(args.location.search).has('max')
		? withoutIndex(describePage(args), args.location.search)
		: describePage(args)

export default function UniversitiesPage({ loaderData }: Route.ComponentProps) {
	const { cards, places, budget } = loaderData
	const t = useT('pages')
	return (
		<>
			<PageHero title={t('universities.heading')} lead={t('universities.lead')} />
			<UniversityList cards={cards} places={places} budget={budget} />
		</>
	)
}
