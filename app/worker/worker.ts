/**
 * The service worker: pages once seen, and those a traveller needs most, open without a network.
 * It is fetched after the page is done, never takes over a page that is already open, and answers only what `rules.ts` says.
 */
import { isLanguage, type Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import art from '#generated/art.json'
import { addToCopies, copyOf, keep, openCopies, removeExpired } from './copies.ts'
import {
	askedLanguage,
	filesNamedIn,
	isOutage,
	isPlain,
	languageIn,
	mayKeep,
	pageName,
	readsItsAddress,
	textsToKeep,
	treatmentOf,
} from './rules.ts'
import { type Fetching, scope } from './scope.ts'

/** Written into the worker by the build: the files that every page of a language may need. */
declare const buildFiles: { shared: string[]; ar: string[]; en: string[] }

/** Milliseconds after which a page is shown from its copy, if there is one. */
const patience = 4000
const choices = 'rihla-choices'
const { origin } = scope.location
const offlinePage = (language: Language) => `${origin}/offline?lang=${language}`

const wait = (milliseconds: number) =>
	new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))

/** From the cookie; where that can't be read, the language that the last open page sent (`rememberLanguage`). */
async function visitorLanguage(): Promise<Language> {
	const cookie = await scope.cookieStore?.get('language').catch(() => null)
	if (isLanguage(cookie?.value)) return cookie.value
	const sent = await (await caches.open(choices)).match('/language')
	return languageIn(await sent?.text())
}

async function rememberLanguage(language: Language): Promise<void> {
	await (await caches.open(choices)).put('/language', new Response(language))
}

/** Keeps a page under the language it really has. */
async function keepPage(url: string, response: Response): Promise<void> {
	const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
	if (!mayKeep(response) || !isPage || !isPlain(url)) return
	const language = languageIn(response.headers.get('Content-Language'))
	await (await openCopies()).put(pageName(url, language), response)
}

async function answerPage(event: Fetching): Promise<Response> {
	const { url } = event.request
	const language = askedLanguage(url) ?? (await visitorLanguage())
	const asking = (async () => {
		const preloaded = await event.preloadResponse
		// Without a network Firefox hands over an answer that is none, where other browsers fail.
		const response =
			preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
		event.waitUntil(keepPage(url, response.clone()).catch(() => undefined))
		return response
	})()
	const answered = asking.catch(() => undefined)
	event.waitUntil(answered)
	const copy = isPlain(url) ? await copyOf(pageName(url, language)) : undefined
	const response = await (copy ? Promise.race([answered, wait(patience)]) : answered)
	if (response && !isOutage(response.status)) return response
	return copy ?? response ?? withoutNetwork(url, language)
}

/** The same page without its filter, if that was seen; else the page that says what is going on. */
async function withoutNetwork(url: string, language: Language): Promise<Response> {
	const plain = !isPlain(url) && (await copyOf(pageName(url, language)))
	if (plain && readsItsAddress(url)) return plain
	if (plain) return Response.redirect(new URL(url).pathname)
	return (await copyOf(offlinePage(language))) ?? Response.error()
}

/** The answer is not delayed by storage that is slow or full. */
async function fetchAndKeep(event: Fetching): Promise<Response> {
	const response = await fetch(event.request)
	event.waitUntil(keep(event.request.url, response.clone()))
	return response
}

async function answerFile(event: Fetching): Promise<Response> {
	return (await copyOf(event.request.url)) ?? fetchAndKeep(event)
}

async function answerDownload(event: Fetching): Promise<Response> {
	const answered = fetchAndKeep(event).catch(() => undefined)
	event.waitUntil(answered)
	const copy = await copyOf(event.request.url)
	const response = await (copy ? Promise.race([answered, wait(patience)]) : answered)
	return response?.ok ? response : (copy ?? response ?? Response.error())
}

const answers = { file: answerFile, page: answerPage, download: answerDownload }

/** A page with all files it names, so that its copy looks and works as the page did. */
async function fetchPage(url: string): Promise<void> {
	const response = await fetch(url)
	const files = response.ok ? filesNamedIn(await response.clone().text()) : []
	await keepPage(url, response)
	await addToCopies(files)
}

function isPoorNetwork(): boolean {
	const { saveData, effectiveType } = scope.navigator.connection ?? {}
	return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g'
}

const ahead = [
	paths.plan(),
	paths.faq(),
	paths.visaSupport(),
	paths.discover(),
	paths.contact(),
	paths.home(),
]
const pictures = ['/favicon.svg', `/scenes/fallback.svg?v=${art.version}`]
const fetchedAhead = new Set<Language>()

/** The pages a traveller needs most and the scripts of the site; once for each build and language. */
async function fetchAhead(language: Language): Promise<void> {
	if (fetchedAhead.has(language) || isPoorNetwork()) return
	fetchedAhead.add(language)
	const copies = await openCopies()
	for (const path of ahead)
		if (!(await copies.match(pageName(origin + path, language)))) await fetchPage(origin + path)
	await addToCopies([...pictures, ...buildFiles.shared, ...buildFiles[language]])
	await fetchTexts(language)
	if (scope.navigator.connection?.effectiveType !== '3g')
		await addToCopies([paths.visaChecklist(language), paths.travelGuide(language)])
}

/** What pages say; the entries of the catalogue are kept as they are visited. */
async function fetchTexts(language: Language): Promise<void> {
	const address = `/content/${language}.json`
	const response = await fetch(address)
	await keep(origin + address, response.clone())
	if (response.ok) await addToCopies(textsToKeep(await response.json()))
}

interface Seen {
	path: string
	language: Language
	files: string[]
}

function isSeen(data: unknown): data is Seen {
	return typeof data === 'object' && data !== null && 'path' in data && 'files' in data
}

/** An open page sends what it shows: moves inside the site do not ask the server for a page. */
async function keepSeen({ path, language, files }: Seen): Promise<void> {
	await rememberLanguage(language)
	await addToCopies(files.filter((file) => isFile(file)))
	const copies = await openCopies()
	if (!(await copies.match(pageName(origin + path, language)))) await fetchPage(origin + path)
	await fetchAhead(language)
}

const isFile = (url: string) =>
	treatmentOf({ method: 'GET', mode: 'cors', cache: 'default', url, range: false }, origin) ===
	'file'

scope.addEventListener('install', (event) => {
	event.waitUntil(Promise.all([fetchPage(offlinePage('ar')), fetchPage(offlinePage('en'))]))
	event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('activate', (event) => {
	event.waitUntil(removeExpired())
	event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()))
})

scope.addEventListener('message', (event) => {
	if (isSeen(event.data)) event.waitUntil(keepSeen(event.data).catch(() => undefined))
})

scope.addEventListener('fetch', (event) => {
	const { method, mode, cache, url, headers } = event.request
	const treatment = treatmentOf({ method, mode, cache, url, range: headers.has('range') }, origin)
	if (treatment !== 'leave') event.respondWith(answers[treatment](event))
})
