/** An applicant's documents: as a file to keep, as a picture to look at, and what was made of each. */
import sharp from 'sharp'
import { atMost } from '../../at-most.ts'
import { bodyOf } from '../../documents/body.ts'
import type { HeldDocument } from '../../documents/documents.ts'
import { errorCode, log } from '../../log.ts'
import type { Services } from '../../services.ts'
import type { MassActs } from '../mass-acts.ts'
import { documentBody } from './bodies.ts'
import { type DeskContext, notFound, readCall, refused } from './desk-call.ts'

const narrowest = 64
const widest = 2000
const thumbnail = 160
/** A hundred million: more than any scan has, less than fills the memory. */
const mostPixels = 100_000_000

/** Kept, but not opened before the scanner has seen it, or since it has. */
function held(c: DeskContext, { held: scan }: HeldDocument) {
	return scan === 'waiting'
		? c.json({ error: 'unscanned' }, 503, { 'retry-after': '60' })
		: c.json({ error: scan }, 403)
}

/** The first and last byte of a range; null where there is none such. */
function rangeIn(header: string, size: number): [number, number] | null {
	const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
	if (from === '' && to === '') return null
	const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
	const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
	return first <= last && first < size ? [first, last] : null
}

export function createDocumentCalls(
	{ store, documents }: Pick<Services, 'store' | 'documents'>,
	massAct: MassActs,
) {
	const { cases } = store
	/** A file in memory, and more so a picture that is decoded: a few at a time. */
	const inTurn = atMost(2)

	async function open(c: DeskContext, { isNoted = true } = {}) {
		const document = await cases.documents.find(c.req.param('name') ?? '')
		const found = document && (await documents.read(document.name))
		if (!document || !found) return null
		if ('held' in found) return found
		if (isNoted)
			await cases.viewers.note(document.case_id, c.get('staff').id, 'document_opened', document)
		return { document, found }
	}

	return {
		async file(c: DeskContext) {
			const tooMany = await massAct(c, 'document')
			if (tooMany) return tooMany
			const opened = await open(c)
			if (!opened) return notFound(c)
			if ('held' in opened) return held(c, opened)
			const { document, found } = opened
			c.header('content-type', found.contentType)
			c.header('content-length', `${found.size}`)
			c.header('content-disposition', `attachment; filename="${document.name}"`)
			c.header('x-content-type-options', 'nosniff')
			return c.body(bodyOf(c, found.content))
		},

		/** Drawn anew: what reaches the desk's page are pixels, whatever else was in the file. */
		async picture(c: DeskContext) {
			const width = Number(c.req.query('w') ?? widest)
			if (!Number.isInteger(width)) return refused(c, { w: 'invalid' })
			const isThumbnail = width <= thumbnail
			const tooMany = await massAct(c, 'picture')
			if (tooMany) return tooMany
			// A case shows these by itself, and who has opened the case is written down: nothing can be read at this size.
			const opened = await open(c, { isNoted: !isThumbnail })
			if (!opened) return notFound(c)
			if ('held' in opened) return held(c, opened)
			const { document, found } = opened
			if (!document.content_type.startsWith('image/')) {
				found.content.destroy()
				return c.json({ error: 'no_picture' }, 415)
			}
			try {
				const picture = await inTurn(async () => {
					const chunks: Uint8Array[] = []
					for await (const chunk of found.content) chunks.push(chunk)
					return sharp(Buffer.concat(chunks), { limitInputPixels: mostPixels })
						.rotate()
						.resize({
							width: Math.min(widest, Math.max(narrowest, width)),
							// In height too: a narrow strip of a page could be read.
							...(isThumbnail ? { height: thumbnail, fit: 'inside' } : {}),
							withoutEnlargement: true,
						})
						.webp({ quality: 82 })
						.toBuffer()
				})
				return c.body(new Uint8Array(picture), 200, {
					'content-type': 'image/webp',
					'x-content-type-options': 'nosniff',
				})
			} catch (error) {
				log.warn('picture not drawn', { document: document.name, code: errorCode(error) })
				return c.json({ error: 'no_picture' }, 415)
			}
		},

		/** Played in the page, from whichever second: browsers ask for parts. */
		async sound(c: DeskContext) {
			const tooMany = await massAct(c, 'picture')
			if (tooMany) return tooMany
			const opened = await open(c)
			if (!opened) return notFound(c)
			if ('held' in opened) return held(c, opened)
			const { found } = opened
			if (!/^(?:audio|video)\//.test(found.contentType)) {
				found.content.destroy()
				return c.json({ error: 'no_sound' }, 415)
			}
			const bytes = await inTurn(async () => {
				const chunks: Uint8Array[] = []
				for await (const chunk of found.content) chunks.push(chunk)
				return Buffer.concat(chunks)
			})
			const headers = {
				'content-type': found.contentType,
				'accept-ranges': 'bytes',
				'cache-control': 'private, no-store',
				'x-content-type-options': 'nosniff',
			}
			const asked = c.req.header('range')
			if (asked === undefined)
				return c.body(new Uint8Array(bytes), 200, {
					...headers,
					// WebKit guesses the length of a recording from it.
					'content-length': `${bytes.length}`,
				})
			const range = rangeIn(asked, bytes.length)
			if (!range) return c.body(null, 416, { 'content-range': `bytes */${bytes.length}` })
			const [first, last] = range
			return c.body(new Uint8Array(bytes.subarray(first, last + 1)), 206, {
				...headers,
				'content-length': `${last + 1 - first}`,
				'content-range': `bytes ${first}-${last}/${bytes.length}`,
			})
		},

		async change(c: DeskContext) {
			const call = await readCall(c, documentBody)
			if ('answer' in call) return call.answer
			if (call.body.state === 'refused' && !call.body.reason) {
				return refused(c, { reason: 'required' })
			}
			const name = c.req.param('name') ?? ''
			const document = await cases.documents.change(name, call.body, call.doing)
			return document ? c.json({ document }) : notFound(c)
		},
	}
}
