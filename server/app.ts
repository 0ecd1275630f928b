/** The mounting list: everything the server answers, in the order in which it is asked. */
import { Hono } from 'hono'
import { languages } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { createApi } from './api/app.ts'
import { boundBodies } from './api/bound-bodies.ts'
import { createLimits } from './api/limits.ts'
import { requireOwnOrigin } from './api/origin.ts'
import { createPlainForms } from './api/plain-forms.ts'
import { answerGone, builtFiles } from './built-files.ts'
import { createContentRoutes } from './content/app.ts'
import { createPhotoRoutes } from './content/photo-routes.ts'
import { createDesk } from './desk/app.ts'
import { securityHeaders } from './headers.ts'
import { addHealth } from './health.ts'
import { countRequests, metricsRoute } from './metrics.ts'
import { createPageHandler, type PageOptions } from './pages/handler.ts'
import { isReadable } from './pages/known-pages.ts'
import { answerManifest, createOfflinePage } from './pages/offline.ts'
import { createPlanCalendar } from './pages/plan-calendar.ts'
import { publicPathsOf } from './pages/public-paths.ts'
import type { PageEnv } from './pages/request-context.ts'
import { robotsText, sitemap } from './pages/robots.ts'
import { createPaperRoutes } from './papers/app.ts'
import { requestLog } from './request-log.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { createStatus } from './status/app.ts'
import { createWhatsappRoutes } from './whatsapp/webhook.ts'

interface Parts {
	settings: Settings
	services: Services
	/** The built files for browsers; null while developing, when Vite serves them. */
	files: string | null
	pages: Pick<PageOptions, 'build' | 'cache'>
}

/** Vite makes it anew while developing. */
const versionOf = (build: PageOptions['build']) =>
	typeof build === 'function' ? undefined : build.assets.version

export function createApp({ settings, services, files, pages }: Parts): Hono<PageEnv> {
	const app = new Hono<PageEnv>()
	app.use(requestLog())
	if (settings.metricsToken !== null) app.use(countRequests())
	app.use(securityHeaders(settings.siteUrl, files !== null))

	addHealth(app, services)
	app.get('/metrics', metricsRoute(services, settings, versionOf(pages.build)))
	const desk = createDesk(services, settings)
	const status = createStatus(services, settings)
	const { answerPage, answerUnreadable } = createPageHandler({
		...pages,
		content: services.content,
		previews: desk.previews,
		siteUrl: settings.siteUrl,
		writesByWhatsapp: settings.whatsapp !== null,
		desk: desk.pages,
		status: status.pages,
	})
	// Before everything that reads an address or a body.
	app.use(async (context, next) => {
		const { url } = context.req
		if (!url.includes('%') || isReadable(new URL(url).pathname)) return next()
		return answerUnreadable(context)
	})
	// Before the bound of all other bodies, and before calls of other origins are refused: the platform is one.
	app.route('/', createWhatsappRoutes(services, settings.whatsapp))
	app.use(boundBodies())
	const limits = createLimits(services.store.pool, services.secret)
	const plainForms = createPlainForms(services, settings, limits)
	// Before the public calls, which take whatever begins with `/api`.
	app.route('/', desk.calls)
	app.route('/', status.app)
	app.route('/api', createApi(services, settings, limits))

	app.get('/robots.txt', (context) => context.text(robotsText(settings.siteUrl)))
	app.get('/sitemap.xml', (context) =>
		context.body(
			sitemap(settings.siteUrl, publicPathsOf(services.content.current().documents)),
			200,
			{
				'Content-Type': 'application/xml',
			},
		),
	)
	for (const language of languages)
		app.get(`/${language}.webmanifest`, (context) => answerManifest(context, language))
	app.get('/offline', createOfflinePage())
	app.get(paths.planDates(), createPlanCalendar(settings.siteUrl, services.content))
	app.route('/', createPaperRoutes(services, settings))
	app.route('/', createContentRoutes(services.content, desk.previews))
	app.route('/', createPhotoRoutes(services, desk.mayEditWebsite))
	// Before pages, because a page answers every address that nothing else does.
	if (files !== null) {
		app.use(builtFiles(files))
		app.get('/assets/*', answerGone)
	}
	// Private pages are guarded by the middleware of their routes, which stands before their data too.
	app.use(requireOwnOrigin(settings.siteUrl))
	app.on(['GET', 'POST'], '*', (context) => {
		context.set('forms', plainForms.of(context))
		return answerPage(context)
	})
	return app
}
