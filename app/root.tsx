import { type ReactNode, use, useEffect, useLayoutEffect } from 'react'
import {
	Links,
	type LoaderFunctionArgs,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
} from 'react-router'
import { ToastRegion } from '#app/components/frame/toast-region.tsx'
import { restoreTheme } from '#app/device/theme.ts'
import { type Company, useSiteData } from '#app/language/site-data.ts'
import { StringsProvider, stringsOf } from '#app/language/strings.tsx'
import type { Content } from '#app/page/content.ts'
import { HtmlOnlyContext } from '#app/page/html-only.ts'
import { InlineScript } from '#app/page/inline-script.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { hasOwnFrame } from '#app/page/own-frame.ts'
import { publicAddress, siteUrlContext, whatsappContext } from '#app/page/site-url.ts'
import { layOutAll, longAfterLoad } from '#app/start/after-load.ts'
import { editorIsHere } from '#app/start/editor-mark.ts'
import { firstMove, lazyPart } from '#app/start/later.tsx'
import { ReplayEarlyInput } from '#app/start/replay-early-input.tsx'
import { useWantedPage } from '#app/start/wanted-page.ts'
import { directionOf, type Language, languages } from '#domain/language.ts'
import { ErrorScreen } from './components/error-screen.tsx'
import { Arrival } from './components/frame/arrival.tsx'
import { Footer } from './components/frame/footer.tsx'
import { Header } from './components/frame/header.tsx'
import { PrintNote } from './components/frame/print-note.tsx'
import { SkipLink } from './components/frame/skip-link.tsx'
import { Chat } from './features/chat/chat.tsx'
import { Search } from './features/search/search.tsx'
import kufiArabic from './fonts/kufi-ar.woff2?url'
import kufiLatin from './fonts/kufi-la.woff2?url'
import plexArabic from './fonts/plex-ar-400.woff2?url'
import plexArabicBold from './fonts/plex-ar-600.woff2?url'
import plexLatin from './fonts/plex-la-400.woff2?url'
import plexLatinBold from './fonts/plex-la-600.woff2?url'
import styles from './styles/app.css?url'
import { useFocusOnPress } from './ui/focus-on-press.ts'

interface Settings {
	siteUrl: string
	writesByWhatsapp: boolean
}

async function load({ language, content }: PageRequest, { siteUrl, writesByWhatsapp }: Settings) {
	const [strings, company] = await Promise.all([stringsOf(language, 'common'), companyIn(content)])
	return {
		...{ language, siteUrl, company, strings },
		...(content.isPreview && { isPreview: true }),
		...(writesByWhatsapp && { writesByWhatsapp }),
	}
}

/** No more of it than every page shows: it is a part of each page. */
async function companyIn(content: Content): Promise<Company> {
	const { site } = await content.read<{ site: Company }>('site')
	const { phone, whatsapp, email, social, copyrightYear } = site
	return {
		phone: { display: phone.display, dial: phone.dial },
		whatsapp: { display: whatsapp.display, dial: whatsapp.dial },
		email: { address: email.address },
		social: social.map(({ network, url }) => ({ network, url })),
		copyrightYear,
	}
}

export const loader = (args: LoaderFunctionArgs) =>
	onServer((page) =>
		load(page, {
			siteUrl: args.context.get(siteUrlContext),
			writesByWhatsapp: args.context.get(whatsappContext),
		}),
	)(args)

export const clientLoader = inBrowser((page) => {
	const { site = location.origin, whatsapp } = document.documentElement.dataset
	return load(page, { siteUrl: site, writesByWhatsapp: whatsapp !== undefined })
})

const Connection = lazyPart(
	async () => (await import('#app/features/offline/connection.tsx')).Connection,
	{
		areas: ['offline'],
		silent: true,
		// A visitor who only looks has forms to be sent and copies to be made too.
		when: () => Promise.race([firstMove(), longAfterLoad()]),
	},
)

