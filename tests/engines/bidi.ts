/** WebDriver BiDi: calls with numbered answers, and events, on one socket. */
import * as v from 'valibot'

export interface Bidi {
	send: (method: string, params: Record<string, unknown>) => Promise<unknown>
	/** Gives back how to stop listening. */
	listen: (method: string, hear: (params: unknown) => void) => () => void
	close: () => void
}

const message = v.variant('type', [
	v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
	v.object({
		type: v.literal('error'),
		id: v.nullable(v.number()),
		error: v.string(),
		message: v.string(),
	}),
	v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
])

export async function connectBidi(address: string): Promise<Bidi> {
	const socket = new WebSocket(address)
	const open = Promise.withResolvers<void>()
	socket.addEventListener('open', () => open.resolve())
	socket.addEventListener('error', () => open.reject(new Error(`no answer from ${address}`)))
	await open.promise

	let calls = 0
	const waiting = new Map<number, PromiseWithResolvers<unknown>>()
	const listeners = new Map<string, Set<(params: unknown) => void>>()
	socket.addEventListener('message', ({ data }) => {
		const heard = v.parse(v.pipe(v.string(), v.parseJson(), message), data)
		if (heard.type === 'event') {
			for (const hear of listeners.get(heard.method) ?? []) hear(heard.params)
			return
		}
		const call = heard.id === null ? undefined : waiting.get(heard.id)
		if (heard.type === 'success') call?.resolve(heard.result)
		else call?.reject(new Error(`${heard.error}: ${heard.message}`))
	})
	socket.addEventListener('close', () => {
		for (const call of waiting.values()) call.reject(new Error('the browser hung up'))
	})
	return {
		send: (method, params) => {
			calls += 1
			const call = Promise.withResolvers<unknown>()
			waiting.set(calls, call)
			socket.send(JSON.stringify({ id: calls, method, params }))
			return call.promise
		},
		listen: (method, hear) => {
			const all = listeners.get(method) ?? new Set()
			listeners.set(method, all.add(hear))
			return () => all.delete(hear)
		},
		close: () => socket.close(),
	}
}
