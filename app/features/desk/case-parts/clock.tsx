/** How long a case has still time, as a ring and in words. */
import { type TranslateIn, useT } from '#app/language/strings.tsx'
import { groupOf, isPressing, isSameDay, minutesOfDay } from '#domain/desk/clock.ts'
import { formatDate, formatTime } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A full ring: a working day. */
const wholeRing = 9 * hour

/** «3 ساعات», by the largest unit that fits; `t` speaks the `desk-cases` strings. */
function spanOf(t: TranslateIn<'desk-cases'>, milliseconds: number): string {
	const length = Math.abs(milliseconds)
	if (length < hour) return t('span.minutes', { count: Math.max(1, Math.round(length / minute)) })
	if (length < day) return t('span.hours', { count: Math.round(length / hour) })
	return t('span.days', { count: Math.round(length / day) })
}

export function timeOf(language: Language, time: string, now: number): string {
	const at = Date.parse(time)
	return isSameDay(at, now) ? formatTime(language, minutesOfDay(at)) : formatDate(language, time)
}

interface ClockProps {
	row: Parameters<typeof isPressing>[0]
	language: Language
	now: number
	/** Shown below the time left, instead of the time it ends. */
	promise?: string | null
}

export function Clock({ row, language, now, promise }: ClockProps) {
	const t = useT('desk-cases')
	const group = groupOf(row, now)
	if (group === 'none' || group === 'closed') {
		return <div className="clk clk-none">{t(`clock.${group}`)}</div>
	}
	const left = Date.parse(row.clock_at) - now
	const tone = group === 'late' ? 'late' : isPressing(row, now) ? 'soon' : ''
	const span = spanOf(t, left)
	return (
		<div className={`clk ${tone}`}>
			<Ring part={group === 'late' ? null : Math.min(1, left / wholeRing)} />
			<div>
				<b>{group === 'late' ? t('clock.late', { span }) : t('clock.left', { span })}</b>
				<span>{promise ?? timeOf(language, row.clock_at, now)}</span>
			</div>
		</div>
	)
}

const turn = 2 * Math.PI * 11

/** What is left of a working day; null is over. */
function Ring({ part }: { part: number | null }) {
	return (
		<svg viewBox="0 0 28 28" className="clock-ring" aria-hidden="true">
			{part === null ? (
				<>
					<circle cx="14" cy="14" r="13" className="clock-ring-over" />
					<path d="M14 8v6.5l4 2.3" className="clock-ring-hand" />
				</>
			) : (
				<>
					<circle cx="14" cy="14" r="11" className="clock-ring-all" />
					<circle
						cx="14"
						cy="14"
						r="11"
						className="clock-ring-left"
						strokeDasharray={`${part * turn} ${turn}`}
						transform="rotate(-90 14 14)"
					/>
				</>
			)}
		</svg>
	)
}
