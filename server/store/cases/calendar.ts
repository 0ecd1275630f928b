import { publicHolidays } from '#content/public-holidays.ts'
import { site } from '#content/site.ts'
import type { Calendar } from '#domain/cases/promise.ts'

let current: Calendar = { hours: site.officeHours, holidays: publicHolidays }

/** When the office is open, as the site says it now. */
export function officeCalendar(): Calendar {
	return current
}

/** Called by `server/content` when other hours or holidays were published. */
export function keepOfficeCalendar(calendar: Calendar): void {
	current = calendar
}
