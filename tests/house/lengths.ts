/** A file is one thing. One that outgrows these lengths has become two. */
import type { Source } from './sources.ts'

const limits: [RegExp, number][] = [
	[/^app\/routes\/.*\.tsx$/, 150],
	[/\.tsx$/, 250],
	[/\.ts$/, 300],
]

/** Files that are long for a good reason, each with that reason. */
export type Exceptions = Record<string, string>

export function lengthFaults(sources: readonly Source[], exceptions: Exceptions): string[] {
	const tooLong = sources.flatMap(({ path, text }) => {
		const limit = limits.find(([files]) => files.test(path))?.[1]
		const lines = text.trimEnd().split('\n').length
		return limit !== undefined && lines > limit ? [{ path, lines, limit }] : []
	})
	return [
		...tooLong
			.filter(({ path }) => !(path in exceptions))
			.map(({ path, lines, limit }) => `${path} has ${lines} lines, the limit is ${limit}`),
		...Object.keys(exceptions)
			.filter((path) => !tooLong.some((file) => file.path === path))
			.map((path) => `${path} no longer needs its exception`),
	]
}
