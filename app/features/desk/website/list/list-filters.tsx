/** What the list may be narrowed to; each choice is part of the address. */
import ListFilter from 'lucide-react/icons/list-filter'
import { useT } from '#app/language/strings.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { DeskSelect } from '../../desk-select.tsx'

export const kinds = [
	'university',
	'institute',
	'home',
	'page',
	'company',
	'figures',
	'order',
	'template',
] as const
export const states = ['draft', 'dated', 'release', 'hidden'] as const

interface FiltersProps {
	colleagues: readonly Colleague[]
	asked: URLSearchParams
	onChoose: (name: string, value: string) => void
}

export function ListFilters({ colleagues, asked, onChoose }: FiltersProps) {
	const t = useT('website')
	const all = { value: '', label: t('filter.all') }
	const filters = [
		{
			name: 'kind',
			label: t('filter.kind'),
			icon: <ListFilter className="icon" aria-hidden="true" />,
			options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
		},
		{
			name: 'state',
			label: t('filter.state'),
			options: states.map((value) => ({ value, label: t(`states.${value}`) })),
		},
		{
			name: 'by',
			label: t('filter.by'),
			options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
		},
		{
			name: 'open',
			label: t('filter.open'),
			options: [{ value: '1', label: t('filter.openOnly') }],
		},
	]
	return (
		<fieldset className="web-filters">
			<legend className="sr-only">{t('filter.label')}</legend>
			{filters.map(({ name, label, icon, options }) => (
				<DeskSelect
					key={name}
					label={label}
					showsLabel
					icon={icon}
					options={[all, ...options]}
					value={asked.get(name) ?? ''}
					onChange={(value) => onChoose(name, value)}
				/>
			))}
		</fieldset>
	)
}
