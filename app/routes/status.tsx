import '#app/features/status/status.css'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { FindCaseForm } from '#app/features/status/find-case-form.tsx'
import { Overview } from '#app/features/status/overview.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/status'

/** What the address may say of the form before it. */
const notices = ['message', 'document', 'contact', 'withdrawn', 'erasure', 'kept', 'stopped']
const links = ['ended', 'later']

const oneOf = (known: readonly string[], said: string | null) =>
	said !== null && known.includes(said) ? said : null

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { language, status } = context.get(requestContext)
	const { searchParams } = new URL(request.url)
	const error = searchParams.get('refused')
	return {
		strings: await stringsOf(language, 'pages.status', 'status', 'forms', 'apply.reasons'),
		view: status?.view ?? null,
		refused: status?.refused ?? null,
		familyAddress: status?.familyAddress ?? null,
		upload: error === null ? null : { error, request: searchParams.get('request') ?? '' },
		done: oneOf(notices, searchParams.get('done')),
		link: oneOf(links, searchParams.get('link')),
	}
}

/** Whoever comes this far was refused before (`server/status`), or sees something once; the page says what. */
export function action({ context }: ActionFunctionArgs) {
	const { refused } = context.get(requestContext).status ?? {}
	return data(null, { status: refused?.status ?? 200 })
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
	const t = useT('status')
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
					notice={done && t(`notice.${done}`)}
				/>
			) : (
				<div className="wrap status-at-door">
					<h1>{pages('status.heading')}</h1>
					<p className="status-lead">{pages('status.lead')}</p>
					{link && (
						<p role="status" className="status-notice">
							{t(`link.${link}`)}
						</p>
					)}
					<FindCaseForm refused={refused} />
				</div>
			)}
		</>
	)
}
