import '#app/features/desk/website/website.css'
import { HistoryScreen } from '#app/features/desk/website/history/history-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/website-history'
import { onDesk } from './load.ts'

export const handle = { slim: true }

export const loader = onDesk(async ({ language, read }) => ({
	strings: await stringsOf(language, 'website', 'website-fields'),
	history: await read('GET /api/desk/website/:kind/:id/versions'),
	...(await read('GET /api/desk/colleagues')),
	now: new Date().toISOString(),
}))

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
	return <HistoryScreen {...loaderData} />
}
