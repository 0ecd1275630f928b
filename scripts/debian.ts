/** Fetching a system package, where the machine is Debian (or its kin) and we are allowed to. */
import { existsSync } from 'node:fs'
import { type Outcome, run } from './run.ts'

export function mayInstallPackages(): boolean {
	return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Gives up rather than hang where the machine has no network. */
export async function installPackages(names: readonly string[]): Promise<Outcome> {
	const env = { DEBIAN_FRONTEND: 'noninteractive' }
	const impatient = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
	// One source of several may fail, or the lists may be fresh already: the installation itself decides.
	await run('apt-get', [...impatient, 'update'], { env, limit: 120_000 })
	return run('apt-get', [...impatient, 'install', '-y', '--no-install-recommends', ...names], {
		env,
		limit: 300_000,
	})
}
