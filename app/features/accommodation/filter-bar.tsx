import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { FilterSelect } from '#app/components/filter-select.tsx'
import { useFilterForm } from '#app/components/use-filter-form.ts'
import { useT } from '#app/language/strings.tsx'
import {
	countByPrice,
	type FilterableListing,
	listingLocationOptions,
	priceOptions,
	readAccommodationFilters,
	typeOptions,
} from '#domain/filters/accommodation.ts'
import { ShowButton } from './show-button.tsx'
import { useFilters } from './use-filters.ts'

interface FilterNames {
	types: Record<(typeof typeOptions)[number], string>
	locations: Record<(typeof listingLocationOptions)[number], string>
}

export function FilterBar({
	listings,
	names,
}: {
	listings: readonly FilterableListing[]
	names: FilterNames
}) {
	const t = useT('accommodation')
	const id = useId()
	const { filters, view, show } = useFilters()
	const { formProps, searchProps, choose } = useFilterForm((fields, replace) =>
		show({ filters: readAccommodationFilters(fields), view: 'list', replace }),
	)

	const counts = countByPrice(listings, filters)
	const all = (label: string) => ({ value: 'all', label })
	return (
		<search
			aria-label={t('filters.label')}
			className="panel grid items-end gap-4 p-5 md:p-6 xl:grid-cols-[1fr_auto]"
		>
			<form
				className="grid grid-cols-2 gap-4 xl:grid-cols-[1.4fr_1fr_0.85fr_1.15fr]"
				{...formProps}
			>
				<div className="field max-md:col-span-2">
					<label htmlFor={`${id}-search`} className="field-label">
						{t('filters.search')}
					</label>
					<div className="relative">
						<input
							id={`${id}-search`}
							className="field-input pe-13! not-placeholder-shown:ps-13!"
							placeholder={t('filters.searchHint')}
							{...searchProps}
						/>
						<button
							type="submit"
							className="icon-btn absolute inset-y-0.75 end-0.75 text-muted"
							aria-label={t('filters.submit')}
						>
							<Search className="icon" aria-hidden="true" />
						</button>
					</div>
				</div>
				<FilterSelect
					name="type"
					label={t('filters.type')}
					value={filters.type}
					onChange={choose}
					options={[
						all(t('filters.all')),
						...typeOptions.map((value) => ({ value, label: names.types[value] })),
					]}
				/>
				<FilterSelect
					name="location"
					label={t('filters.location')}
					value={filters.location}
					onChange={choose}
					options={[
						all(t('filters.all')),
						...listingLocationOptions.map((value) => ({ value, label: names.locations[value] })),
					]}
				/>
				<FilterSelect
					name="price"
					label={t('filters.price')}
					className="max-md:col-span-2"
					value={filters.price}
					onChange={choose}
					options={[
						all(t('filters.prices.all', { count: counts.all })),
						...priceOptions.map((value) => ({
							value,
							label: t(`filters.prices.${value}`, { count: counts[value] }),
							disabled: counts[value] === 0 && filters.price !== value,
						})),
					]}
				/>
			</form>
			<div>
				<ShowButton variant="line" view={view} className="w-full min-h-12.5! md:w-auto">
					{t('filters.clear')}
				</ShowButton>
			</div>
		</search>
	)
}
