/**
 * Photos of published texts, for everybody and for ever: another photo has another address. One that only a draft names, or a
 * version that waits for its date, is answered to those who may edit the website, and kept by no browser.
 */
import { Hono } from 'hono'
import { answerGone, immutable } from '../built-files.ts'
import { errorCode, log } from '../log.ts'
import type { PageEnv } from '../pages/request-context.ts'
import type { Services } from '../services.ts'
import { photoFile } from './photos.ts'

export function createPhotoRoutes(
	{ content, photos }: Pick<Services, 'content' | 'photos'>,
	mayEdit: (request: Request) => Promise<boolean>,
) {
	const app = new Hono<PageEnv>()

	/** Null where this person may not see it. */
	async function cachingOf(hash: string, request: Request): Promise<string | null> {
		// Another process may have shown it a moment ago.
		if (!(await content.showsPhoto(hash))) await content.lookAgain()
		if (await content.showsPhoto(hash)) return immutable
		return (await mayEdit(request)) ? 'private, no-store' : null
	}

	app.get('/photos/:file', async (c) => {
		const asked = photoFile(c.req.param('file'))
		if (!asked) return answerGone(c)
		const { hash, width, format } = asked
		const caching = await cachingOf(hash, c.req.raw)
		if (caching === null) return answerGone(c)
		const bytes = await photos.read(hash, width, format).catch((error) => {
			log.error('photo not read', { document: hash, code: errorCode(error) })
			return null
		})
		if (!bytes) return answerGone(c)
		return c.body(new Uint8Array(bytes), 200, {
			'Cache-Control': caching,
			'Content-Type': `image/${format}`,
		})
	})
	return app
}
