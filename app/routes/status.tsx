import '#app/features/status/status.css'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { FindCaseForm } from '#app/features/status/find-case-form.tsx'
import { Outcome } from '#app/features/status/outcome.tsx'
import { Overview } from '#app/features/status/overview.tsx'
import { type Part, stringsOf, useT } from '#app/language/strings.tsx'
import { presentStage, type StatusView } from '#domain/cases/status.ts'
import { documentRefusals } from '#domain/forms/document.ts'
import type { Language } from '#domain/language.ts'
import { requestContext } from '#server/pages/request-context.ts'
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
]
const links = ['ended', 'later']
const reasons = ['no_room', 'too_often', 'files_in_line', ...documentRefusals]

/**
 * No more than is shown: what React starts from stands in this page's HTML, and beyond 14 KB that takes another trip over the
 * network before anything is painted.
 */
function wordsFor(language: Language, view: StatusView | null, isAnswer: boolean) {
	if (view === null) return stringsOf(language, 'pages.status', 'status-find-case', 'forms.offline')
	const { kind, turn, ending, own, missingCount, level } = view
	const set = level === 'family' ? 'status-family' : 'status-stages'
	const parts: Part[] = ['pages.status', 'status', `status-stages.name.${kind}`, 'forms.offline']
	if (ending) parts.push(`${set}.ending.${ending}`)
	else parts.push(`${set}.turn.${turn}`, `${set}.now.${kind}.${presentStage(view)}`)
	if (level === 'family') parts.push('status-family.promise', 'status-family.questions')
	if (own) parts.push('status-own')
	if (missingCount > 0 || own?.documents.length || isAnswer) parts.push('status-documents')
	if (isAnswer) parts.push('status-answers', 'forms.errors', 'apply.reasons')
	return stringsOf(language, ...parts)
}

const oneOf = (known: readonly string[], said: string | null) =>
	said !== null && known.includes(said) ? said : null

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { language, status } = context.get(requestContext)
	const { searchParams } = new URL(request.url)
	const error = searchParams.get('refused')
	const reason = error === 'not_an_option' ? null : (oneOf(reasons, error) ?? 'server')
	const view = status?.view ?? null
	const refused = status?.refused ?? null
	const done = oneOf(notices, searchParams.get('done'))
	return {
		strings: await wordsFor(
			language,
			view,
			[done, refused, error].some((one) => one !== null),
		),
		view,
		refused,
		familyAddress: status?.familyAddress ?? null,
		upload: error === null ? null : { reason, request: searchParams.get('request') ?? '' },
		done,
		link: oneOf(links, searchParams.get('link')),
	}
}

/** Whoever comes this far was refused before (`server/status`), or sees something once; the page says what. */
export function action({ context }: ActionFunctionArgs) {
	const { refused } = context.get(requestContext).status ?? {}
	return data(null, { status: refused?.status ?? 200 })
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
	const t = useT('status-find-case')
	const pages = useT('pages')
	const { view, refused, familyAddress, upload, done, link } = loaderData
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
					<FindCaseForm refused={refused} />
				</div>
			)}
		</>
	)
}
