/** The papers that anybody may have: the downloads, a plan, a comparison. Mounted at the root, before the pages. */
import { type Context, Hono } from 'hono'
import { languages } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { clientAddress } from '../api/client-address.ts'
import { createLimits } from '../api/limits.ts'
import { requestLanguage } from '../pages/language.ts'
import type { PageEnv } from '../pages/request-context.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { orSentence, pdf, sayNoPaper } from './answer.ts'
import { type PaperContent, readPaperContent } from './content.ts'
import { comparison } from './data/comparison.ts'
import { planSheet } from './data/plan.ts'
import { downloads } from './downloads.ts'
import type { Paper } from './printer.ts'

type DataOf = (content: PaperContent, params: URLSearchParams, siteUrl: string) => unknown

export function createPaperRoutes(
	{ content, papers, store, secret }: Pick<Services, 'content' | 'papers' | 'store' | 'secret'>,
	{ siteUrl, trustProxy }: Pick<Settings, 'siteUrl' | 'trustProxy'>,
) {
	const app = new Hono<PageEnv>()
	const limits = createLimits(store.pool, secret)

	for (const name of downloads) {
		for (const language of languages) {
			app.get(`/downloads/${name}-${language}.pdf`, (c) =>
				orSentence(c, language, async () => {
					const { bytes, version } = await papers.downloads.read(name, language)
					const tag = `"${version}"`
					const headers = { ETag: tag, 'Cache-Control': 'no-cache' }
					if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers)
					return c.body(bytes, 200, { ...headers, 'Content-Type': 'application/pdf' })
				}),
			)
		}
	}

	/** Made for the address, whose query is that of the page; without enough in it the page says what is missing. */
	function madeFor(paper: Paper, dataOf: DataOf, page: (query: string) => string) {
		return async (c: Context) => {
			const { language } = requestLanguage(c)
			const address = clientAddress(c, trustProxy)
			const seconds = await limits.take('form', 'papers', address)
			if (seconds !== null) return sayNoPaper(c, language, 'often', seconds)
			return orSentence(c, language, async () => {
				const { search, searchParams } = new URL(c.req.url)
				const data = dataOf(
					await readPaperContent(content.current(), language),
					searchParams,
					siteUrl,
				)
				if (data === undefined) return c.redirect(page(search))
				const { bytes } = await papers.makeShared(paper, data, limits.sharerOf(address))
				return c.body(bytes, 200, {
					...pdf(`rihla-${paper}-${language}.pdf`),
					'Cache-Control': 'private, max-age=300',
					Vary: 'Cookie',
				})
			})
		}
	}
	app.get(paths.planPdf(), madeFor('plan', planSheet, paths.plan))
	app.get(paths.comparePdf(), madeFor('comparison', comparison, paths.compare))
	return app
}
