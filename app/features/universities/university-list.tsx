import { useRef } from 'react'
import { CompareMarked } from '#app/components/compare-marked.tsx'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { useAddress, useFilterForm } from '#app/components/use-filter-form.ts'
import { WithinMyBudget } from '#app/components/within-my-budget.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { UniversityCard as Card } from '#content/cards.ts'
import type { Searched } from '#domain/filters/search-hits.ts'
import {
	filterUniversities,
	readUniversityFilters,
	withoutUniversityFilters,
	writeUniversityFilters,
} from '#domain/filters/universities.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { FirstYear, type FoundInBudget, withBudget, withinBudget } from './budget.tsx'
import { FilterBar, type Places } from './filter-bar.tsx'
import { UniversityCard } from './university/card.tsx'

interface UniversityListProps {
	cards: readonly Searched<Localized<Card>>[]
	places: Places
	/** The first year of those within the budget of the address. */
	budget: FoundInBudget | undefined
}

export function UniversityList({ cards, places, budget }: UniversityListProps) {
	const t = useT('universities')
	const { params, go } = useAddress()
	const results = useRef<HTMLHeadingElement>(null)
	const form = useFilterForm((fields, replace) => {
		const next = withBudget(
			writeUniversityFilters(readUniversityFilters(fields), params),
			fields.get('max') ?? '',
			fields.get('cur') ?? '',
		)
		if (next.toString() !== params.toString()) go(next, { replace })
	})
	const filters = readUniversityFilters(params)
	const found = withinBudget(filterUniversities(cards, filters), budget)
	const filtered = found.length < cards.length

	const whole = withoutUniversityFilters(params).toString()
	const clear = (
		<ButtonLink
			to={paths.universities(whole && `?${whole}`)}
			variant={found.length === 0 ? 'brand' : 'quiet'}
			small
			preventScrollReset
			// The link leaves with the filters: focus goes where the next search begins.
			onClick={form.clearSearch}
		>
			{t('filters.clear')}
		</ButtonLink>
	)
	return (
		<div className="wrap pb-20">
			<FilterBar
				filters={filters}
				places={places}
				form={form}
				params={params}
				budget={budget}
				onApply={() => results.current?.scrollIntoView({ block: 'nearest' })}
			/>
			<section aria-labelledby="results">
				<h2 ref={results} id="results" className="sr-only">
					{t('list.title')}
				</h2>
				<div className="flex min-h-18 flex-wrap items-center gap-x-4 py-2">
					<p role="status" className="font-semibold">
						{t('list.count', { count: found.length })}
					</p>
					{filtered && found.length > 0 && clear}
					<WithinMyBudget />
					<CompareMarked />
				</div>
				{found.length === 0 ? (
					<div className="panel grid justify-items-center gap-4 px-5 py-14 text-center">
						<InlineScene name="empty-dhow" className="pal-duha w-48" />
						<p className="max-w-[44ch] text-lg">{t('list.empty')}</p>
						{clear}
					</div>
				) : (
					<>
						<ul className="uni-grid">
							{found.map((card, position) => (
								<li key={card.id}>
									<UniversityCard card={card} eager={position === 0}>
										{card.year && budget && <FirstYear year={card.year} budget={budget} />}
									</UniversityCard>
								</li>
							))}
						</ul>
						<p className="mt-8 text-sm text-muted">
							{t('list.note')} {budget?.found && t('budget.note')}
						</p>
					</>
				)}
			</section>
		</div>
	)
}
