/** Whether the way is open, what the university asks for, and what lies between. */
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatMonth } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import type { Range } from '#domain/plan/facts.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { withAnswers } from '#domain/plan/plan-query.ts'
import { useFigures } from './figures.tsx'
import type { PlanResult } from './plan-view.ts'
import { ChangeLink } from './shortlist.tsx'
import type { PlanActions } from './use-plan.ts'
import { Ways } from './ways.tsx'

interface WayProps {
	result: PlanResult
	plan: Plan
	query: string
	actions: PlanActions
}

/** Scores are codes and stand left to right, the higher one last. */
const band = ({ low, high }: Range, digits: number) =>
	low === high ? low.toFixed(digits) : `${low.toFixed(digits)}–${high.toFixed(digits)}`

export function Way({ result, plan, query, actions }: WayProps) {
	const t = useT('plan')
	const { way, university, level } = result
	const { ielts, toefl, muet } = way.asked
	return (
		<section id="route" className="plan-block" aria-labelledby="route-title">
			<div className="plan-head">
				<h2 id="route-title">{t('way.title')}</h2>
			</div>
			<div className={`panel way ${way.courses.length > 0 ? 'way-two' : ''}`}>
				<div>
					<div className="way-verdict">
						<span className="star" aria-hidden="true">
							<GraduationCap className="icon" />
						</span>
						<div>
							<h3>{t(`way.${way.verdict}`)}</h3>
							<p>
								<Bidi>
									{t('way.asked', {
										level: t(`way.level.${level}`),
										ielts: band(ielts, 1),
										toefl: band(toefl, 0),
										muet: band(muet, 0),
									})}
								</Bidi>
							</p>
							{way.needs && <p>{t('way.needs', { certificate: t(`certificate.${way.needs}`) })}</p>}
							{way.verdict === 'conditional' && <p>{t('way.pass')}</p>}
							{way.likelyEnough && <p>{t('way.likely')}</p>}
							{way.verdict === 'conditional' && !way.steps && !way.likelyEnough && (
								<p>{t('way.tellLevel')}</p>
							)}
							<p>{t('way.grades')}</p>
						</div>
					</div>
					<Legs result={result} plan={plan} />
				</div>
				<Ways result={result} query={query} actions={actions} />
				{way.courses.length > 0 && <Courses way={way} query={query} actions={actions} />}
				{way.admissionText && (
					<div className="way-own">
						<h3>{t('way.own', { university: university.name })}</h3>
						<p>
							<Bidi>{way.admissionText}</Bidi>
						</p>
					</div>
				)}
				{way.programmes.length > 0 && (
					<details className="way-programmes">
						<summary>{t('way.programmes')}</summary>
						{way.programmes.map((one) => (
							<div key={one.university}>
								<h4>{one.university}</h4>
								<ul className="chips">
									{one.programmes.map(({ code, name }) => (
										<li key={code}>
											<ChangeLink
												className="chip way-programme"
												to={withAnswers(query, { p: code })}
												actions={actions}
											>
												<Bidi>{name}</Bidi>
											</ChangeLink>
										</li>
									))}
								</ul>
							</div>
						))}
					</details>
				)}
			</div>
		</section>
	)
}

/** From today to the first lecture, as stations of one voyage. */
function Legs({ result, plan }: Pick<WayProps, 'result' | 'plan'>) {
	const t = useT('plan')
	const language = useLanguage()
	const { months } = useFigures()
	const { way, university, programme, intake } = result
	const english = plan.score
		? `${plan.test === 'level' ? '' : plan.test.toUpperCase()} ${plan.score}`.trim()
		: ''
	return (
		<ol className="stations">
			<li>
				<b>
					<Bidi>{english ? t('way.today', { english }) : t('way.todayNone')}</Bidi>
				</b>
				<span>{t(`certificate.${plan.certificate}`)}</span>
			</li>
			{way.steps && way.months && way.months.high > 0 && (
				<li className="now">
					<b>
						{way.chosen === 'foundation'
							? t('dates.step.foundation')
							: t('way.lessons', { months: months(way.months) })}
					</b>
					{way.chosen !== 'foundation' && (
						<span>{t('way.hours', { low: way.steps.hours.low, high: way.steps.hours.high })}</span>
					)}
				</li>
			)}
			<li className="goal">
				<b>{university.name}</b>
				<span>
					<Bidi>
						{programme
							? t('way.start', { programme, intake: formatMonth(language, intake) })
							: formatMonth(language, intake)}
					</Bidi>
				</span>
			</li>
		</ol>
	)
}

function Courses({
	way,
	query,
	actions,
}: { way: PlanResult['way'] } & Pick<WayProps, 'query' | 'actions'>) {
	const t = useT('plan')
	const { months, ringgit } = useFigures()
	return (
		<div className="way-courses">
			<h3>{t('way.where')}</h3>
			<ul>
				{way.courses.map((course) => {
					const chosen = course.code === way.course
					return (
						<li key={course.code} className={chosen ? 'counts' : ''}>
							<ChangeLink
								className="way-course"
								to={withAnswers(query, { c: course.code, way: '' })}
								actions={actions}
							>
								<b>{course.institute}</b>
								<span className="way-fee">
									<Bidi>{ringgit(course.fee)}</Bidi>
								</span>
								<span className="way-course-text">
									{t('way.course', {
										name: course.name,
										count: course.hoursPerWeek,
										months: months(course.months),
									})}
									{course.missing > 0 && <em>{t('way.missing', { count: course.missing })}</em>}
								</span>
								<span className="way-choose">
									{chosen ? t('shortlist.countsHome') : t('way.choose')}
								</span>
							</ChangeLink>
						</li>
					)
				})}
			</ul>
			<Link className="text-link" to={paths.institutes()}>
				{t('shortlist.institutes')}
			</Link>
		</div>
	)
}