/** Signing in with the right to edit leaves a mark on the device; nobody else's page asks for anything. */
const EditButton = lazyPart(
	async () => (await import('#app/features/edit/edit-button.tsx')).EditButton,
	{ areas: ['edit'], silent: true, when: editorIsHere },
)
const PreviewBar = lazyPart(
	async () => (await import('#app/features/edit/preview-bar.tsx')).PreviewBar,
	{ areas: ['edit'] },
)

/** What the first view of a page is set in; fetched with the styles, so that nothing moves when they arrive. */
const fonts: Record<Language, string[]> = {
	ar: [kufiArabic, plexArabic, plexArabicBold],
	en: [kufiLatin, plexLatin, plexLatinBold],
}

export function Layout({ children }: { children: ReactNode }) {
	const { language, siteUrl, isPreview, writesByWhatsapp } = useSiteData()
	const { pathname } = useLocation()
	const { preferencesScript, startScript } = use(HtmlOnlyContext)
	// Synchronises with storage, before anything is painted.
	useLayoutEffect(restoreTheme, [])
	return (
		// The theme's class and, for one moment, the display are set by the inline script: React leaves them alone.
		<html
			lang={language}
			dir={directionOf(language)}
			data-site={siteUrl}
			data-preview={isPreview && ''}
			data-whatsapp={writesByWhatsapp && ''}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{/* It would store the language of a preview, or leave it for the stored one. */}
				{!isPreview && <InlineScript text={preferencesScript} />}
				<link rel="canonical" href={publicAddress(siteUrl, language).of(pathname)} />
				{languages.map((one) => (
					<link
						key={one}
						rel="alternate"
						hrefLang={one}
						href={publicAddress(siteUrl, one).of(pathname)}
					/>
				))}
				<link rel="alternate" hrefLang="x-default" href={`${siteUrl}${pathname}`} />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				{/* By its address: as a part of the frame's script, every script fetched later would add it again, behind the page's own styles. */}
				<link rel="stylesheet" href={styles} />
				{/* Before the fonts: nothing is painted without the styles, and connections are few. */}
				<Links />
				{fonts[language].map((href) => (
					<link
						key={href}
						rel="preload"
						href={href}
						as="font"
						type="font/woff2"
						crossOrigin="anonymous"
					/>
				))}
				<InlineScript text={startScript} />
				{/* Behind all scripts of ours: what it says to search engines is in the HTML alone, and hydration takes the scripts in their order. */}
				<Meta />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	)
}

/** What every page needs, in the site's frame or in its own. */
function Around({ children }: { children: ReactNode }) {
	const { language } = useSiteData()
	// Synchronises with the visitor's first move: the next page finds the lists of texts, and what loads them, on the device.
	useEffect(() => {
		void firstMove()
			.then(() =>
				Promise.all([
					import('#app/page/fetched-content.ts').then(({ fetchNames }) => fetchNames(language)),
					import('#app/page/browser-load.ts'),
					import('#app/language/text-files.ts'),
				]),
			)
			.catch(() => undefined)
	}, [language])
	// Synchronises with the browser's layout, once nothing else waits for it.
	useEffect(() => void longAfterLoad().then(layOutAll), [])
	useFocusOnPress()
	useWantedPage()
	return (
		<StringsProvider>
			{children}
			<ToastRegion />
			<Arrival />
			<ReplayEarlyInput />
		</StringsProvider>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const { isPreview } = useSiteData()
	return (
		<Around>
			<SkipLink />
			{isPreview && <PreviewBar />}
			<Header search={<Search />} />
			<PrintNote />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer />
			<Chat />
			<Connection />
			{!isPreview && <EditButton />}
		</Around>
	)
}

export default function App() {
	const matches = useMatches()
	const isFramed = matches.some(({ handle }) => hasOwnFrame(handle))
	return isFramed ? (
		<Around>
			<Outlet />
		</Around>
	) : (
		<Frame>
			<Outlet />
		</Frame>
	)
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<Frame>
			<ErrorScreen error={error} />
		</Frame>
	)
}
