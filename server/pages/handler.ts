/** Answers every address that is a page: from the cache, or rendered now in the visitor's language. */
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contentContext, languageContext, renderedContext } from '#app/page/load.ts'
import { siteUrlContext, whatsappContext } from '#app/page/site-url.ts'
import type { Language } from '#domain/language.ts'
import { answerGone } from '../built-files.ts'
import type { Previews } from '../content/preview.ts'
import type { Readings } from '../content/readings.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { bodyFor, type Packed, type Page, type PageCache, packPage } from './cache.ts'
import { deferScripts } from './defer.ts'
import { createKnownPages } from './known-pages.ts'
import { requestLanguage } from './language.ts'
import { writtenWith } from './policy.ts'
import { keepPreview, keepPrivate } from './private-answers.ts'
import { publicPathsOf } from './public-paths.ts'
import {
	type PageEnv,
	privatePageContext,
	type RequestContext,
	requestContext,
} from './request-context.ts'
import { readerOf } from './snapshot-reader.ts'

const year = 365 * 24 * 60 * 60

export interface PageOptions extends Pick<RequestContext, 'desk' | 'status'> {
	/** A function while developing, because pages change; then pages get no policy and no deferred scripts. */
	build: ServerBuild | (() => Promise<ServerBuild>)
	cache: PageCache
	content: Pick<SiteContent, 'current'>
	previews: Previews
	siteUrl: string
	/** The office writes by WhatsApp from the site itself. */
	writesByWhatsapp: boolean
}

type PageContext = Context<PageEnv>

