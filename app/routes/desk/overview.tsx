import '#app/features/desk/manager/manager.css'
import { OverviewScreen } from '#app/features/desk/manager/overview-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/overview'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, read }) => ({
	strings: await stringsOf(language, 'desk-cases', 'desk-manager'),
	overview: await read('GET /api/desk/overview'),
}))

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
	return <OverviewScreen {...loaderData} />
}
