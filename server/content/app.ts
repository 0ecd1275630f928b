/** Texts as browsers fetch them: the names of a language, and each text under the hash of what it says. */
import { type Context, Hono } from 'hono'
import { type Language, languages } from '#domain/language.ts'
import { answerGone, immutable } from '../built-files.ts'
import { bodyFor, type Packed, pack, tightenLater } from '../pages/cache.ts'
import type { PageEnv } from '../pages/request-context.ts'
import type { Previews } from './preview.ts'
import type { SiteContent } from './site-content.ts'
import type { KeptText } from './snapshot.ts'

export function createContentRoutes(content: SiteContent, previews: Previews) {
	const app = new Hono<PageEnv>()
	/** Compressed when they are first asked for. */
	const packedTexts = new WeakMap<KeptText, Packed>()

	function packedOf(text: KeptText): Packed {
		const known = packedTexts.get(text)
		if (known) return known
		const packed = pack(Buffer.from(text.json))
		packedTexts.set(text, packed)
		tightenLater(packed)
		return packed
	}

	const lists = new Map<Language, { key: string; packed: Packed }>()

	/** Compressed once for each publication, however many ask. */
	function packedList(language: Language): Packed {
		const snapshot = content.current()
		const { version } = snapshot
		const revision = content.revision()
		const key = `${revision} ${version}`
		const known = lists.get(language)
		if (known?.key === key) return known.packed
		const list = { revision, version, names: snapshot.names[language] }
		const packed = pack(Buffer.from(JSON.stringify(list)))
		lists.set(language, { key, packed })
		tightenLater(packed)
		return packed
	}

	function answerJson(c: Context, packed: Packed): Response {
		const { body, encoding } = bodyFor(packed, c.req.header('accept-encoding'))
		if (encoding) c.header('Content-Encoding', encoding)
		c.header('Vary', 'Accept-Encoding')
		c.header('Content-Type', 'application/json')
		return c.body(body)
	}

	const privateJson = (c: Context, value: unknown) =>
		c.json(value, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

	for (const language of languages)
		app.get(`/content/${language}.json`, async (c) => {
			const preview = await previews(c.req.raw)
			if (preview) {
				const { version, names } = preview
				return privateJson(c, { revision: content.revision(), version, names: names[language] })
			}
			const { version } = content.current()
			const tag = `"${version}"`
			c.header('ETag', tag)
			c.header('Cache-Control', 'no-cache')
			if (c.req.header('if-none-match') === tag) return c.body(null, 304)
			return answerJson(c, packedList(language))
		})
	app.get('/content/:file', async (c) => {
		const hash = c.req.param('file').replace(/\.json$/, '')
		const drafted = (await previews(c.req.raw))?.textUnder(hash)
		if (drafted) return privateJson(c, drafted.value)
		// Another process may have shown it a moment ago.
		if (!content.textUnder(hash)) await content.lookAgain()
		const text = content.textUnder(hash)
		if (!text) return answerGone(c)
		c.header('Cache-Control', immutable)
		return answerJson(c, packedOf(text))
	})
	return app
}
