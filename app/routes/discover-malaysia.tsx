import { PageHero } from '#app/components/section.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page-data.ts'
import { describePage, pageOf } from '#app/page-meta.ts'
import { stringsOf, useT } from '#app/strings.tsx'

async function load({ language }: PageRequest) {
	const [page, strings] = await Promise.all([
		pageOf(language, 'discover'),
		stringsOf(language, 'pages'),
	])
	return { page, strings }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = describePage

export default function DiscoverMalaysiaPage() {
	const t = useT('pages')
	return <PageHero title={t('discover.heading')} lead={t('discover.lead')} />
}
