/** The plan on one sheet of paper: what it costs, what to gather, when, and whom to ask. */
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { consultants } from '#content/consultants.ts'
import { formatDate, formatMonth } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import { FromTo } from './figures.tsx'
import type { PlanResult, PlanView } from './plan-view.ts'

const documents = [
	'passport',
	'certificates',
	'transcripts',
	'english',
	'photos',
	'statement',
	'medical',
	'offer',
] as const

interface PrintSheetProps {
	view: PlanView
	result: PlanResult
	consultants: Localized<typeof consultants>
	address: string
}

export function PrintSheet({ view, result, consultants, address }: PrintSheetProps) {
	const t = useT('print')
	const plan = useT('plan')
	const language = useLanguage()
	const { total, way, dates, university, programme, intake } = result
	return (
		<article className="sheet">
			<header>
				<h1>{t('title')}</h1>
				<p>{formatDate(language, view.today)}</p>
			</header>
			<dl className="sheet-plan">
				<dt>{t('university')}</dt>
				<dd>{university.name}</dd>
				{programme && (
					<>
						<dt>{t('programme')}</dt>
						<dd>
							<Bidi>{programme}</Bidi>
						</dd>
					</>
				)}
				<dt>{t('intake')}</dt>
				<dd>{intake.length > 7 ? formatDate(language, intake) : formatMonth(language, intake)}</dd>
				<dt>{t('way')}</dt>
				<dd>{plan(`verdict.${way.verdict}`)}</dd>
				{view.universities.length > 1 && (
					<>
						<dt>{t('shortlist')}</dt>
						<dd>{view.universities.map(({ name }) => name).join(plan('dates.comma'))}</dd>
					</>
				)}
			</dl>
			<section>
				<h2>{t('total')}</h2>
				<table>
					<thead>
						<tr>
							<th scope="col">{t('group')}</th>
							<th scope="col">{t('ringgit')}</th>
						</tr>
					</thead>
					<tbody>
						{total.groups.map(({ group, low, high }) => (
							<tr key={group}>
								<th scope="row">{plan(`group.${group}`)}</th>
								<td>
									<FromTo low={low} high={high} />
								</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{plan('total.sum')}</th>
							<td>
								<FromTo {...total.ringgit} />
							</td>
						</tr>
						{total.currency !== 'MYR' && (
							<tr>
								<th scope="row">
									{plan(`inCurrency.${total.currency}`)}
									{' · '}
									{plan('total.rate', { date: formatDate(language, total.rate.date) })}
								</th>
								<td>
									<FromTo {...total.amount} />
								</td>
							</tr>
						)}
						<tr>
							<th scope="row">{plan('total.refundable')}</th>
							<td>
								<FromTo {...total.refundable} />
							</td>
						</tr>
					</tfoot>
				</table>
			</section>
			<section>
				<h2>{t('dates')}</h2>
				<ol>
					{dates.steps.map(({ id, name, date }) => (
						<li key={id}>
							<b>{formatDate(language, date)}</b>
							<span>
								<Bidi>{plan(`dates.step.${name}`, { university: university.name })}</Bidi>
							</span>
						</li>
					))}
				</ol>
			</section>
			<section>
				<h2>{t('documents')}</h2>
				<ul className="sheet-boxes">
					{documents.map((id) => (
						<li key={id}>{t(`document.${id}`)}</li>
					))}
				</ul>
			</section>
			<section>
				<h2>{t('consultants')}</h2>
				<ul className="sheet-people">
					{consultants.map(({ id, name, title, whatsapp }) => (
						<li key={id}>
							<b>{name}</b>
							<span>{title}</span>
							<bdi dir="ltr">{whatsapp.display}</bdi>
						</li>
					))}
				</ul>
			</section>
			<footer>
				<b>{t('link')}</b> <bdi dir="ltr">{address}</bdi>
			</footer>
		</article>
	)
}
