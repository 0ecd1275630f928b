/** A sentence that other entries say too: whoever changes it here may want to change it there. */
import { isText, type Text } from '../../language.ts'
import { changesOf } from '../changes.ts'
import { placed } from '../places.ts'
import type { CheckedEntry, Finding } from './finding.ts'

/** The entries that say an Arabic sentence. */
export type Sayers = (sentence: string) => readonly { kind: string; id: string; name: Text }[]

/** Shorter ones are names and labels, which many entries share. */
const leastWords = 4

export const isSentence = (text: string) => text.split(/\s+/).length >= leastWords

export function elsewhereFindings(entry: CheckedEntry, sayersOf: Sayers): Finding[] {
	if (entry.before === undefined) return []
	return changesOf(entry.before, entry.document).flatMap(({ path, before, after }): Finding[] => {
		const said = [before, after].flatMap((text) => (isText(text) ? [`${text.ar}`] : []))
		const others = said
			.filter(isSentence)
			.flatMap(sayersOf)
			.filter(({ kind, id }) => kind !== entry.kind || id !== entry.id)
		if (others.length === 0) return []
		const names = [...new Set(others.map(({ name }) => name.ar))].join('، ')
		const values = { names, count: others.length }
		return [
			{ level: 'note', code: 'elsewhere', path: [...placed(entry.document, path), 'ar'], values },
		]
	})
}
