import '#app/features/apply/apply.css'
import { useMemo } from 'react'
import { FillFromPlan } from '#app/components/fill-from-plan.tsx'
import { PageHero } from '#app/components/section.tsx'
import { nationalitiesIn, nationalityOptions } from '#app/features/apply/nationalities.ts'
import { Wizard } from '#app/features/apply/wizard.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { useSiteAddress } from '#app/page/site-url.ts'
import { paths } from '#domain/paths.ts'
import { planParams, tidyQuery } from '#domain/plan/marks.ts'
import type { Route } from './+types/apply'

/** What was chosen elsewhere: a university, a programme, an institute, a course, or a whole plan. */
async function choicesIn(params: URLSearchParams) {
	if (tidyQuery(params) === '') return undefined
	const { planChoices } = await import('#app/features/plan/plan-choices.ts')
	return planChoices(params)
}

async function load({ language, url }: PageRequest) {
	const [page, strings, nationalities, choices] = await Promise.all([
		pageOf(language, 'apply'),
		stringsOf(language, 'pages.apply', 'apply', 'forms', 'notices'),
		nationalitiesIn(language),
		choicesIn(url.searchParams),
	])
	return { page, strings, nationalities, choices }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage(...planParams)
export const meta = (args: Route.MetaArgs) => withoutIndex(describePage(args), args.location.search)

/** A link for the adviser is worth a line where there is more than one choice behind it. */
const isWhole = (query: string) =>
	[...new URLSearchParams(query).keys()].some((name) => !'uihpcr'.includes(name))

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
	const t = useT('pages')
	const { choices } = loaderData
	const nationalities = useMemo(
		() => nationalityOptions(loaderData.nationalities),
		[loaderData.nationalities],
	)
	const address = useSiteAddress(paths.plan(choices?.plan))
	const prefill = useMemo(
		() =>
			choices && { ...choices.fields, ...(isWhole(choices.plan) && { additional_info: address }) },
		[choices, address],
	)
	return (
		<>
			<PageHero title={t('apply.heading')} lead={t('apply.lead')} scene="campus-um-3" />
			<div className="wrap section-tight">
				<FillFromPlan />
				<Wizard nationalities={nationalities} prefill={prefill} />
			</div>
		</>
	)
}
