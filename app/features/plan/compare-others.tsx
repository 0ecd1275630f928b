/** Institutes and homes side by side, each kind in a table of its own. */
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { withoutMark } from '#domain/plan/plan-query.ts'
import { CompareTable, Missing } from './compare-table.tsx'
import type { CompareView } from './compare-view.ts'
import { FromTo, useFigures } from './figures.tsx'
import type { PlanActions } from './use-plan.ts'

interface CompareProps {
	view: CompareView
	actions: PlanActions
}

export function CompareInstitutes({ view, actions }: CompareProps) {
	const t = useT('compare')
	const { ringgit, months } = useFigures()
	const { institutes, query, best, needsCourse } = view
	const unknown = <Missing>{t(needsCourse ? 'none.months' : 'none.needless')}</Missing>
	return (
		<CompareTable
			caption={t('institutes')}
			columns={institutes.map((one) => ({
				...one,
				short: one.name,
				crest: one.mark,
				without: paths.compare(withoutMark(query, 'i', one.code)),
			}))}
			onRemove={(without) => actions.keep(without.replace(paths.compare(), ''))}
			rows={[
				{
					id: 'levels',
					title: t('row.levels'),
					values: institutes.map(({ code, levels }) => (
						<bdi key={code} dir="ltr">
							{levels.join('–')}
						</bdi>
					)),
				},
				{
					id: 'monthlyFee',
					title: t('row.monthlyFee'),
					values: institutes.map(({ monthlyFee }) => ringgit(monthlyFee)),
					best: { at: best.monthlyFee, word: t('least') },
				},
				{
					id: 'hours',
					title: t('row.hours'),
					values: institutes.map(({ code, hours }) => <FromTo key={code} {...hours} />),
				},
				{
					id: 'classSize',
					title: t('row.classSize'),
					values: institutes.map(({ code, classSize }) => <FromTo key={code} {...classSize} />),
				},
				{
					id: 'startDates',
					title: t('row.startDates'),
					values: institutes.map(({ code, startDates }) => <Bidi key={code}>{startDates}</Bidi>),
				},
				{
					id: 'yourMonths',
					title: t('row.yourMonths'),
					values: institutes.map((one) => (one.months ? months(one.months) : unknown)),
				},
				{
					id: 'cost',
					title: t('row.cost'),
					values: institutes.map(({ cost }) => (cost ? ringgit(cost) : unknown)),
					best: { at: best.cost, word: t('least') },
				},
				{
					id: 'actions',
					title: t('row.actions'),
					values: institutes.map(({ id }) => (
						<ButtonLink key={id} variant="line" small to={paths.institute(id)}>
							{t('details')}
						</ButtonLink>
					)),
				},
			]}
		/>
	)
}

export function CompareHomes({ view, actions }: CompareProps) {
	const t = useT('compare')
	const plan = useT('plan')
	const { ringgit } = useFigures()
	const { homes, query, best } = view
	const list = (items: string[]) => (
		<ul className="compare-list">
			{items.map((item) => (
				<li key={item}>
					<Bidi>{item}</Bidi>
				</li>
			))}
		</ul>
	)
	return (
		<CompareTable
			caption={t('homes')}
			columns={homes.map((one) => ({
				...one,
				short: one.name,
				without: paths.compare(withoutMark(query, 'h', one.code)),
			}))}
			onRemove={(without) => actions.keep(without.replace(paths.compare(), ''))}
			rows={[
				{ id: 'type', title: t('row.homeType'), values: homes.map(({ typeName }) => typeName) },
				{ id: 'city', title: t('row.city'), values: homes.map(({ city }) => city) },
				{
					id: 'rent',
					title: t('row.homeRent'),
					note: homes.some(({ hotel }) => hotel) ? plan('total.hotel') : undefined,
					values: homes.map(({ rent }) => ringgit(rent)),
					best: { at: best.homeRent, word: t('least') },
				},
				{ id: 'rooms', title: t('row.rooms'), values: homes.map(({ rooms }) => list(rooms)) },
				{
					id: 'amenities',
					title: t('row.amenities'),
					values: homes.map(({ amenities }) => list(amenities)),
				},
				{ id: 'nearby', title: t('row.nearby'), values: homes.map(({ nearby }) => list(nearby)) },
				{
					id: 'actions',
					title: t('row.actions'),
					values: homes.map(({ id }) => (
						<ButtonLink key={id} variant="line" small to={paths.listing(id)}>
							{t('details')}
						</ButtonLink>
					)),
				},
			]}
		/>
	)
}
