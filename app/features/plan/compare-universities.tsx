import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatMonth, formatNumber, formatRinggit, formatYears, unbroken } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { withAnswers, withFirst, withoutMark } from '#domain/plan/plan-query.ts'
import { BudgetMark } from './budget-mark.tsx'
import { CompareTable, Missing, type Row } from './compare-table.tsx'
import type { ColumnView, CompareView } from './compare-view.ts'
import { FromTo, useFigures } from './figures.tsx'
import { Timing } from './timing.tsx'
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
	const written = (text: string) =>
		text ? <Bidi>{text}</Bidi> : <Missing>{t('none.words')}</Missing>
	return [
		{
			...row(
				'firstYear',
				t('row.firstYear'),
				({ column }) =>
					column ? (
						<FirstYear column={column} most={most} isRinggit={plan.currency === 'MYR'} />
					) : (
						<Missing>{t('none.firstYear')}</Missing>
					),
				t('row.firstYearNote', { currency: words(`inCurrency.${plan.currency}`) }),
			),
			strong: true,
		},
		row('way', t('row.way'), ({ column }) => {
			if (column?.way) return words(`ways.name.${column.way.way}`)
			const certificate = column?.needs && words(`certificate.${column.needs}`)
			return <Missing>{certificate ? t('none.later', { certificate }) : t('none.way')}</Missing>
		}),
		row('intake', t('row.intake'), ({ column }) =>
			column?.way ? (
				<>
					<b>{formatMonth(language, column.way.intake)}</b>{' '}
					<Timing colour={column.way.colour} slack={column.way.slack} short />
				</>
			) : (
				<Missing>{t('none.intake')}</Missing>
			),
		),
		...(plan.budget === undefined
			? []
			: [
					row(
						'budget',
						t('row.budget'),
						({ column }) =>
							column?.budget ? (
								<BudgetMark {...column.budget} />
							) : (
								<Missing>{t('none.budget')}</Missing>
							),
						t('row.budgetNote', { max: formatNumber(language, plan.budget) }),
					),
				]),
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
		row('intakes', t('row.intakes'), ({ intakes }) => written(intakes)),
		row(
			'rent',
			t('row.rent'),
			({ rentInCity, city }) =>
				rentInCity ? ringgit(rentInCity) : <Missing>{t('none.rent', { city })}</Missing>,
			t('row.rentNote'),
		),
		row('accreditation', t('row.accreditation'), ({ accreditation }) => written(accreditation)),
		row('scholarships', t('row.scholarships'), ({ scholarships }) => written(scholarships)),
		row('actions', t('row.actions'), ({ code, id, column }) => {
			const chosen = column
				? withAnswers(query, { p: column.programme.code })
				: withFirst(query, code)
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

/** What the plan would come to here, and for which programme. */
function FirstYear({
	column,
	most,
	isRinggit,
}: {
	column: ColumnView
	most: number
	isRinggit: boolean
}) {
	const t = useT('compare')
	const words = useT('plan')
	const { ringgit } = useFigures()
	const { amount, programme, way, needs } = column
	if (!amount) return <Missing>{words('ways.noTotal')}</Missing>
	return (
		<>
			<b>
				<FromTo {...amount} />
			</b>
			<span className="compare-bar" aria-hidden="true">
				<i
					style={{
						insetInlineStart: `${(amount.low / most) * 100}%`,
						insetInlineEnd: `${100 - (amount.high / most) * 100}%`,
					}}
				/>
			</span>
			{!isRinggit && <small className="compare-small">{ringgit(column.ringgit)}</small>}
			<small className="compare-small">
				<Bidi>{t('counted', { programme: programme.name })}</Bidi>
			</small>
			{way?.withoutEnglish && (
				<small className="compare-small">{words('ways.withoutEnglish')}</small>
			)}
			{needs && <small className="compare-small">{t('none.laterTotal')}</small>}
		</>
	)
}
