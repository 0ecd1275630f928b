/** The hours in words, and whether somebody is there right now by the clock of Kuala Lumpur. */
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import { Bidi } from '#app/components/bidi.tsx'
import { useCurrentMinute } from '#app/device/use-current-minute.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { ContactPage } from '#content/page-schema.ts'
import { formatDate, formatTime, formatWeekday } from '#domain/format.ts'
import { closingTime, nextHoliday, nextOpening, type WeeklyHours } from '#domain/hours.ts'
import type { Localized } from '#domain/language.ts'

type Words = Localized<ContactPage>['officeHours']
type Holidays = { date: string; name: string }[]

interface Props {
	words: Words
	hours: WeeklyHours
	holidays: Holidays
}

export function OfficeHours({ words, hours, holidays }: Props) {
	const t = useT('contact')
	return (
		<section className="panel overflow-hidden" aria-labelledby="hours">
			<h2 id="hours" className="panel-title">
				<Clock className="icon" aria-hidden="true" />
				{t('hours.title')}
			</h2>
			<OpenNow words={words} hours={hours} holidays={holidays} />
			<table className="data-table hours-table">
				<thead className="sr-only">
					<tr>
						<th scope="col">{t('hours.days')}</th>
						<th scope="col">{t('hours.times')}</th>
					</tr>
				</thead>
				<tbody>
					{words.rows.map(({ id, days, hours: times }) => (
						<tr key={id}>
							<th scope="row">{days}</th>
							<td>{times}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="px-5 pb-5 text-muted text-sm">
				<Bidi>{words.zone}</Bidi>
			</p>
		</section>
	)
}

function OpenNow({ words, hours, holidays }: Props) {
	const t = useT('contact')
	const language = useLanguage()
	const now = useCurrentMinute()
	// The height is kept from the start, so that nothing below moves when the sentence arrives.
	if (!now) return <div className="min-h-24" />

	const closes = closingTime(hours, holidays, now)
	const next = nextOpening(hours, holidays, now)
	const holiday = nextHoliday(holidays, now)
	const sentence =
		closes !== undefined
			? words.open.replace('{when}', formatTime(language, closes))
			: next && words.closed.replace('{when}', whenOf(next))

	function whenOf({ date, weekday, daysAhead, opens }: NonNullable<typeof next>): string {
		const time = formatTime(language, opens)
		const day = formatWeekday(language, weekday)
		if (daysAhead === 0) return t('hours.today', { time })
		if (daysAhead === 1) return t('hours.tomorrow', { time })
		if (daysAhead < 7) return t('hours.weekday', { day, time })
		return t('hours.date', { day, date: formatDate(language, date), time })
	}

	return (
		<div className="grid min-h-24 content-start gap-2 px-5 pb-3">
			<p className={`open-now ${closes === undefined ? '' : 'is-open'}`}>
				<span>{sentence}</span>
			</p>
			{holiday && (
				<p className="flex items-center gap-2 text-muted text-sm">
					<CalendarDays className="icon" aria-hidden="true" />
					<span>
						{holiday.isToday
							? t('hours.holidayToday', { name: holiday.name })
							: t('hours.nextHoliday', {
									name: holiday.name,
									date: formatDate(language, holiday.date),
								})}
					</span>
				</p>
			)}
		</div>
	)
}
