import '#app/features/desk/website/website.css'
import { WebsiteScreen } from '#app/features/desk/website/list/website-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/website'
import { onDesk } from './load.ts'

export const loader = onDesk(async ({ language, read }) => ({
	strings: await stringsOf(language, 'website', 'website-fields'),
	list: await read('GET /api/desk/website'),
	...(await read('GET /api/desk/colleagues')),
	now: new Date().toISOString(),
}))

export default function WebsitePage({ loaderData }: Route.ComponentProps) {
	return <WebsiteScreen {...loaderData} />
}
