import { isRouteErrorResponse } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { InlineScene } from './inline-scene.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

function describe(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
	return error instanceof Error ? error.message : String(error)
}

/** What a visitor sees when a page fails: the status or the message, never a stack. */
export function ErrorScreen({ error }: { error: unknown }) {
	const t = useT('common')
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
	return (
		<section className="wrap section grid justify-items-center gap-5 text-center">
			<InlineScene name="empty-dhow" className="pal-duha w-56" />
			{/* The page's own title went with the page. */}
			<title>{`${t('error.title')} | ${t('brand.name')}`}</title>
			<h1>{t('error.title')}</h1>
			<p className="lead">
				<bdi dir="ltr">{describe(error)}</bdi>
			</p>
			<ButtonLink to={paths.home()} variant="brand">
				{t('error.home')}
			</ButtonLink>
		</section>
	)
}
