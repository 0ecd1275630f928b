/** A form that works as one before scripts run: its fields are the parameters of the address. */
import Search from 'lucide-react/icons/search'
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
				<div className="field">
					<label className="field-label" htmlFor="field">
						{t('filters.field')}
					</label>
					<select
						id="field"
						name="field"
						className="field-input"
						value={filters.field}
						onChange={choose}
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
						onChange={choose}
					>
						<option value="all">{t('filters.allLocations')}</option>
						{universityLocationOptions.map((option) => (
							<option key={option} value={option}>
								{places.cities[option]}
							</option>
						))}
					</select>
				</div>
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
