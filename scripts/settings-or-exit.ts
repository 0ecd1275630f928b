import { parseSettings, type Settings } from '#server/settings.ts'

/** The settings of the environment, or one line per fault and the end. */
export function settingsOrExit(): Settings {
	const parsed = parseSettings(process.env)
	if ('settings' in parsed) return parsed.settings
	for (const fault of parsed.faults) console.error(fault)
	process.exit(1)
}
