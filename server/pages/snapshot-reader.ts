/** Content as loaders on the server read it: from one snapshot, with a note of all that was read. */
import type { Content } from '#app/page/content.ts'
import type { Language } from '#domain/language.ts'
import { type Readings, readText } from '../content/readings.ts'
import type { Snapshot } from '../content/snapshot.ts'

export function readerOf(
	snapshot: Snapshot,
	language: Language,
	readings: Readings = new Map(),
): Content {
	return {
		language,
		isPreview: snapshot.isPreview,
		// Made from typed documents; the caller names that type.
		find: async <Text>(name: string) =>
			readText(snapshot, language, name, readings) as Text | undefined,
		async read<Text>(name: string) {
			const text = readText(snapshot, language, name, readings)
			if (text === undefined) throw new Error(`no content named ${name}`)
			return text as Text
		},
		missing: (name) => (snapshot.deleted.has(name) ? 410 : 404),
		in: (other) => readerOf(snapshot, other, readings),
	}
}
