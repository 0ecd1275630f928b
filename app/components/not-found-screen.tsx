import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../strings.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { InlineScene } from './inline-scene.tsx'

export function NotFoundScreen() {
	const t = useT('common')
	const { pathname } = useLocation()
	// Synchronises with the console, where the specification wants the missing path. Not an error of ours.
	useEffect(() => {
		console.info('404: no page at', pathname)
	}, [pathname])
	return (
		<section className="wrap section grid justify-items-center gap-4 text-center">
			<InlineScene name="empty-dhow" className="pal-duha w-56" />
			<p className="display text-7xl text-brand">
				<bdi dir="ltr">{404}</bdi>
			</p>
			<h1>{t('notFound.title')}</h1>
			<p className="lead">{t('notFound.text')}</p>
			<ButtonLink to="/" variant="brand" className="mt-2">
				{t('notFound.home')}
			</ButtonLink>
		</section>
	)
}
