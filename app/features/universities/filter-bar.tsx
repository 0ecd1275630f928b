/** A form that works as one before scripts run: its fields are the parameters of the address. */
import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { prepareSearch } from '#domain/filters/params.ts'
import {
	fieldOptions,
	type UniversityFilters,
	universityLocationOptions,
} from '#domain/filters/universities.ts'

export interface Places {
	cities: Readonly<Record<(typeof universityLocationOptions)[number], string>>
	fields: Readonly<Record<(typeof fieldOptions)[number], string>>
}

interface FilterBarProps {
	filters: UniversityFilters
	places: Places
	searchField: RefObject<HTMLInputElement | null>
	onType: (search: string) => void
	onChoose: (choice: Partial<UniversityFilters>) => void
	onApply: () => void
}

/** The option a select came out with: its own values, or all. */
function chosen<Option extends string>(options: readonly Option[], value: string): Option | 'all' {
	return options.find((option) => option === value) ?? 'all'
}

export function FilterBar({
	filters,
	places,
	searchField,
	onType,
	onChoose,
	onApply,
}: FilterBarProps) {
	const t = useT('universities')
	return (
		<search aria-label={t('filters.label')}>
			<form
				className="panel uni-filters"
				method="get"
				onSubmit={(event) => {
					event.preventDefault()
					onApply()
				}}
			>
				<div className="field uni-search">
					<label className="field-label" htmlFor="search">
						{t('filters.search')}
					</label>
					<div className="relative">
						<Search className="icon uni-glass" aria-hidden="true" />
						<input
							ref={searchField}
							id="search"
							name="search"
							type="search"
							dir="auto"
							enterKeyHint="search"
							autoComplete="off"
							className="field-input field-search"
							placeholder={t('filters.placeholder')}
							value={filters.search}
							onChange={({ target }) => onType(target.value)}
							onFocus={prepareSearch}
						/>
					</div>
				</div>
				<div className="field">
					<label className="field-label" htmlFor="field">
						{t('filters.field')}
					</label>
					<select
						id="field"
						name="field"
						className="field-input"
						value={filters.field}
						onChange={({ target }) => onChoose({ field: chosen(fieldOptions, target.value) })}
					>
						<option value="all">{t('filters.allFields')}</option>
						{fieldOptions.map((option) => (
							<option key={option} value={option}>
								{places.fields[option]}
							</option>
						))}
					</select>
				</div>
				<div className="field">
					<label className="field-label" htmlFor="location">
						{t('filters.location')}
					</label>
					<select
						id="location"
						name="location"
						className="field-input"
						value={filters.location}
						onChange={({ target }) =>
							onChoose({ location: chosen(universityLocationOptions, target.value) })
						}
					>
						<option value="all">{t('filters.allLocations')}</option>
						{universityLocationOptions.map((option) => (
							<option key={option} value={option}>
								{places.cities[option]}
							</option>
						))}
					</select>
				</div>
				<Button type="submit" variant="brand" className="uni-apply">
					{t('filters.apply')}
				</Button>
			</form>
		</search>
	)
}
