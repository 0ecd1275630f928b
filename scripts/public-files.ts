/**
 * Which files of a build belong to the public pages. What only the desk or the status page fetch is theirs: no other page
 * may come with it, and the service worker keeps none of it on visitors' devices.
 */
import * as v from 'valibot'

const names = v.optional(v.array(v.string()), [])
export const buildManifest = v.record(
	v.string(),
	v.object({
		file: v.string(),
		src: v.optional(v.string()),
		css: names,
		imports: names,
		dynamicImports: names,
	}),
)
export type BuildManifest = v.InferOutput<typeof buildManifest>

const page = /^app\/(?:entry\.client\.tsx|root\.tsx|routes\/)/
const privatePage = /^app\/routes\/(?:desk\/|status\.tsx)/
/** Strings that no public page asks for. */
const privateStrings =
	/^\.generated\/strings\/\w+\/(?:desk[\w-]*|website[\w-]*|status|mail|pdf)\.json$/
/** What only code of the desk says: its calls, the classes of its parts. */
const marks = /\/api\/desk|desk-draft|\brail-views\b|\bcase-card\b|\bdesk-panel\b/

/** Everything that is fetched from there, at once or later. */
function reached(entries: BuildManifest, from: readonly string[]): Set<string> {
	const found = new Set<string>()
	const open = [...from]
	for (let name = open.pop(); name !== undefined; name = open.pop()) {
		const entry = entries[name]
		if (!entry || found.has(name) || privateStrings.test(name)) continue
		found.add(name)
		open.push(...entry.imports, ...entry.dynamicImports)
	}
	return found
}

function filesOf(entries: BuildManifest, of: ReadonlySet<string>): Set<string> {
	return new Set(
		[...of].flatMap((name) => {
			const entry = entries[name]
			return entry ? [entry.file, ...entry.css] : []
		}),
	)
}

function startsOf(entries: BuildManifest) {
	const pages = Object.keys(entries).filter((name) => page.test(name))
	return {
		own: pages.filter((name) => privatePage.test(name)),
		everyones: pages.filter((name) => !privatePage.test(name)),
	}
}

/** The files of public pages, scripts and styles. */
export function publicFiles(entries: BuildManifest): Set<string> {
	return filesOf(entries, reached(entries, startsOf(entries).everyones))
}

/** The files that only the desk and the status page fetch. */
export function privateFiles(entries: BuildManifest): Set<string> {
	const strings = Object.keys(entries).filter((name) => privateStrings.test(name))
	const all = filesOf(entries, reached(entries, startsOf(entries).own))
	for (const name of strings) all.add(entries[name]?.file ?? '')
	const shared = publicFiles(entries)
	return new Set([...all].filter((file) => !shared.has(file)))
}

/** Public pages that would fetch code or styles of the desk, by the file that holds it. */
export function leaks(entries: BuildManifest, read: (file: string) => string): string[] {
	const sources = [...reached(entries, startsOf(entries).everyones)]
	return [
		...sources.filter((name) => /^app\/(?:features|routes)\/desk\//.test(name)),
		...[...publicFiles(entries)].filter(
			(file) => /\.(?:js|css)$/.test(file) && marks.test(read(file)),
		),
	]
}
