/** Nothing in the project refers to the machine, the neighbouring folders or the package registry it was made with. */
import { lineAt, type Source } from './sources.ts'

const traces: [string, RegExp][] = [
	['a folder beside the project', /\.\.\/shared(?![\w-])/g],
	['a path of one machine', /(?<![\w.:/-])\/(?:work|home|root|Users)\/[\w.-]+/g],
	['a package registry', /https?:\/\/[^\s"'/]*(?:registry|artifactory|nexus|npmjs)[^\s"'/]*/g],
	['a resolved package address', /"resolved": "https?:[^"]*/g],
]

export function traceFaults({ path, text }: Source): string[] {
	return traces.flatMap(([what, pattern]) =>
		[...text.matchAll(pattern)].map(
			(match) => `${path}:${lineAt(text, match.index)} names ${what}: ${match[0]}`,
		),
	)
}
