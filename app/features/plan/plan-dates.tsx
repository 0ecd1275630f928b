/** When each step is due, from the papers to the first lecture, with today among them. */
import CalendarDays from 'lucide-react/icons/calendar-days'
import Moon from 'lucide-react/icons/moon'
import { Fragment } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { DateInput } from '#app/components/date-field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { formatDate, formatMonth, unbroken } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import type { HijriDate } from '#domain/plan/hijri.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { withAnswers } from '#domain/plan/plan-query.ts'
import type { Feast } from './feasts.ts'
import { HiddenPlan, PlanField } from './plan-fields.tsx'
import type { PlanResult } from './plan-view.ts'
import { ChangeLink } from './shortlist.tsx'
import { slackText, Timing } from './timing.tsx'
import type { PlanActions } from './use-plan.ts'

interface PlanDatesProps {
	result: PlanResult
	plan: Plan
	query: string
	today: string
	actions: PlanActions
}

export function PlanDates({ result, plan, query, today, actions }: PlanDatesProps) {
	const t = useT('plan')
	const language = useLanguage()
	const { dates, intake } = result
	return (
		<section id="dates" className="plan-block" aria-labelledby="dates-title">
			<div className="plan-head">
				<h2 id="dates-title">{t('dates.title')}</h2>
				<p>
					{t('dates.lead', { intake: formatDate(language, dates.steps.at(-1)?.date ?? today) })}
				</p>
			</div>
			<div className="panel dates">
				<Steps result={result} today={today} />
				<div className="dates-state">
					<Left dates={dates} />
					{dates.proposed && (
						<p>
							<Bidi>{t('dates.proposed', { intake: formatMonth(language, dates.proposed) })}</Bidi>{' '}
							<ChangeLink
								className="text-link"
								to={withAnswers(query, { in: dates.proposed })}
								actions={actions}
							>
								{t('dates.take', { intake: formatMonth(language, dates.proposed) })}
							</ChangeLink>
						</p>
					)}
					{dates.quick && (
						<p>
							<Bidi>
								{t('dates.earlier', {
									intake: formatMonth(language, dates.quick.intake),
									slack: slackText(t, dates.quick.slack),
								})}
							</Bidi>
						</p>
					)}
					<ButtonAnchor variant="line" small href={paths.planDates(query)} className="no-print">
						<CalendarDays className="icon" aria-hidden="true" />
						{t('dates.download')}
					</ButtonAnchor>
					<ul className="dates-intakes" aria-label={t('dates.intakes')}>
						{dates.intakes.map(({ value, colour, slack }) => (
							<li key={value}>
								<ChangeLink
									className={intake.startsWith(value) ? 'chosen' : ''}
									to={withAnswers(query, { in: value })}
									actions={actions}
								>
									<b>{formatMonth(language, value)}</b>
									<Timing colour={colour} slack={slack} short />
								</ChangeLink>
							</li>
						))}
					</ul>
				</div>
				<ExactDay query={query} plan={plan} actions={actions} />
				<p className="plan-note">
					<Moon className="icon" aria-hidden="true" />
					{t('dates.note')}
				</p>
			</div>
		</section>
	)
}

/** The light and the days; behind the usual durations, also the last day that is possible. */
function Left({ dates: { colour, slack, nextDate } }: Pick<PlanResult, 'dates'>) {
	const t = useT('plan')
	const language = useLanguage()
	return (
		<p className="dates-left">
			<Timing colour={colour} slack={slack} />
			{colour === 'red' && <span className="dates-late">{t('dates.late')}</span>}
			{colour === 'amber' && slack < 0 && (
				<span className="dates-late">
					<Bidi>{t('dates.quick', { date: unbroken(formatDate(language, nextDate)) })}</Bidi>
				</span>
			)}
		</p>
	)
}

function Steps({ result, today }: Pick<PlanDatesProps, 'result' | 'today'>) {
	const t = useT('plan')
	const { dates, university } = result
	const word = useHijri()
	const language = useLanguage()
	const passed = dates.steps.filter(({ date }) => date < today).length
	return (
		<ol className="stations dates-steps" data-steps={dates.steps.length + 1}>
			{dates.steps.map(({ id, name, date, hijri, latest, feasts }, at) => (
				<Fragment key={id}>
					{at === passed && <Today today={today} />}
					<li
						className={id === 'intake' ? 'goal' : id === dates.next ? 'now' : ''}
						data-passed={date < today || undefined}
					>
						<time dateTime={date}>
							<b>{formatDate(language, date)}</b>
							<span>{word(hijri)}</span>
						</time>
						<p>
							<Bidi>{t(`dates.step.${name}`, { university: university.name })}</Bidi>
						</p>
						{latest && latest !== date && (
							<small>{t('dates.latest', { date: unbroken(formatDate(language, latest)) })}</small>
						)}
						{feasts.length > 0 && <Feasts feasts={feasts} />}
					</li>
				</Fragment>
			))}
		</ol>
	)
}

/** Among the steps where it is: after what has passed, before what is to come. */
function Today({ today }: { today: string }) {
	const t = useT('plan')
	const language = useLanguage()
	return (
		<li className="dates-today">
			<time dateTime={today}>
				<b>{t('dates.today')}</b>
				<span>{formatDate(language, today)}</span>
			</time>
		</li>
	)
}

function useHijri() {
	const t = useT('plan')
	// A year has no thousands.
	return ({ year, month, day }: HijriDate) =>
		t('dates.hijri', { day, month: t(`hijriMonth.${month}`), year: String(year) })
}

function Feasts({ feasts }: { feasts: readonly Feast[] }) {
	const t = useT('plan')
	const language = useLanguage()
	const names = feasts.map((feast) =>
		'ramadan' in feast
			? t('dates.ramadan')
			: t('dates.named', {
					name: feast.name,
					date: unbroken(formatDay(formatDate(language, feast.date))),
				}),
	)
	const list = names.join(t('dates.comma'))
	return (
		<small className="dates-feast">
			<Moon className="icon" aria-hidden="true" />
			{t('dates.feast', { names: list })}
		</small>
	)
}

/** Day and month: the year stands above it. */
const formatDay = (date: string) => date.replace(/\s*\d{4}$/, '')

/** The months of the catalogue count from their first day, until the university has named it. */
function ExactDay({ query, plan, actions }: Omit<PlanDatesProps, 'result' | 'today'>) {
	const t = useT('plan')
	return (
		<form
			className="dates-exact no-print"
			method="get"
			action={paths.plan()}
			onSubmit={(event) => {
				event.preventDefault()
				const day = new FormData(event.currentTarget).get('in')
				if (typeof day === 'string') actions.change(withAnswers(query, { in: day }))
			}}
		>
			<HiddenPlan query={query} without={['in']} />
			<PlanField label={t('dates.exact')}>
				{(control) => (
					<DateInput
						{...control}
						key={plan.intake}
						name="in"
						defaultValue={plan.intake && plan.intake.length > 7 ? plan.intake : ''}
					/>
				)}
			</PlanField>
			<Button type="submit" variant="line">
				{t('dates.exactUse')}
			</Button>
		</form>
	)
}
