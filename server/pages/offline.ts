/** What an installed site needs from the server, in both languages: its manifest, and the page that is shown without a network. */

import type { Context } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import offlineScript from '#app/inline/offline.js?small'
import preferencesScript from '#app/inline/preferences.js?small'
import { HtmlOnlyContext } from '#app/page/html-only.ts'
import styles from '#app/styles/app.css?url'
import { directionOf, type Language } from '#domain/language.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/offline.json' with { type: 'json' }
import en from '#locales/en/offline.json' with { type: 'json' }
import { packPage } from './cache.ts'
import { answerBody } from './handler.ts'
import { requestLanguage } from './language.ts'

const words: Record<Language, Translate<StringKeys['offline']>> = {
	ar: createTranslator<StringKeys['offline']>(flattenStrings(ar), 'ar'),
	en: createTranslator<StringKeys['offline']>(flattenStrings(en), 'en'),
}

const drawings = import.meta.glob<string>('/app/drawings/empty-dhow.svg', {
	query: '?raw',
	import: 'default',
	eager: true,
})
const htmlOnly = { drawings, preferencesScript, startScript: offlineScript }

/** The ground of the page, by day. */
const ground = '#f5fcfb'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
	src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
})

/** One `id` for both languages: switching the language does not install a second app. */
function webManifest(language: Language) {
	const t = words[language]
	return {
		id: '/',
		name: t('app.name'),
		short_name: t('app.short'),
		description: t('app.description'),
		lang: language,
		dir: directionOf(language),
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: ground,
		theme_color: ground,
		categories: ['education', 'travel'],
		icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
	}
}

export function answerManifest(context: Context, language: Language): Response {
	return context.body(JSON.stringify(webManifest(language)), 200, {
		'Content-Type': 'application/manifest+json; charset=utf-8',
		'Cache-Control': 'public, max-age=3600',
	})
}

export function createOfflinePage() {
	return (context: Context): Response => {
		const { language } = requestLanguage(context)
		const page = createElement(OfflinePage, { language, t: words[language], styles })
		const html = renderToStaticMarkup(createElement(HtmlOnlyContext, { value: htmlOnly }, page))
		const packed = packPage(
			{ html: `<!DOCTYPE html>${html}`, scripts: [preferencesScript, offlineScript] },
			200,
		)
		for (const [name, value] of packed.headers) context.header(name, value)
		return answerBody(context, packed)
	}
}
