/** A page that throws is logged with its cause; the visitor sees the error screen without it. */
import { isRouteErrorResponse } from 'react-router'
import { errorCode, errorFrames, log } from '#server/log.ts'

export function logPageError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	log.error('page_failed', {
		path: new URL(request.url).pathname,
		code: errorCode(error),
		stack: errorFrames(error),
	})
}
