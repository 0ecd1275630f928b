import '#app/features/apply/apply.css'
import { useMemo } from 'react'
import { redirect } from 'react-router'
import { FillFromPlan } from '#app/components/fill-from-plan.tsx'
import { PageHero } from '#app/components/section.tsx'
import { chosenFields } from '#app/features/apply/chosen-fields.ts'
import { nationalitiesIn, nationalityOptions } from '#app/features/apply/nationalities.ts'
import { OfferedUniversities } from '#app/features/apply/offered-universities.ts'
import { Wizard } from '#app/features/apply/wizard.tsx'
import { ChosenNote } from '#app/features/plan/chosen-note.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import type { Content } from '#app/page/content.ts'
import { contentContext, inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { answerPost } from '#app/page/post-form.ts'
import { sharedPage } from '#app/page/shared.ts'
import { offeredUniversities } from '#domain/forms/application-options.ts'
import { planParams, tidyQuery } from '#domain/plan/plan-query.ts'
import { postingContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/apply'

/** What was chosen elsewhere: a university, a programme, an institute, a course, or a whole plan. */
async function choicesIn(params: URLSearchParams, content: Content) {
	if (tidyQuery(params) === '') return undefined
	const { planChoices } = await import('#app/features/plan/plan-choices.ts')
	return planChoices(params, content)
}

async function load({ language, content, url }: PageRequest) {
	const [page, strings, nationalities, codes, choices] = await Promise.all([
		pageOf(language, 'apply'),
		stringsOf(
			language,
			...(['pages.apply', 'apply', 'forms', 'notices', 'status-documents.documents'] as const),
			...(tidyQuery(url.searchParams) === '' ? [] : (['plan.chosen', 'plan.ways.name'] as const)),
		),
		nationalitiesIn(language),
		content.read<string[]>('university-codes'),
		choicesIn(url.searchParams, content),
	])
	return { page, strings, nationalities, codes, choices }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Without scripts the first step is posted here, and the next ones have pages of their own. */
export async function action({ request, context }: Route.ActionArgs) {
	const { forms, language } = postingContext(context)
	const choices = await choicesIn(new URL(request.url).searchParams, context.get(contentContext))
	const outcome = await forms.application.start(request, choices ? chosenFields(choices) : {})
	if ('to' in outcome) throw redirect(outcome.to, 303)
	return answerPost(outcome.posted, language, 'notices.apply')
}

export const handle = sharedPage(...planParams)
export const meta = (args: Route.MetaArgs) => withoutIndex(describePage(args), args.location.search)

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useT('pages')
	const { choices } = loaderData
	const nationalities = useMemo(
		() => nationalityOptions(loaderData.nationalities),
		[loaderData.nationalities],
	)
	const universities = useMemo(() => offeredUniversities(loaderData.codes), [loaderData.codes])
	const prefill = useMemo(() => choices && chosenFields(choices), [choices])
	return (
		<>
			<PageHero
				title={t('apply.heading')}
				lead={t('apply.lead')}
				plainLead={t('apply.plainLead')}
				scene="campus-um-3"
			/>
			<div className="wrap section-tight">
				<OfferedUniversities value={universities}>
					<Wizard nationalities={nationalities} prefill={prefill} posted={actionData?.posted}>
						<FillFromPlan />
						{choices && <ChosenNote choices={choices} />}
					</Wizard>
				</OfferedUniversities>
			</div>
		</>
	)
}
