/** Stands in for a page that was never seen while there is no network: a document of its own, without the application. */

import { use } from 'react'
import { Logo } from '#app/components/frame/logo.tsx'
import { InlineScene } from '#app/components/inline-scene.tsx'
import type { TranslateIn } from '#app/language/strings.tsx'
import { HtmlOnlyContext } from '#app/page/html-only.ts'
import { directionOf, type Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

interface OfflinePageProps {
	language: Language
	t: TranslateIn<'offline'>
	/** The address of the styles. */
	styles: string
}

export function OfflinePage({ language, t, styles }: OfflinePageProps) {
	const { preferencesScript, startScript } = use(HtmlOnlyContext)
	return (
		<html lang={language} dir={directionOf(language)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				<title>{t('page.title')}</title>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash. */}
				<script dangerouslySetInnerHTML={{ __html: preferencesScript }} />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href={styles} />
			</head>
			<body>
				<header className="site-header">
					<div className="wrap row">
						<a className="brand" href={paths.home()}>
							<Logo />
							<b>{t('page.brand')}</b>
						</a>
					</div>
				</header>
				<main className="wrap section grid justify-items-center gap-4 text-center">
					<InlineScene name="empty-dhow" className="pal-duha w-56" />
					<h1>{t('page.heading')}</h1>
					<p className="lead">{t('page.text')}</p>
					<a className="btn btn-brand mt-2" href="?">
						{t('page.again')}
					</a>
					<section hidden className="mt-8" aria-labelledby="kept">
						<h2 id="kept" className="mb-4 font-sans! text-lg!">
							{t('page.kept')}
						</h2>
						<ul className="chips justify-center" data-kept="" />
					</section>
				</main>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, allowed by its hash. */}
				<script dangerouslySetInnerHTML={{ __html: startScript }} />
			</body>
		</html>
	)
}
