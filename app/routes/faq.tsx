import '#app/features/faq/faq.css'
import { useCallback, useMemo, useState } from 'react'
import { PlanInvite } from '#app/components/plan-invite.tsx'
import { PageHero } from '#app/components/section.tsx'
import { useQuestionAddress } from '#app/components/use-question-address.ts'
import { FamiliesLine } from '#app/features/faq/families-line.tsx'
import { Questions } from '#app/features/faq/questions.tsx'
import { QuickResources } from '#app/features/faq/quick-resources.tsx'
import { QuickStart } from '#app/features/faq/quick-start.tsx'
import { SearchField } from '#app/features/faq/search-field.tsx'
import { StillNeedHelp } from '#app/features/faq/still-need-help.tsx'
import { useCompany } from '#app/language/site-data.ts'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { questionPage } from '#app/page/structured-data.ts'
import { useOnFirstMove } from '#app/start/later.tsx'
import type { Localized } from '#domain/language.ts'
import type { Route } from './+types/faq'

async function load({ language, content }: PageRequest) {
	const [page, strings, { faq }] = await Promise.all([
		pageOf(language, 'faq'),
		stringsOf(language, 'pages.faq', 'faq'),
		content.read<Localized<typeof import('#content/faq.ts')>>('faq'),
	])
	return { page, strings, faq }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export function meta(args: Route.MetaArgs) {
	const { categories } = args.loaderData.faq
	return describePage(
		args,
		import.meta.env.SSR && { things: (url) => [questionPage(url, categories)] },
	)
}

const loadFind = async () => (await import('#app/features/faq/find.ts')).findQuestions

export default function FaqPage({ loaderData: { faq } }: Route.ComponentProps) {
	const t = useT('pages')
	const faqWords = useT('faq')
	const { whatsapp } = useCompany()
	const [query, setQuery] = useState('')
	const { part: find, need } = useOnFirstMove(loadFind)
	const searching = find !== undefined && query.trim() !== ''
	const clear = useCallback(() => setQuery(''), [])
	const found = useMemo(
		() => (searching ? find(faq.categories, query) : faq.categories),
		[faq.categories, query, find, searching],
	)
	const search = (typed: string) => {
		setQuery(typed)
		void need()
	}
	// The button that was pressed is gone with what it cleared.
	const startAnew = () => {
		clear()
		document.getElementById('faq-search')?.focus()
	}
	useQuestionAddress(clear)
	return (
		<>
			<PageHero title={t('faq.heading')} lead={t('faq.lead')}>
				<SearchField query={query} onQuery={search} />
			</PageHero>
			<Questions categories={found} searching={searching} onClear={startAnew} />
			<FamiliesLine />
			<PlanInvite
				title={faqWords('plan.title')}
				text={faqWords('plan.text')}
				action={faqWords('plan.action')}
			/>
			<QuickResources resources={faq.quickResources} />
			<StillNeedHelp whatsapp={`https://wa.me/${whatsapp.dial}`} />
			<QuickStart steps={faq.quickStart} />
		</>
	)
}
