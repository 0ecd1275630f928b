import { InboxScreen } from '#app/features/desk/inbox/inbox-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import { type Holidays, officeDay, type WeeklyHours } from '#domain/hours.ts'
import { shortRegion } from '#domain/places.ts'
import type { Route } from './+types/index'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, content, read }) => {
	const now = new Date()
	const [{ site }, { publicHolidays }] = await Promise.all([
		content.read<{ site: { officeHours: WeeklyHours } }>('site'),
		content.read<{ publicHolidays: Holidays }>('public-holidays'),
	])
	const list = await read('GET /api/desk/cases')
	const countries = [...new Set(list.cases.flatMap(({ country }) => country ?? []))].sort()
	return {
		strings: await stringsOf(language, 'desk-cases', 'desk-inbox'),
		list,
		...(await read('GET /api/desk/colleagues')),
		regions: Object.fromEntries(countries.map((code) => [code, shortRegion(language, code)])),
		choices: await read('GET /api/desk/choices'),
		hours: officeDay(site.officeHours, publicHolidays, now),
		loadedAt: now.toISOString(),
	}
})

export default function InboxPage({ loaderData }: Route.ComponentProps) {
	return <InboxScreen {...loaderData} />
}
