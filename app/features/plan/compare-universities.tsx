import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatRinggit, formatYears, unbroken } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { withAnswer, withFirst, withoutMark } from '#domain/plan/marks.ts'
import { CompareTable, Missing, type Row } from './compare-table.tsx'
import type { CompareView } from './compare-view.ts'
import { FromTo, useFigures } from './figures.tsx'
import type { PlanActions } from './use-plan.ts'

interface CompareProps {
	view: CompareView
	actions: PlanActions
}

export function CompareUniversities({ view, actions }: CompareProps) {
	const t = useT('compare')
	const { universities, query, best } = view
	const rows = useUniversityRows(view, actions)
	return (
		<CompareTable
			caption={t('title')}
			columns={universities.map((one) => ({
				...one,
				short: one.shortName,
				without: paths.compare(withoutMark(query, 'u', one.code)),
			}))}
			rows={rows.map((row) => ({ ...row, best: bestOf(row.id) }))}
			onRemove={(without) => actions.keep(without.replace(paths.compare(), ''))}
		/>
	)
	function bestOf(id: string): NonNullable<Row['best']> {
		if (id === 'firstYear') return { at: best.firstYear, word: t('least') }
		if (id === 'rent') return { at: best.rent, word: t('least') }
		return { at: id === 'qs' ? best.qs : undefined, word: t('highest') }
	}
}

function useUniversityRows(
	{ universities, asked, plan, query, most }: CompareView,
	actions: PlanActions,
): Row[] {
	const t = useT('compare')
	const words = useT('plan')
	const language = useLanguage()
	const { ringgit } = useFigures()
	const { ielts } = asked
	const band = `IELTS ${ielts.low.toFixed(1)}–${ielts.high.toFixed(1)}`
	const yours =
		plan.score && plan.test !== 'none'
			? `${plan.test === 'level' ? '' : plan.test.toUpperCase()} ${plan.score}`.trim()
			: undefined
	const row = (
		id: string,
		title: string,
		value: (one: CompareView['universities'][number]) => Row['values'][number],
		note?: string,
	): Row => ({
		id,
		title,
		note,
		values: universities.map(value),
	})
	return [
		{
			...row(
				'firstYear',
				t('row.firstYear'),
				({ firstYear }) =>
					firstYear ? (
						<>
							<b>
								<FromTo {...firstYear} />
							</b>
							<span className="compare-bar" aria-hidden="true">
								<i
									style={{
										insetInlineStart: `${(firstYear.low / most) * 100}%`,
										insetInlineEnd: `${100 - (firstYear.high / most) * 100}%`,
									}}
								/>
							</span>
						</>
					) : (
						<Missing>{t('none.firstYear')}</Missing>
					),
				t('row.firstYearNote'),
			),
			strong: true,
		},
		row('programmes', t('row.programmes'), ({ programmes }) =>
			programmes.length === 0 ? (
				<Missing>{t('none.programmes')}</Missing>
			) : (
				<ul className="compare-list">
					{programmes.map(({ code, name, years, annualFee }) => (
						<li key={code}>
							<b>
								<Bidi>{name}</Bidi>
							</b>
							<small>
								{t('programme', {
									years: formatYears(language, years),
									fee: unbroken(
										words('shortlist.perYear', { amount: formatRinggit(language, annualFee) }),
									),
								})}
							</small>
						</li>
					))}
				</ul>
			),
		),
		row('tuition', t('row.tuition'), ({ tuition }) => ringgit(tuition), t('row.tuitionNote')),
		row('qs', t('row.qs'), ({ qs }) =>
			qs === null ? <Missing>{t('none.qs')}</Missing> : <b className="compare-rank">{qs}</b>,
		),
		row(
			'english',
			t('row.english'),
			() => <bdi dir="ltr">{band}</bdi>,
			yours && t('row.yours', { english: yours }),
		),
		row('type', t('row.type'), ({ type }) => t(`type.${type}`)),
		row('city', t('row.city'), ({ city }) => city),
		row('intakes', t('row.intakes'), ({ intakes }) => <Bidi>{intakes}</Bidi>),
		row(
			'rent',
			t('row.rent'),
			({ rentInCity, city }) =>
				rentInCity ? ringgit(rentInCity) : <Missing>{t('none.rent', { city })}</Missing>,
			t('row.rentNote'),
		),
		row('accreditation', t('row.accreditation'), ({ accreditation }) => (
			<Bidi>{accreditation}</Bidi>
		)),
		row('scholarships', t('row.scholarships'), ({ scholarships }) => <Bidi>{scholarships}</Bidi>),
		row('actions', t('row.actions'), ({ code, id, cheapest }) => {
			const chosen = cheapest ? withAnswer(query, 'p', cheapest) : withFirst(query, code)
			return (
				<span className="compare-actions no-print">
					<ButtonLink
						variant="brand"
						small
						to={paths.plan(chosen)}
						onClick={() => actions.keep(chosen)}
					>
						{t('choose')}
					</ButtonLink>
					<ButtonLink variant="line" small to={paths.university(id)}>
						{t('details')}
					</ButtonLink>
				</span>
			)
		}),
	]
}