export function createPageHandler(options: PageOptions) {
	const { build, cache, content, previews, siteUrl, writesByWhatsapp, desk, status } = options
	const isBuilt = typeof build !== 'function'
	const render = createRequestHandler(build, isBuilt ? 'production' : 'development')
	const knownPages = isBuilt ? createKnownPages(build.routes) : null

	async function renderPage(
		request: Request,
		language: Language,
		found: PageEnv['Variables'],
		snapshot: Snapshot,
	) {
		const provider = new RouterContextProvider()
		const readings: Readings = new Map()
		provider.set(languageContext, language)
		provider.set(contentContext, readerOf(snapshot, language, readings))
		provider.set(siteUrlContext, siteUrl)
		provider.set(whatsappContext, writesByWhatsapp)
		const { refused = null, statusForm = null, forms = null } = found
		const { documents } = snapshot
		provider.set(requestContext, {
			...{ language, documents, desk, status, refused, statusForm, forms },
		})
		const response = await render(request, provider)
		const rendered = provider.get(renderedContext)
		const isPrivate = provider.get(privatePageContext)
		if (rendered === null) return { response, written: null, isPrivate, readings }
		const page = writtenWith(rendered.nonce, rendered.html)
		return { response, written: isBuilt ? deferScripts(page) : page, isPrivate, readings }
	}

	/** A page that is the same for everyone; kept if nothing in its address changes it. Undefined where the router has no page to give. */
	async function makeShared(
		url: URL,
		language: Language,
		snapshot: Snapshot,
	): Promise<Page | undefined> {
		const request = new Request(url)
		const { response, written, readings } = await renderPage(request, language, {}, snapshot)
		const isForEveryone = !response.headers.has('Set-Cookie') && response.status === 200
		if (written === null || !isForEveryone) return undefined
		const page = packPage(written, response.status)
		if (url.search === '') cache.set(keyOf(language, url), page, readings)
		return page
	}

	const making = new Map<string, Promise<Page | undefined>>()

	/** From the cache, or made once however many ask for it meanwhile. */
	async function sharedPage(url: URL, language: Language): Promise<Page | undefined> {
		const key = keyOf(language, url)
		const kept = cache.get(key)
		if (kept) return kept
		const snapshot = content.current()
		const work = `${snapshot.version} ${key}`
		const made =
			making.get(work) ?? makeShared(url, language, snapshot).finally(() => making.delete(work))
		making.set(work, made)
		return made
	}

	/** Rendered for this request alone, with the headers that its loaders and actions set. */
	async function answerPrivate(
		context: PageContext,
		language: Language,
		request = context.req.raw,
		preview: Snapshot | null = null,
	): Promise<Response> {
		const { response, written, isPrivate } = await renderPage(
			request,
			language,
			context.var,
			preview ?? content.current(),
		)
		const headers = new Headers(response.headers)
		if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
		if (written === null) {
			if (isPrivate) keepPrivate(headers)
			return new Response(response.body, { status: response.status, headers })
		}
		const page = packPage(written, response.status)
		for (const [name, value] of page.headers)
			if (name !== 'ETag' && name !== 'Cache-Control') headers.set(name, value)
		if (!isBuilt) headers.delete('Content-Security-Policy')
		if (isPrivate) keepPrivate(headers)
		if (preview) keepPreview(headers, siteUrl)
		const { body, encoding } = bodyFor(page, context.req.header('accept-encoding'))
		if (encoding) headers.set('Content-Encoding', encoding)
		return new Response(body, { status: response.status, headers })
	}

	async function answerInLanguage(
		context: PageContext,
		language: Language,
		preview: Snapshot | null,
	): Promise<Response> {
		const url = new URL(context.req.url)
		const { method } = context.req
		// What the router's scripts ask for goes to the router as it is: it guards a page and its data alike.
		if (url.pathname.endsWith('.data')) return answerPrivate(context, language)
		const place = knownPages?.placeOf(
			url.pathname,
			publicPathsOf((preview ?? content.current()).documents),
		)
		if (!place || place.kind === 'private') return answerPrivate(context, language)
		const isForm = method === 'POST' && place.kind === 'shared' && place.takesForms
		if (isForm) return answerPrivate(context, language)
		if (method !== 'GET' && method !== 'HEAD') return answerGone(context)
		if (place.kind === 'moved') return context.redirect(place.path + url.search, 308)
		if (preview)
			return answerPrivate(context, language, new Request(withPath(url, place.path)), preview)
		if (place.kind === 'unknown')
			return answerPrivate(context, language, new Request(withPath(url, place.path)))
		const page = await sharedPage(relevant(url, place.path, place.query), language)
		return page ? answer(context, page) : answerPrivate(context, language)
	}

	/** For an address with broken escapes: the page of unknown addresses, rendered for `/404`. */
	async function answerUnreadable(context: PageContext): Promise<Response> {
		const { language } = requestLanguage(context)
		const { method } = context.req
		const isForPerson = (context.req.header('accept') ?? '').includes('text/html')
		if (!isForPerson || (method !== 'GET' && method !== 'HEAD')) return answerGone(context)
		return answerPrivate(context, language, new Request(withPath(new URL(siteUrl), '/404')))
	}

	async function answerPage(context: PageContext): Promise<Response> {
		const { language, asked } = requestLanguage(context)
		const preview = context.req.method === 'GET' ? await previews(context.req.raw) : null
		const response = await answerInLanguage(context, language, preview)
		// A look at the other language of a draft is no choice of a language.
		if (asked && !preview) {
			const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
			const cookie = `language=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
			response.headers.append('Set-Cookie', cookie)
		}
		return response
	}

	return { answerPage, answerUnreadable }
}

function keyOf(language: Language, { pathname, search }: URL): string {
	return `${language} ${pathname}${search}`
}

/** Set as a path instead of parsed: `//elsewhere/faq` must not become another host. */
function withPath({ origin }: URL, path: string): URL {
	const url = new URL(origin)
	url.pathname = path
	return url
}

/** The address with only the parameters that change the page: without the language, campaign codes and anything made up. */
function relevant(url: URL, path: string, query: readonly string[]): URL {
	const plain = withPath(url, path)
	for (const name of query)
		for (const value of url.searchParams.getAll(name))
			if (value) plain.searchParams.append(name, value)
	return plain
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
