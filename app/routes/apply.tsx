import '#app/styles/apply.css'
import { PageHero } from '#app/components/section.tsx'
import { nationalitiesIn } from '#app/features/apply/nationalities.ts'
import { Wizard } from '#app/features/apply/wizard.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/data.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { stringsOf, useT } from '#app/strings.tsx'
import type { Route } from './+types/apply'

async function load({ language }: PageRequest) {
	const [page, strings, nationalities] = await Promise.all([
		pageOf(language, 'apply'),
		stringsOf(language, 'pages.apply', 'apply', 'forms', 'notices'),
		nationalitiesIn(language),
	])
	return { page, strings, nationalities }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
	const t = useT('pages')
	return (
		<>
			<PageHero title={t('apply.heading')} lead={t('apply.lead')} scene="campus-um-3" />
			<div className="wrap section-tight">
				<Wizard nationalities={loaderData.nationalities} />
			</div>
		</>
	)
}
