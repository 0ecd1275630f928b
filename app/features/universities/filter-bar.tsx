/** A form that works as one before scripts run: its fields are the parameters of the address. */
import Search from 'lucide-react/icons/search'
import { FilterSelect } from '#app/components/filter-select.tsx'
import type { FilterForm } from '#app/components/use-filter-form.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import {
	fieldOptions,
	type UniversityFilters,
	universityLocationOptions,
} from '#domain/filters/universities.ts'
import { answersOf } from '#domain/plan/plan-query.ts'
import { BudgetFields, type FoundInBudget } from './budget.tsx'

export interface Places {
	cities: Readonly<Record<(typeof universityLocationOptions)[number], string>>
	fields: Readonly<Record<(typeof fieldOptions)[number], string>>
}

interface FilterBarProps {
	filters: UniversityFilters
	places: Places
	form: FilterForm
	params: URLSearchParams
	budget: FoundInBudget | undefined
	onApply: () => void
}

export function FilterBar({
	filters,
	places,
	form: { formProps, searchProps, choose },
	params,
	budget,
	onApply,
}: FilterBarProps) {
	const t = useT('universities')
	return (
		<search aria-label={t('filters.label')}>
			<form
				className="panel uni-filters"
				{...formProps}
				onSubmit={(event) => {
					formProps.onSubmit(event)
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
							id="search"
							className="field-input field-search"
							placeholder={t('filters.placeholder')}
							{...searchProps}
						/>
					</div>
				</div>
				<FilterSelect
					name="field"
					label={t('filters.field')}
					value={filters.field}
					onChange={choose}
					options={[
						{ value: 'all', label: t('filters.allFields') },
						...fieldOptions.map((value) => ({ value, label: places.fields[value] })),
					]}
				/>
				<FilterSelect
					name="location"
					label={t('filters.location')}
					value={filters.location}
					onChange={choose}
					options={[
						{ value: 'all', label: t('filters.allLocations') },
						...universityLocationOptions.map((value) => ({ value, label: places.cities[value] })),
					]}
				/>
				<BudgetFields params={params} budget={budget} onChoose={choose} />
				{/* Answers of a plan that came with a budget go along with a plain form too. */}
				{[...answersOf(params.toString())]
					.filter(([name]) => !['field', 'max', 'cur'].includes(name))
					.map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
				<Button type="submit" variant="brand" className="uni-apply">
					{t('filters.apply')}
				</Button>
			</form>
		</search>
	)
}
