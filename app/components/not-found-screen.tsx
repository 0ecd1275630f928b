import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'
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
		<section className="lost dark pal-duha-night on-dark">
			<div className="wrap copy">
				<p className="display text-7xl text-gold">
					<bdi dir="ltr">{404}</bdi>
				</p>
				<h1>{t('notFound.title')}</h1>
				<p className="lead">{t('notFound.text')}</p>
				<ButtonLink to={paths.home()} variant="gold" className="mt-2">
					{t('notFound.home')}
				</ButtonLink>
			</div>
			<InlineScene name="hero-lost" className="art" />
		</section>
	)
}
