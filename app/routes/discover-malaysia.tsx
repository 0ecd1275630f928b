import '#app/features/discover/discover.css'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { SectionNav } from '#app/components/section-nav.tsx'
import { Budgets } from '#app/features/discover/budgets.tsx'
import { Climate } from '#app/features/discover/climate.tsx'
import { CostComparison } from '#app/features/discover/cost-comparison.tsx'
import { Destinations } from '#app/features/discover/destinations.tsx'
import { Dishes } from '#app/features/discover/dishes.tsx'
import { GuideHero } from '#app/features/discover/guide-hero.tsx'
import { MalaysiaMap } from '#app/features/discover/malaysia-map.tsx'
import { mapPlaces } from '#app/features/discover/map-places.ts'
import { Packing } from '#app/features/discover/packing.tsx'
import { Tips } from '#app/features/discover/tips.tsx'
import { Trips } from '#app/features/discover/trips.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { UniversityCard } from '#content/cards.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import type { Route } from './+types/discover-malaysia'

async function load({ language, content }: PageRequest) {
	const [page, strings, { guide }, { cities }, universities] = await Promise.all([
		pageOf(language, 'discover'),
		stringsOf(language, 'pages.discover', 'discover'),
		content.read<Localized<typeof import('#content/guide.ts')>>('guide'),
		content.read<Localized<typeof import('#content/places.ts')>>('places'),
		content.read<Localized<UniversityCard>[]>('universities'),
	])
	// The map needs no more of a university than its name and its town.
	const named = universities.map(({ id, name, location }) => ({ id, name, location }))
	return { page, strings, guide, cities, universities: named }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

const sections = ['places', 'food', 'costs', 'trips', 'tips', 'climate', 'packing'] as const

export default function DiscoverMalaysiaPage({ loaderData }: Route.ComponentProps) {
	const t = useT('discover')
	const { guide, cities, universities } = loaderData
	return (
		<>
			<GuideHero />
			<MalaysiaMap places={mapPlaces(guide, cities, universities)} />
			<SectionNav
				label={t('nav.label')}
				sections={sections.map((id) => ({ id, label: t(`nav.${id}`) }))}
			/>
			<Destinations destinations={guide.destinations} note={guide.destinationBudgetNote} />
			<Dishes dishes={guide.dishes} foodNotes={guide.foodNotes} />
			<section id="costs" className="section" aria-labelledby="costs-title">
				<div className="wrap">
					<SectionHead id="costs-title" eyebrow={t('costs.eyebrow')} title={t('costs.title')} />
					<CostComparison comparison={guide.comparison} />
					<Budgets budgets={guide.budgets} note={guide.transportNote.text} />
				</div>
			</section>
			<Trips trips={guide.trips} tripCostNote={guide.tripCostNote} tripNote={guide.tripNote} />
			<Tips tips={guide.tips} />
			<div className="section bg-surface-2">
				<div className="wrap guide-weather">
					<Climate climate={guide.climate} />
					<Packing packing={guide.packing} />
				</div>
			</div>
			<ClosingScene
				title={t('closing.title')}
				text={t('closing.text')}
				apply={t('closing.apply')}
				other={{ to: paths.universities(), label: t('closing.universities') }}
			/>
		</>
	)
}
