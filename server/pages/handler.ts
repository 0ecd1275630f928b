/** Answers every address that is a page, and what React starts from there: from the cache, or rendered now in the visitor's language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageContext, renderedContext } from '#app/page/data.ts'
import { siteUrlContext } from '#app/page/site-url.ts'
import type { Language } from '#domain/language.ts'
import { answerGone, immutable } from '../built-files.ts'
import { bodyFor, type Packed, type Page, type PageCache, pack, packPage } from './cache.ts'
import { deferScripts } from './defer.ts'
import { requestLanguage } from './language.ts'
import { detachData, pageOfData } from './page-data.ts'

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

	async function renderPage(request: Request, language: Language) {
		const provider = new RouterContextProvider()
		provider.set(languageContext, language)
		provider.set(siteUrlContext, siteUrl)
		const response = await render(request, provider)
		return { response, html: provider.get(renderedContext) }
	}

	/** A page as it is sent; what is the same for everyone is kept. The router's own answer where there is no page. */
	async function makePage(request: Request, language: Language): Promise<Page | Response> {
		const { response, html } = await renderPage(request, language)
		if (html === null) return response
		const deferred = deferScripts(html, readAsset)
		const { pathname, search } = new URL(request.url)
		if (search !== '' || response.status !== 200) return packPage(deferred, response.status)
		const { html: bare, data } = detachData(deferred, language, pathname)
		const page = packPage(bare, response.status, 'kept')
		if (data) page.data = { ...pack(Buffer.from(data.text), 'kept'), version: data.version }
		cache.set(`${language} ${pathname}`, page)
		return page
	}

	async function answerPage(context: Context): Promise<Response> {
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
			const { response, html } = await renderPage(asGet(context.req.raw), language)
			const headers = new Headers(response.headers)
			if (html !== null) headers.set('Content-Type', 'text/html; charset=utf-8')
			return new Response(html ?? response.body, { status: response.status, headers })
		}
		url.searchParams.delete('lang')
		const request = asGet(context.req.raw)
		const page =
			url.search === ''
				? (cache.get(`${language} ${url.pathname}`) ??
					(await makePage(new Request(url, request), language)))
				: await makePage(request, language)
		return page instanceof Response ? page : answer(context, page)
	}

	/** Another process may have sent the page, and another build: then the page has to be loaded anew, and is told so. */
	async function answerData(context: Context): Promise<Response> {
		const url = new URL(context.req.url)
		const asked = pageOfData(url.pathname)
		if (!asked) return answerGone(context)
		const version = url.searchParams.get('v')
		// Put in as a path and not read as an address: `//elsewhere/faq` must not become one.
		url.pathname = asked.path
		url.search = ''
		const page =
			cache.get(`${asked.language} ${asked.path}`) ??
			(await makePage(new Request(url), asked.language))
		if (page instanceof Response || page.data?.version !== version) return answerGone(context)
		context.header('Content-Type', 'application/json')
		context.header('Cache-Control', immutable)
		context.header('Vary', 'Accept-Encoding')
		return answerBody(context, page.data)
	}

	return { answerPage, answerData }
}

/** A question for the head alone is rendered whole too: what it finds is kept for everyone who comes after. */
function asGet(request: Request): Request {
	return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

function answer(context: Context, page: Page): Response {
	for (const [name, value] of page.headers) context.header(name, value)
	if (page.status === 200 && context.req.header('if-none-match') === page.etag) {
		return context.body(null, 304)
	}
	context.status(page.status as 200)
	return answerBody(context, page)
}

export function answerBody(context: Context, packed: Packed): Response {
	const { body, encoding } = bodyFor(packed, context.req.header('accept-encoding'))
	if (encoding) context.header('Content-Encoding', encoding)
	return context.body(body)
}
