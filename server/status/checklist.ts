/** The applicant's documents as a paper: what is asked for, and with the own link what has arrived. Kept nowhere. */
import { paths } from '#domain/paths.ts'
import { clientAddress } from '../api/client-address.ts'
import type { Limits } from '../api/limits.ts'
import { requestLanguage } from '../pages/language.ts'
import { orSentence, pdf, sayNoPaper } from '../papers/answer.ts'
import { readPaperContent } from '../papers/content.ts'
import { ownChecklist } from '../papers/data/own-checklist.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { StatusContext, VisitGuard } from './visit-guard.ts'

export function createChecklist(
	{ papers, content }: Pick<Services, 'papers' | 'content'>,
	{ trustProxy }: Pick<Settings, 'trustProxy'>,
	guard: Pick<VisitGuard, 'whoIs' | 'viewOf'>,
	limits: Limits,
) {
	return async (c: StatusContext): Promise<Response> => {
		const { language } = requestLanguage(c)
		const address = clientAddress(c, trustProxy)
		const seconds = await limits.take('form', 'papers', address)
		if (seconds !== null) return sayNoPaper(c, language, 'often', seconds)
		return orSentence(c, language, async () => {
			const visit = await guard.whoIs(c.req.raw)
			const view = visit && (await guard.viewOf(visit))
			// A family's link names no documents, so there is nothing to list: the page says what it may.
			const data = view && ownChecklist(await readPaperContent(content.current(), language), view)
			if (!data) return c.redirect(paths.status(), 303)
			const bytes = await papers.makeOwn('own-checklist', data, limits.sharerOf(address))
			return c.body(bytes, 200, pdf(`rihla-documents-${language}.pdf`))
		})
	}
}
