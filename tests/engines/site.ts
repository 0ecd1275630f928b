/** The production build, served on a port and a data folder of its own while the journeys are made. */
import { rmSync } from 'node:fs'
import { startProgram } from './program.ts'

export default async function serve(): Promise<() => Promise<void>> {
	const { ENGINES_SITE: site = '', ENGINES_PORT: port = '', E2E_DATA_DIR: data = '' } = process.env
	const program = startProgram('node', ['scripts/start.ts'], {
		PORT: port,
		SITE_URL: site,
		DATA_DIR: data,
		NODE_ENV: 'production',
	})
	await program.says(new RegExp(`(localhost:${port})`))
	return async () => {
		await program.stop()
		rmSync(data, { recursive: true, force: true })
	}
}
