import '#app/features/privacy/privacy.css'
import { PageHero } from '#app/components/section.tsx'
import { Notice } from '#app/features/privacy/notice.tsx'
import { stringsOf, useLanguage, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { formatDate } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import type { Route } from './+types/privacy'

async function load({ language, content }: PageRequest) {
	const [page, strings, { privacy }] = await Promise.all([
		pageOf(language, 'privacy'),
		stringsOf(language, 'pages.privacy', 'privacy'),
		content.read<Localized<typeof import('#content/privacy.ts')>>('privacy'),
	])
	return { page, strings, privacy }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

export default function PrivacyPage({ loaderData: { privacy } }: Route.ComponentProps) {
	const t = useT('privacy')
	const pages = useT('pages')
	const language = useLanguage()
	return (
		<>
			<PageHero title={pages('privacy.heading')} lead={pages('privacy.lead')}>
				<p className="text-sm text-muted">
					{t('updated', { date: formatDate(language, privacy.updated) })}
				</p>
			</PageHero>
			<Notice summary={privacy.summary} sections={privacy.sections} />
		</>
	)
}
