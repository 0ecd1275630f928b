/** Answers every address that is a page: from the cache, or rendered now in the visitor's language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageContext, renderedContext } from '#app/page-data.ts'
import { siteUrlContext } from '#app/site-url.ts'
import { bodyFor, type Page, type PageCache, packPage } from './cache.ts'
import { deferScripts } from './defer.ts'
import { requestLanguage } from './language.ts'

const year = 365 * 24 * 60 * 60

export interface PageOptions {
	build: ServerBuild | (() => Promise<ServerBuild>)
	cache: PageCache
	siteUrl: string
	/** The folder of built files; null while developing. */
	files: string | null
	/** Off while developing: pages change under our hands and the development tools bring scripts of their own. */
	production: boolean
}

export function createPageHandler({ build, cache, siteUrl, files, production }: PageOptions) {
	const render = createRequestHandler(build, production ? 'production' : 'development')
	const assets = new Map<string, string>()
	const readAsset = (address: string) => {
		const text = assets.get(address) ?? readFileSync(path.join(files ?? '', address), 'utf8')
		assets.set(address, text)
		return text
	}

	async function renderPage(context: Context, language: 'ar' | 'en') {
		const provider = new RouterContextProvider()
		provider.set(languageContext, language)
		provider.set(siteUrlContext, siteUrl)
		// A question for the head alone is rendered whole too: what it finds is kept for everyone who comes after.
		const { raw } = context.req
		const whole = raw.method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw
		const response = await render(whole, provider)
		return { response, html: provider.get(renderedContext) }
	}

	return async (context: Context): Promise<Response> => {
		const { language, asked } = requestLanguage(context)
		const url = new URL(context.req.url)
		if (asked) {
			const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
			context.header(
				'Set-Cookie',
				`language=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`,
			)
		}
		if (!production || url.pathname.endsWith('.data')) {
			const { response, html } = await renderPage(context, language)
			const headers = new Headers(response.headers)
			if (html !== null) headers.set('Content-Type', 'text/html; charset=utf-8')
			return new Response(html ?? response.body, { status: response.status, headers })
		}

		url.searchParams.delete('lang')
		const cacheable = url.search === ''
		const key = `${language} ${url.pathname}`
		let page = cacheable ? cache.get(key) : undefined
		if (!page) {
			const { response, html } = await renderPage(context, language)
			if (html === null) return response
			const keep = cacheable && response.status === 200
			page = packPage(deferScripts(html, readAsset), response.status, keep ? 'kept' : 'once')
			if (keep) cache.set(key, page)
		}
		return answer(context, page)
	}
}

function answer(context: Context, page: Page): Response {
	for (const [name, value] of page.headers) context.header(name, value)
	if (page.status === 200 && context.req.header('if-none-match') === page.etag) {
		return context.body(null, 304)
	}
	const { body, encoding } = bodyFor(page, context.req.header('accept-encoding'))
	if (encoding) context.header('Content-Encoding', encoding)
	context.status(page.status as 200)
	return context.body(body)
}
