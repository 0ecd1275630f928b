/**
 * Long texts whose parts are mostly the same objects after a publication: only new parts are written as JSON and hashed again. The hash
 * of a text is the hash of its parts' hashes; its JSON is joined when somebody asks for it.
 */
import { hash } from 'node:crypto'

export interface JoinedJson {
	hash: string
	/** Writes it. */
	join: () => string
}

export function hashOf(text: string): string {
	return hash('sha256', text, 'base64url').slice(0, 16)
}

/** Remembers parts as long as their objects are there. What was given to it once is not changed afterwards. */
export function createJoinedJson() {
	/** By how many levels down the object is looked into. */
	const known: WeakMap<object, JoinedJson>[] = []

	function written(value: unknown): JoinedJson {
		const json = JSON.stringify(value) ?? 'null'
		// What is no longer than a hash stands for itself.
		return { hash: json.length > 16 ? hashOf(json) : json, join: () => json }
	}

	function joined(value: object, levels: number): JoinedJson {
		if (Array.isArray(value)) {
			const items = value.map((item) => partOf(item, levels - 1))
			return {
				hash: hashOf(`[${items.map(({ hash }) => hash).join()}]`),
				join: () => `[${items.map(({ join }) => join()).join()}]`,
			}
		}
		const fields = Object.entries(value)
			.filter(([, field]) => field !== undefined)
			.map(([name, field]) => ({ name, part: partOf(field, levels - 1) }))
		return {
			hash: hashOf(`{${fields.map(({ name, part }) => `"${name}":${part.hash}`).join()}}`),
			join: () =>
				`{${fields.map(({ name, part }) => `${JSON.stringify(name)}:${part.join()}`).join()}}`,
		}
	}

	/** `levels`: so far down its parts are looked at one by one. */
	function partOf(value: unknown, levels: number): JoinedJson {
		if (typeof value !== 'object' || value === null) return written(value)
		const memory = known[levels] ?? new WeakMap()
		known[levels] = memory
		const before = memory.get(value)
		if (before) return before
		const part = levels === 0 ? written(value) : joined(value, levels)
		memory.set(value, part)
		return part
	}
	return partOf
}
