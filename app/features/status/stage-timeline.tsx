/** The stages in their order: those behind with their days, the present one with what happens in it, those ahead with how long they take. */
import Check from 'lucide-react/icons/check'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { StatusView, TimelineStage } from '#domain/cases/status.ts'
import { formatDate, formatRange } from '#domain/format.ts'
import { isMessage } from './is-message.ts'

type TimelineProps = Pick<StatusView, 'level' | 'kind' | 'stages' | 'expected' | 'ending' | 'now'>

export function StageTimeline({ level, kind, stages: way, expected, ending, now }: TimelineProps) {
	const t = useT('status')
	const names = useT('status-stages')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	// The last stage of a request that is complete lies behind it, too.
	const stages = way.map((stage) =>
		stage.state === 'now' && ending === 'done' ? { ...stage, state: 'done' as const } : stage,
	)
	return (
		<section className="panel status-card" aria-labelledby="timeline-title">
			<h2 id="timeline-title">{words('steps')}</h2>
			<ol className="voyage status-timeline">
				{stages.map((stage, index) => (
					<li
						key={stage.code}
						className={`stage-${stage.state}`}
						aria-current={stage.state === 'now' ? 'step' : undefined}
					>
						<span className="star-number" aria-hidden="true">
							{stage.state === 'done' ? <Check className="icon" /> : index + 1}
						</span>
						<div>
							<h3>
								<Bidi>{names(`name.${kind}.${stage.code}`)}</Bidi>
								<span className="sr-only">{t(`timeline.${stage.state}`)}</span>
							</h3>
							<StageTime stage={stage} />
							{stage.state === 'now' && ending === null && (
								<NowText code={stage.code} {...{ level, kind, expected }} />
							)}
							{stage.state === 'now' && stage.at && expected && (
								<Meter from={stage.at} now={now} expected={expected} />
							)}
						</div>
					</li>
				))}
			</ol>
		</section>
	)
}

function StageTime({ stage: { state, at, days } }: { stage: TimelineStage }) {
	const t = useT('status')
	const language = useLanguage()
	if (at !== null) {
		const day = formatDate(language, at)
		return (
			<p className="stage-time">
				<time dateTime={at}>{state === 'now' ? t('timeline.since', { day }) : day}</time>
			</p>
		)
	}
	if (state === 'done' || days === null) return null
	return (
		<p className="stage-time">
			{t('timeline.days', { count: days[1], days: formatRange(language, ...days) })}
		</p>
	)
}

function NowText({
	level,
	kind,
	code,
	expected,
}: Pick<StatusView, 'level' | 'kind' | 'expected'> & { code: string }) {
	const t = useT('status')
	const stage = useT(level === 'family' ? 'status-family' : 'status-stages')
	const language = useLanguage()
	return (
		<p>
			<Bidi>{stage(`now.${kind}.${code}.text`)}</Bidi>{' '}
			{expected &&
				t('timeline.expected', {
					from: formatDate(language, expected.from),
					until: formatDate(language, expected.until),
				})}
		</p>
	)
}

/** How far the expected time has gone; the sentence above it says the same. */
function Meter({
	from,
	now,
	expected,
}: {
	from: string
	now: string
	expected: NonNullable<StatusView['expected']>
}) {
	const start = Date.parse(from)
	const whole = Date.parse(expected.until) - start
	const share = (time: string) =>
		`${Math.min(100, Math.max(0, ((Date.parse(time) - start) / whole) * 100)).toFixed(1)}%`
	return (
		<div className="status-meter" aria-hidden="true">
			<i style={{ insetInlineStart: share(expected.from) }} className="meter-window" />
			<i style={{ inlineSize: share(now) }} className="meter-gone" />
			<b style={{ insetInlineStart: share(now) }} />
		</div>
	)
}
