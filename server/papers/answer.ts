/** Answers with a paper, or says in the visitor's language why there is none. */
import type { Context } from 'hono'
import type { Language } from '#domain/language.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import { wordsOf } from './data/paper-words.ts'
import { PaperRefused } from './printer.ts'

/** Seconds until another try makes sense: all who may wait are done by then. */
const wait = 60

export const pdf = (fileName: string) => ({
	'Content-Type': 'application/pdf',
	'Content-Disposition': `attachment; filename="${fileName}"`,
	'X-Robots-Tag': 'noindex',
})

/** A file is opened as a page of its own, which shows the bare sentence. */
export function sayNoPaper(
	c: Context,
	language: Language,
	why: 'busy' | 'failed' | 'often',
	seconds: number,
): Response {
	const t = wordsOf('pdf', language)
	return c.text(t(`errors.${why}`), why === 'often' ? 429 : 503, {
		'Retry-After': `${seconds}`,
		'Content-Language': language,
		'Cache-Control': 'no-store',
	})
}

export async function orSentence(
	c: Context,
	language: Language,
	answer: () => Promise<Response>,
): Promise<Response> {
	try {
		return await answer()
	} catch (error) {
		const isBusy = error instanceof PaperRefused && error.reason === 'busy'
		// What the compiler says may quote what somebody wrote: only its kind goes into the log.
		const said = { path: c.req.routePath, code: errorCode(error), stack: errorFrames(error) }
		if (isBusy) log.warn('too many papers are waiting')
		else log.error('paper not made', said)
		return sayNoPaper(c, language, isBusy ? 'busy' : 'failed', wait)
	}
}
