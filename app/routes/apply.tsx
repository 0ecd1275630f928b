import '#app/features/apply/apply.css'
import { useMemo } from 'react'
import { FillFromPlan } from '#app/components/fill-from-plan.tsx'
import { PageHero } from '#app/components/section.tsx'
import { nationalitiesIn, nationalityOptions } from '#app/features/apply/nationalities.ts'
import { Wizard } from '#app/features/apply/wizard.tsx'
import { ChosenNote } from '#app/features/plan/chosen-note.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { useSiteAddress } from '#app/page/site-url.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { hasAnswers, planParams, tidyQuery } from '#domain/plan/plan-query.ts'
import type { Route } from './+types/apply'

/** What was chosen elsewhere: a university, a programme, an institute, a course, or a whole plan. */
async function choicesIn(params: URLSearchParams, language: Language) {
	if (tidyQuery(params) === '') return undefined
	const { planChoices } = await import('#app/features/plan/plan-choices.ts')
	return planChoices(params, language)
}

async function load({ language, url }: PageRequest) {
	const [page, strings, nationalities, choices] = await Promise.all([
		pageOf(language, 'apply'),
		stringsOf(
			language,
			...(['pages.apply', 'apply', 'forms', 'notices'] as const),
			...(tidyQuery(url.searchParams) === '' ? [] : (['plan.chosen', 'plan.ways.name'] as const)),
		),
		nationalitiesIn(language),
		choicesIn(url.searchParams, language),
	])
	return { page, strings, nationalities, choices }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage(...planParams)
export const meta = (args: Route.MetaArgs) => withoutIndex(describePage(args), args.location.search)

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
	const t = useT('pages')
	const plan = useT('plan')
	const { choices } = loaderData
	const nationalities = useMemo(
		() => nationalityOptions(loaderData.nationalities),
		[loaderData.nationalities],
	)
	const address = useSiteAddress(paths.plan(choices?.plan))
	// A link for the adviser is worth a line where there is more behind it than what was chosen, and so is the way that it counts with.
	const link = choices && hasAnswers(choices.plan) ? address : undefined
	const way = choices?.way && plan('chosen.way', { way: plan(`ways.name.${choices.way}`) })
	const prefill = useMemo(
		() =>
			choices && {
				...choices.fields,
				...(link && { additional_info: [way, link].filter(Boolean).join('\n') }),
			},
		[choices, link, way],
	)
	return (
		<>
			<PageHero title={t('apply.heading')} lead={t('apply.lead')} scene="campus-um-3" />
			<div className="wrap section-tight">
				<FillFromPlan />
				{choices && <ChosenNote choices={choices} />}
				<Wizard nationalities={nationalities} prefill={prefill} />
			</div>
		</>
	)
}
