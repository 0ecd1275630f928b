import { data } from 'react-router'
import { NotFoundScreen } from '#app/components/not-found-screen.tsx'
import { PageHero } from '#app/components/section.tsx'
import { contentOf } from '#app/content.ts'
import { inBrowser, onServer, type PageRequest } from '#app/page-data.ts'
import { describePage, pageOf } from '#app/page-meta.ts'
import type { Route } from './+types/university'

interface Entry {
	name: string
	summary: string
}

async function load({ language, params }: PageRequest) {
	const entry = await contentOf<Entry>(language, `universities/${params.id}`)
	if (!entry) return data({ page: await pageOf(language, 'notFound'), entry }, { status: 404 })
	return data({ page: { title: entry.name, description: entry.summary }, entry })
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = describePage

export default function UniversityPage({ loaderData: { entry } }: Route.ComponentProps) {
	if (!entry) return <NotFoundScreen />
	return <PageHero title={entry.name} lead={entry.summary} />
}
