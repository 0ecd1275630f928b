import '#app/features/desk/website/website.css'
import { OpenScreen } from '#app/features/desk/website/open/open-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/website-open'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, read }) => ({
	strings: await stringsOf(language, 'website', 'website-fields'),
	...(await read('GET /api/desk/website/open')),
}))

export default function OpenPointsPage({ loaderData }: Route.ComponentProps) {
	return <OpenScreen {...loaderData} />
}
