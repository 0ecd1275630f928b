/**
 * Stands in for systemd, so that `deploy/rolling-restart.sh` itself is what is tried: the script finds this `systemctl` on its
 * path and restarts the processes through it.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#scripts/run.ts'
import { freePort } from '#tests/services/free-port.ts'
import type { ServerProcess } from '../harness/server.ts'

export async function startServiceManager(folder: string, processes: readonly ServerProcess[]) {
	const codes: (number | null)[] = []
	const server = createServer(async (request, response) => {
		const [, verb, unit] = (request.url ?? '').split('/')
		const one = processes.find(({ port }) => unit === `rihla@${port}`)
		if (!one || (verb !== 'restart' && verb !== 'stop')) return response.writeHead(400).end()
		codes.push(await one.end('SIGTERM'))
		if (verb === 'restart') one.launch()
		response.end()
	})
	const port = await freePort()
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	mkdirSync(folder, { recursive: true })
	const script = `#!/bin/sh\nexec curl -fsS "http://127.0.0.1:${port}/$1/$2"\n`
	writeFileSync(join(folder, 'systemctl'), script, { mode: 0o755 })
	const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }

	return {
		/** What the operator runs. The exit codes of the processes that were stopped; fails when the script does. */
		async rollingRestart(): Promise<(number | null)[]> {
			const ports = processes.map((one) => `${one.port}`)
			await promisify(execFile)(join(root, 'deploy/rolling-restart.sh'), ports, { env })
			return codes.splice(0)
		},
		async stop() {
			server.close()
		},
	}
}
