/** The scripts that stand inline in pages, without the comments that explain them. */
import offline from './offline.js?raw'
import preferences from './preferences.js?raw'
import start from './start.js?raw'

function withoutComments(source: string): string {
	return source
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('//'))
		.join('\n')
}

export const preferencesScript = withoutComments(preferences)
export const startScript = withoutComments(start)
export const offlineScript = withoutComments(offline)
