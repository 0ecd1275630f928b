import '#app/features/status/status.css'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { FindCaseForm } from '#app/features/status/find-case-form.tsx'
import { isMessage } from '#app/features/status/is-message.ts'
import { Outcome } from '#app/features/status/outcome.tsx'
import { Overview } from '#app/features/status/overview.tsx'
import { type Part, stringsOf, useT } from '#app/language/strings.tsx'
import { presentStage, type StatusView } from '#domain/cases/status.ts'
import { documentRefusals } from '#domain/forms/document.ts'
import type { Language } from '#domain/language.ts'
import { privatePageContext, requestContext, statusContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/status'

/** What the address may say of the form before it. */
const notices = [
	'message',
	'document',
	'contact',
	'withdrawn',
	'erasure',
	'kept',
	'stopped',
	'link',
	'sent',
	'reminded',
	'not_reminded',
]
const links = ['ended', 'later']
const reasons = ['no_room', 'too_often', 'files_in_line', ...documentRefusals]

/** What the browser refuses is told in the words of the page. */
const ofForms: Part[] = [
	'forms.offline',
	'forms.errors.required',
	'forms.errors.email',
	'forms.errors.invalid',
]

/**
 * No more strings than are shown: they are part of this page's HTML, and beyond 14 KB that takes another trip over the
 * network before anything is painted.
 */
function wordsFor(language: Language, view: StatusView | null, isAnswer: boolean) {
	if (view === null)
		return stringsOf(language, 'pages.status', 'status-find-case', ...ofForms, 'forms.date')
	const { kind, turn, ending, own, missingCount, level } = view
	const set = level === 'family' ? 'status-family' : 'status-stages'
	const parts: Part[] = [
		'pages.status',
		'status',
		isMessage(kind) ? 'status-message' : 'status-request',
		`status-stages.name.${kind}`,
		...ofForms,
	]
	if (!ending) parts.push(`${set}.turn.${turn}`, `${set}.now.${kind}.${presentStage(view)}`)
	if (level === 'family') parts.push('status-family.questions')
	if (own) parts.push('status-own', 'notices.share')
	if (view.applied)
		parts.push('apply.options.preferred_university', 'apply.options.application_type')
	if (own?.answers.length) parts.push('apply.options', 'apply.fields', 'apply.review.wanted')
	if (missingCount > 0 || own || isAnswer) parts.push('status-documents', 'forms.file')
	if (isAnswer) parts.push('status-answers', 'forms.errors', 'apply.reasons')
	return stringsOf(language, ...parts)
}

const oneOf = (known: readonly string[], said: string | null) =>
	said !== null && known.includes(said) ? said : null

/** Before the page and its data: what this visit may see is read here, and nothing else. */
export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		context.set(privatePageContext, true)
		const { status, statusForm } = context.get(requestContext)
		const page = await status.open(request, statusForm)
		if (page instanceof Response) return page
		context.set(statusContext, page)
		return next()
	},
]

export async function loader({ url: { searchParams }, context }: LoaderFunctionArgs) {
	const { language } = context.get(requestContext)
	const { view, refused, familyAddress, canMailLink } = context.get(statusContext)
	const error = searchParams.get('refused')
	const reason = error === 'not_an_option' ? null : (oneOf(reasons, error) ?? 'server')
	const done = oneOf(notices, searchParams.get('done'))
	return {
		strings: await wordsFor(
			language,
			view,
			[done, refused, error].some((one) => one !== null),
		),
		view,
		refused,
		familyAddress,
		canMailLink,
		upload: error === null ? null : { reason, request: searchParams.get('request') ?? '' },
		done,
		link: oneOf(links, searchParams.get('link')),
	}
}

/** The form was taken before it got here (`server/status`); the page shows why it was refused, or a link that is shown once. */
export function action({ context }: ActionFunctionArgs) {
	const { refused } = context.get(statusContext)
	return data(null, { status: refused?.status ?? 200 })
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
	const t = useT('status-find-case')
	const pages = useT('pages')
	const { view, refused, familyAddress, upload, done, link, canMailLink } = loaderData
	return (
		<>
			<title>{pages('status.title')}</title>
			<meta name="description" content={pages('status.description')} />
			<meta name="robots" content="noindex" />
			{view ? (
				<Overview
					view={view}
					refused={refused}
					familyAddress={familyAddress}
					upload={upload}
					notice={done}
				/>
			) : (
				<div className="wrap status-find">
					<h1>{pages('status.heading')}</h1>
					<p className="status-lead">{pages('status.lead')}</p>
					{link && <Outcome>{t(`link.${link}`)}</Outcome>}
					{done === 'sent' && <Outcome>{t('mail.sent')}</Outcome>}
					<FindCaseForm refused={refused} canMailLink={canMailLink} />
				</div>
			)}
		</>
	)
}
