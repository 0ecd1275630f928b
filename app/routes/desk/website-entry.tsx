import '#app/features/desk/website/website.css'
import { EntryScreen } from '#app/features/desk/website/entry/entry-screen.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Route } from './+types/website-entry'
import { onDesk } from './load.ts'

export const handle = { slim: true }

export const loader = onDesk(async ({ language, read }) => ({
	strings: await stringsOf(language, 'website', 'website-fields'),
	entry: await read('GET /api/desk/website/:kind/:id'),
	...(await read('GET /api/desk/colleagues')),
}))

export default function EntryPage({ loaderData }: Route.ComponentProps) {
	const { entry, colleagues } = loaderData
	return <EntryScreen key={`${entry.kind}/${entry.id}`} entry={entry} colleagues={colleagues} />
}
