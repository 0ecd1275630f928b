import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { SelectField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import {
	countByPrice,
	type FilterableListing,
	listingLocationOptions,
	priceOptions,
	readAccommodationFilters,
	typeOptions,
} from '#domain/filters/accommodation.ts'
import { prepareSearch } from '#domain/filters/params.ts'
import { ShowButton } from './show-button.tsx'
import { useFilters } from './use-filters.ts'

/** Browsers refuse more than some three changes of the address per second. */
const typingPause = 180

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
	const { pathname } = useLocation()
	const { filters, view, show } = useFilters()
	const form = useRef<HTMLFormElement>(null)
	const search = useRef<HTMLInputElement>(null)
	const timer = useRef<number>(undefined)

	// Synchronises the search box with an address that changed elsewhere: Clear Filters, or a step back.
	useEffect(() => {
		const box = search.current
		if (box && box !== document.activeElement) box.value = filters.search
	}, [filters.search])

	const apply = (replace: boolean) => {
		clearTimeout(timer.current)
		if (!form.current) return
		const params = new URLSearchParams()
		for (const [name, value] of new FormData(form.current)) params.set(name, String(value))
		show({ filters: readAccommodationFilters(params), view: 'list', replace })
	}
	const type = () => {
		clearTimeout(timer.current)
		timer.current = window.setTimeout(() => apply(true), typingPause)
	}

	const counts = countByPrice(listings, filters)
	const all = (label: string) => ({ value: 'all', label })
	return (
		<search
			aria-label={t('filters.label')}
			className="panel grid items-end gap-4 p-5 md:p-6 xl:grid-cols-[1fr_auto]"
		>
			<form
				ref={form}
				method="get"
				action={pathname}
				className="grid grid-cols-2 gap-4 xl:grid-cols-[1.4fr_1fr_0.85fr_1.15fr]"
				onSubmit={(event) => {
					event.preventDefault()
					apply(false)
				}}
			>
				<div className="field max-md:col-span-2">
					<label htmlFor={`${id}-search`} className="field-label">
						{t('filters.search')}
					</label>
					<div className="relative">
						<input
							ref={search}
							id={`${id}-search`}
							type="search"
							name="search"
							dir="auto"
							autoComplete="off"
							className="field-input pe-13! not-placeholder-shown:ps-13!"
							placeholder={t('filters.searchHint')}
							defaultValue={filters.search}
							onInput={type}
							onFocus={prepareSearch}
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
				<SelectField
					name="type"
					label={t('filters.type')}
					value={filters.type}
					onChange={() => apply(false)}
					options={[
						all(t('filters.all')),
						...typeOptions.map((value) => ({ value, label: names.types[value] })),
					]}
				/>
				<SelectField
					name="location"
					label={t('filters.location')}
					value={filters.location}
					onChange={() => apply(false)}
					options={[
						all(t('filters.all')),
						...listingLocationOptions.map((value) => ({ value, label: names.locations[value] })),
					]}
				/>
				<SelectField
					name="price"
					label={t('filters.price')}
					className="max-md:col-span-2"
					value={filters.price}
					onChange={() => apply(false)}
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
