import { publicHolidays } from '#content/public-holidays.ts'
import { site } from '#content/site.ts'
import type { Calendar } from '#domain/cases/promise.ts'

/** When the office is open, as the site says it. */
export const calendar: Calendar = { hours: site.officeHours, holidays: publicHolidays }
