/** The ways to the degree side by side, each with its earliest start, light, months, total and what is not certain about it. */
import Check from 'lucide-react/icons/check'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatMonth } from '#domain/format.ts'
import { withAnswers } from '#domain/plan/plan-query.ts'
import { FromTo, useFigures } from './figures.tsx'
import type { PlanResult } from './plan-view.ts'
import { ChangeLink } from './shortlist.tsx'
import { Timing } from './timing.tsx'
import type { PlanActions } from './use-plan.ts'
import type { WayView } from './ways-view.ts'

interface WaysProps {
	result: PlanResult
	query: string
	actions: PlanActions
}

export function Ways({ result: { way, total }, query, actions }: WaysProps) {
	const t = useT('plan')
	if (way.ways.length === 0) return null
	return (
		<div className="ways">
			<h3>{t('ways.title')}</h3>
			{way.ways.length > 1 && <p className="ways-lead">{t('ways.lead')}</p>}
			<ul className="ways-cards" data-ways={way.ways.length}>
				{way.ways.map((one) => (
					<WayCard
						key={one.way}
						one={one}
						chosen={one.way === way.chosen}
						alone={way.ways.length === 1}
						total={total}
						query={query}
						actions={actions}
					/>
				))}
			</ul>
			{way.results.length > 0 && <Results results={way.results} />}
		</div>
	)
}

interface WayCardProps extends Omit<WaysProps, 'result'> {
	one: WayView
	chosen: boolean
	alone: boolean
	total: PlanResult['total']
}

function WayCard({ one, chosen, alone, total, query, actions }: WayCardProps) {
	const t = useT('plan')
	const language = useLanguage()
	const { months } = useFigures()
	const currency = t(`inCurrency.${total.currency}`)
	const lessons = one.months && (one.months.high === 0 ? t('ways.noMonths') : months(one.months))
	return (
		<li className={`ways-card ${chosen ? 'counts' : ''}`}>
			<h4>{t(`ways.name.${one.way}`)}</h4>
			<dl>
				<div>
					<dt>{t('ways.start')}</dt>
					<dd>
						<b>{formatMonth(language, one.intake)}</b>
						<Timing colour={one.colour} slack={one.slack} short />
					</dd>
				</div>
				<div>
					<dt>{t('ways.months')}</dt>
					<dd>{lessons ?? t('ways.unknownMonths')}</dd>
				</div>
				<div>
					<dt>{t('ways.total', { currency })}</dt>
					<dd>
						{one.amount ? (
							<b>
								<FromTo {...one.amount} />
							</b>
						) : (
							t('ways.noTotal')
						)}
						{one.withoutEnglish && <small>{t('ways.withoutEnglish')}</small>}
						{one.withoutEnglish && chosen && total.monthAdds && (
							<small>
								{t('ways.monthAdds', { range: t('range.both', { ...total.monthAdds }) })}
							</small>
						)}
					</dd>
				</div>
			</dl>
			<div className="ways-doubts">
				<h5>{t('ways.uncertain')}</h5>
				<ul>
					{one.doubts.map((doubt) => (
						<li key={doubt}>{t(`ways.doubt.${doubt}`)}</li>
					))}
				</ul>
			</div>
			{chosen ? (
				<p className="short-counts">
					<Check className="icon" aria-hidden="true" />
					{t('ways.chosen')}
				</p>
			) : (
				!alone &&
				one.way !== 'open' && (
					<ChangeLink
						className="btn btn-line btn-small ways-choose no-print"
						to={withAnswers(query, { way: one.way })}
						actions={actions}
					>
						{t('ways.choose')}
						<span className="sr-only">: {t(`ways.name.${one.way}`)}</span>
					</ChangeLink>
				)
			)}
		</li>
	)
}

/** While there is no result yet: what the one that is asked for, half a band less and a band less would mean. */
function Results({ results }: { results: PlanResult['way']['results'] }) {
	const t = useT('plan')
	const language = useLanguage()
	return (
		<div className="ways-results">
			<h4>{t('ways.results')}</h4>
			<p>{t('ways.resultsLead')}</p>
			<dl>
				{results.map(({ score, way, intake }) => (
					<div key={score}>
						<dt>
							<bdi dir="ltr">{score}</bdi>
						</dt>
						<dd>
							<Bidi>
								{t('ways.result', {
									way: t(`ways.name.${way}`),
									intake: formatMonth(language, intake),
								})}
							</Bidi>
						</dd>
					</div>
				))}
			</dl>
		</div>
	)
}
