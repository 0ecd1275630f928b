/** The two scripts that stand inline in every page, without the comments that explain them. */
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
