/** What a server holds, told from what nobody has collected yet. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { serverEnvironment } from '#scripts/server-command.ts'
import type { ServerProcess } from './server.ts'

const inspected = v.tuple([v.object({ webSocketDebuggerUrl: v.string() })])
const told = v.tuple([v.object({ data: v.string() })])
const heapUsage = v.object({ result: v.object({ usedSize: v.number() }) })

/** The environment of a server that can be asked on this port. */
export const inspectedOn = (port: number) => ({
	NODE_OPTIONS: `${serverEnvironment.NODE_OPTIONS} --inspect=127.0.0.1:${port}`,
})

export interface Memory {
	/** Resident memory of the process. */
	resident: number
	/** Used heap. */
	held: number
}

/** After garbage was collected, so that only what the server really keeps is counted. */
export async function restingMemory(server: ServerProcess, inspector: number): Promise<Memory> {
	const targets = await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()
	const [{ webSocketDebuggerUrl }] = v.parse(inspected, targets)
	const socket = new WebSocket(webSocketDebuggerUrl)
	await once(socket, 'open')
	const call = async (method: string): Promise<unknown> => {
		socket.send(JSON.stringify({ id: 1, method }))
		const [{ data }] = v.parse(told, await once(socket, 'message'))
		return JSON.parse(data)
	}
	for (let turn = 0; turn < 3; turn += 1) await call('HeapProfiler.collectGarbage')
	const { result } = v.parse(heapUsage, await call('Runtime.getHeapUsage'))
	socket.close()
	await wait(2000)
	return { resident: server.memory(), held: result.usedSize / 1024 / 1024 }
}
