/**
 * What the site says at one moment: every derived text in both languages under the hash of its JSON. A page reads one snapshot
 * from beginning to end; after a publication the next request gets the next one.
 */
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DerivedText, derivedTexts } from '#content/derive/texts.ts'
import type { Documents } from '#content/shipped.ts'
import { type Language, languages } from '#domain/language.ts'

/** One text in one language. */
interface KeptText {
	hash: string
	json: string
	value: unknown
}

export interface Snapshot {
	/** Another one whenever any text is another one. */
	version: string
	/** Name → hash, as browsers fetch them. */
	names: Record<Language, Readonly<Record<string, string>>>
	read: (language: Language, name: string) => KeptText | undefined
	/** The JSON under a hash, of either language. */
	json: (hash: string) => string | undefined
}

interface Made {
	from: readonly unknown[]
	texts: Record<Language, KeptText>
}

/** Texts made between two turns of the event loop: a university in both languages takes about two milliseconds. */
const textsPerTurn = 2

/** Builds snapshots one after another; a text is made again only when a document it is made from is another object. */
export function createSnapshots() {
	let made = new Map<string, Made>()

	return async function build(documents: Documents): Promise<Snapshot> {
		const next = new Map<string, Made>()
		let inThisTurn = 0
		for (const derived of derivedTexts(documents)) {
			const before = made.get(derived.name)
			if (before && isMadeFrom(before, derived)) {
				next.set(derived.name, before)
				continue
			}
			next.set(derived.name, make(derived))
			inThisTurn += 1
			if (inThisTurn % textsPerTurn === 0) await nextTurn()
		}
		made = next
		return snapshotOf(next)
	}
}

function isMadeFrom({ from }: Made, derived: DerivedText) {
	return (
		from.length === derived.from.length &&
		from.every((document, index) => document === derived.from[index])
	)
}

function make({ from, make }: DerivedText): Made {
	const inLanguage = (language: Language): KeptText => {
		const json = JSON.stringify(make(language))
		return { hash: hashOf(json), json, value: JSON.parse(json) }
	}
	return { from, texts: { ar: inLanguage('ar'), en: inLanguage('en') } }
}

function snapshotOf(made: ReadonlyMap<string, Made>): Snapshot {
	const byHash = new Map<string, string>()
	const names: Record<Language, Record<string, string>> = { ar: {}, en: {} }
	for (const [name, { texts }] of made)
		for (const language of languages) {
			const { hash, json } = texts[language]
			byHash.set(hash, json)
			names[language][name] = hash
		}
	return {
		version: hashOf(JSON.stringify(names)),
		names,
		read: (language, name) => made.get(name)?.texts[language],
		json: (hash) => byHash.get(hash),
	}
}

export function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
