/** The status page: its links, its forms, and what the page itself is drawn from. Mounted at the root, before the pages. */
import { type Context, Hono, type Next } from 'hono'
import { getCookie } from 'hono/cookie'
import { type RefusedStatusForm, type StatusForm, statusForms } from '#domain/cases/status.ts'
import { defaultLanguage } from '#domain/language.ts'
import { paths, withLanguage } from '#domain/paths.ts'
import { createLimits } from '../api/limits.ts'
import { mayWrite } from '../api/origin.ts'
import { plainAddress } from '../api/plain-address.ts'
import { createDocumentReceiver } from '../api/receive-document.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import { privateAnswers } from '../pages/private-answers.ts'
import type { PageEnv } from '../pages/request-context.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { StatusVisit } from '../store/cases/links.ts'
import { statusCalls } from './calls.ts'
import { createChecklist } from './checklist.ts'
import { createForms, type Outcome, readMessage } from './forms.ts'
import { createUpload } from './upload.ts'
import { createVisitGuard, type StatusContext } from './visit-guard.ts'

/** A browser that shows the answer to a person; scripts ask for anything. */
const wantsPage = (c: Context) => (c.req.header('accept') ?? '').includes('text/html')

/** Of each form, for one case: far more than a family needs, and little for somebody who found a link. */
const perCase = { kind: 'status_form', points: 40, seconds: 60 * 60 }
/** A case that grows by the thousand could not be opened at the desk any more. */
const perCaseADay = { kind: 'status_form', points: 100, seconds: 24 * 60 * 60 }
/** Each of these tells the address on file. */
const perCaseOfWeight = { kind: 'status_form', points: 10, seconds: 60 * 60 }
const ofWeight = new Set<StatusForm>(['contact', 'withdraw', 'erasure', 'links', 'link'])

export function createStatus(services: Services, settings: Settings) {
	const app = new Hono<PageEnv>()
	const { store } = services
	const guard = createVisitGuard(store, settings.siteUrl)
	const forms = createForms(services, settings, guard)
	const limits = createLimits(store.pool, services.secret)
	const upload = createUpload(services, createDocumentReceiver(services, limits, settings))

	app.use('/status/*', privateAnswers(), plainAddress())

	/** A refused form is drawn again with what was typed; the router does that after this. */
	async function answer(c: StatusContext, next: Next, form: StatusForm, outcome: Outcome) {
		if ('done' in outcome) {
			if (!wantsPage(c)) return c.json({ done: outcome.done })
			const isQuiet = outcome.done === 'in' || outcome.done === 'left'
			return c.redirect(isQuiet ? paths.status() : `${paths.status()}?done=${outcome.done}`, 303)
		}
		if (!wantsPage(c)) {
			if ('familyAddress' in outcome) return c.json({ address: outcome.familyAddress }, 201)
			const { status, error, wait } = outcome.refused
			if (wait !== null) c.header('Retry-After', `${wait}`)
			return c.json({ error }, status)
		}
		c.set(
			'statusForm',
			'familyAddress' in outcome
				? { refused: null, familyAddress: outcome.familyAddress }
				: { refused: { form, ...outcome.refused }, familyAddress: null },
		)
		return next()
	}

	/** Not looked at, and shown again if it was a message: nobody writes one twice. */
	async function giveBack(
		c: StatusContext,
		next: Next,
		form: StatusForm,
		why: Pick<RefusedStatusForm, 'status' | 'error' | 'wait'>,
	) {
		const typed = form === 'messages' && wantsPage(c) ? await readMessage(c) : null
		const body = typed?.body ?? ''
		return answer(c, next, form, { refused: { ...why, typed: { body } } })
	}

	async function take(c: StatusContext, next: Next, form: StatusForm) {
		if (!mayWrite(c, settings.siteUrl)) return c.json({ error: 'wrong_origin' }, 403)
		try {
			const rule = statusCalls[form]
			let by: StatusVisit | null = null
			if (rule !== 'anyone') {
				const visit = await guard.whoIs(c.req.raw)
				if (!visit) {
					return await giveBack(c, next, form, { status: 403, error: 'ended', wait: null })
				}
				if (!rule.includes(visit.level)) return c.json({ error: 'forbidden' }, 403)
				by = visit
				const limit = ofWeight.has(form) ? perCaseOfWeight : perCase
				const key = `status ${form} of ${visit.caseId}`
				const wait =
					(await store.guesses.take(key, limit)) ??
					(await store.guesses.take(`${key} today`, perCaseADay))
				if (wait !== null) {
					return await giveBack(c, next, form, { status: 429, error: 'too_often', wait })
				}
			}
			if (form === 'door' || form === 'send' || form === 'leave') {
				return await answer(c, next, form, await forms[form](c))
			}
			if (!by) return c.json({ error: 'forbidden' }, 403)
			if (form === 'documents') return await upload(c, by, wantsPage(c))
			return await answer(c, next, form, await forms[form](c, by))
		} catch (error) {
			log.error('status form failed', { code: errorCode(error), stack: errorFrames(error) })
			const refused = { status: 503, error: 'unavailable', typed: {}, wait: null } as const
			if (!wantsPage(c)) return c.json({ error: refused.error }, refused.status)
			c.set('statusForm', { refused: { form, ...refused }, familyAddress: null })
			return next()
		}
	}

	app.get(paths.ownChecklist(), createChecklist(services, settings, guard, limits))

	for (const form of statusForms) {
		app.post(`/status/${form}`, (c, next) => take(c, next, form))
		// Reloading the page of a refused form leads back to the page itself.
		app.get(`/status/${form}`, (c) => c.redirect(paths.status(), 303))
	}

	/** The token goes into a visit at once, so that it stays in no history or referrer. A scanner that looks does no harm. */
	// No token has a dot: `/status/_.data` is the page's own data.
	app.get('/status/:token{[^.]+}', async (c) => {
		c.header('Referrer-Policy', 'no-referrer')
		const token = c.req.param('token')
		const visit = await store.cases.visits.openLink(token).catch((error) => {
			log.error('link not opened', { code: errorCode(error) })
			return undefined
		})
		if (visit === undefined) return c.redirect(`${paths.status()}?link=later`, 303)
		if (visit === null) return c.redirect(`${paths.status()}?link=ended`, 303)
		await guard.enter(c, visit.secret)
		const row = await store.cases.find(visit.caseId)
		// On a device that has not chosen a language yet, the page speaks that of the case.
		const language = getCookie(c, 'language') === undefined ? row?.language : undefined
		const isOther = language !== undefined && language !== defaultLanguage
		return c.redirect(isOther ? withLanguage(paths.status(), language) : paths.status(), 303)
	})

	return { app, pages: guard.pages }
}
