import { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { errorCode, errorFrames, log } from '../log.ts'

/** Breaks the connection: what was sent so far must not look whole. */
function breakOff(c: Context): void {
	const outgoing: unknown = c.env ? Reflect.get(c.env, 'outgoing') : undefined
	if (outgoing instanceof ServerResponse) outgoing.destroy()
}

/**
 * A long answer, made piece by piece as fast as it is taken. When its reader goes away, making it ends; when making it
 * fails, the connection breaks and the log says so.
 */
export function streamed(
	c: Context,
	kind: string,
	pieces: AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder()
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			try {
				const { done, value } = await pieces.next()
				if (done) controller.close()
				else controller.enqueue(encoder.encode(value))
			} catch (error) {
				log.error('answer broken off', { kind, code: errorCode(error), stack: errorFrames(error) })
				breakOff(c)
				controller.close()
			}
		},
		async cancel() {
			await pieces.return(undefined)
		},
	})
}
