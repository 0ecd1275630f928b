/** Asks the registry whether anything the lock file names has a known vulnerability of high severity or worse. */
import * as v from 'valibot'
import { run } from './run.ts'

const report = v.object({
	vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
})

/** The vulnerabilities, or the reason why there is no answer. */
export type Audit = { faults: string[] } | { unknown: string }

/** Reads what `npm audit --json` printed, with warnings of npm around it. */
export function readAudit(output: string): Audit {
	try {
		const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
		const { vulnerabilities } = v.parse(report, JSON.parse(json))
		const serious = Object.entries(vulnerabilities).filter(([, { severity }]) =>
			['high', 'critical'].includes(severity),
		)
		return { faults: serious.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) }
	} catch {
		return { unknown: /\d{3} [\w ]+ - POST|E[A-Z]{4,}/.exec(output)?.[0] ?? 'no report' }
	}
}

export async function audit(): Promise<Audit> {
	const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
	return readAudit((await run('npm', args, { limit: 60_000 })).output)
}
