import '#app/features/apply/apply.css'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { PageHero } from '#app/components/section.tsx'
import { Thanks } from '#app/components/thanks.tsx'
import { nationalitiesIn, nationalityOptions } from '#app/features/apply/nationalities.ts'
import { OfferedUniversities } from '#app/features/apply/offered-universities.ts'
import { PlainEnd, PlainStep } from '#app/features/apply/plain-step.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { contentContext } from '#app/page/load.ts'
import { answerPost } from '#app/page/post-form.ts'
import { offeredUniversities } from '#domain/forms/application-options.ts'
import { documentRefusals } from '#domain/forms/document.ts'
import { errorsIn, errorsOf, openStep } from '#domain/forms/step-rules.ts'
import { readStep } from '#domain/forms/steps.ts'
import { paths } from '#domain/paths.ts'
import { postingContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/apply-step'

const notice = { title: 'apply.sent.title', text: 'apply.sent.text' } as const

const reasons = [
	'no_room',
	'too_often',
	'files_in_line',
	'limit_reached',
	'unknown_document',
	...documentRefusals,
]

const reasonIn = (refused: string | null) =>
	refused === null ? null : (reasons.find((one) => one === refused) ?? 'server')

/** The address opens the draft: it must not travel to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { forms, language } = postingContext(context)
	const { draft: secret = '' } = params
	const step = readStep(params.step)
	const { searchParams } = new URL(request.url)
	const strings = await stringsOf(
		language,
		...([
			'pages.apply',
			'apply',
			'forms',
			'notices.passport',
			'status-documents.documents',
		] as const),
	)
	const draft = step && (await forms.application.read(secret))
	if (!step || !draft || draft.isSent) {
		const isSent = draft?.isSent ?? false
		const nothing = { page: null, nationalities: '', codes: [] }
		return data({ strings, isSent, ...nothing }, { status: isSent ? 200 : 404 })
	}
	const found = errorsOf(draft.values)
	const open = openStep(step, found)
	if (open !== step) throw redirect(paths.applyStep(secret, open, '?check'))
	const page = {
		draft: secret,
		step,
		last: openStep('additional', found),
		documents: draft.documents,
		reason: reasonIn(searchParams.get('refused')),
		uploadKey: crypto.randomUUID(),
		isNew: searchParams.has('ended'),
		posted: {
			values: draft.values,
			errors: searchParams.has('check') ? errorsIn(step, found) : {},
			problem: null,
			key: '',
			sent: null,
		},
	}
	const codes = await context.get(contentContext).read<string[]>('university-codes')
	const nationalities = await nationalitiesIn(language)
	return data({ strings, isSent: false, page, nationalities, codes })
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { forms, language } = postingContext(context)
	const step = readStep(params.step)
	if (!step) throw data(null, { status: 404 })
	const outcome = await forms.application.post(params.draft, step, request)
	if ('to' in outcome) throw redirect(outcome.to, 303)
	return answerPost(outcome.posted, language, 'notices.apply.sent')
}

export default function ApplyStepRoute({ loaderData, actionData }: Route.ComponentProps) {
	const t = useT('pages')
	const { page, isSent, nationalities, codes } = loaderData
	const failed = actionData && !actionData.posted.sent ? actionData.posted : undefined
	return (
		<>
			<title>{t('apply.title')}</title>
			<meta name="robots" content="noindex" />
			{actionData?.posted.sent ? (
				<Thanks page={actionData} notice={notice} />
			) : (
				<>
					<PageHero title={t('apply.heading')} lead={t('apply.plainLead')} scene="campus-um-3" />
					<div className="wrap section-tight">
						{page ? (
							<OfferedUniversities value={offeredUniversities(codes)}>
								<PlainStep
									page={failed ? { ...page, posted: withTyped(page.posted, failed) } : page}
									nationalities={nationalityOptions(nationalities)}
								/>
							</OfferedUniversities>
						) : (
							<PlainEnd isSent={isSent} />
						)}
					</div>
				</>
			)}
		</>
	)
}

type Posted = NonNullable<Route.ComponentProps['actionData']>['posted']

/** What could not be stored stands over what was stored before. */
const withTyped = (stored: Posted, failed: Posted): Posted => ({
	...failed,
	values: { ...stored.values, ...failed.values },
})
