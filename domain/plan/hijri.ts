/** A day by the Umm al-Qura calendar, as numbers: engines spell the months differently. */
export interface HijriDate {
	year: number
	month: number
	day: number
}

let calendar: Intl.DateTimeFormat | undefined

export function hijriDate(date: string): HijriDate {
	calendar ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		timeZone: 'UTC',
	})
	const parts = calendar.formatToParts(new Date(`${date}T00:00:00Z`))
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		Number(parts.find((one) => one.type === type)?.value)
	return { year: part('year'), month: part('month'), day: part('day') }
}
