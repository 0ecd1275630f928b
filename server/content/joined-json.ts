/**
 * Long texts whose parts are mostly the same objects after a publication: only new parts are written as JSON and hashed again. The hash
 * of a text is the hash of its parts' hashes; its JSON is joined when somebody asks for it.
 */
import { hash } from 'node:crypto'

export interface JoinedJson {
	value: unknown
	hash: string
	/** Writes it. */
	join: () => string
	runs: readonly Run[]
}

/** Some items of a list, or fields of an object, that stand beside each other: of a long list with one new item one run is hashed again. */
interface Run {
	items: readonly unknown[]
	names: readonly string[] | null
	parts: readonly JoinedJson[]
	hash: string
}

const runLength = 25

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
		return { value, hash: json.length > 16 ? hashOf(json) : json, join: () => json, runs: [] }
	}

	function joined(value: object, levels: number, before?: JoinedJson): JoinedJson {
		const names = Array.isArray(value) ? null : namesIn(value)
		const items: readonly unknown[] = Array.isArray(value)
			? value
			: (names ?? []).map((name) => Reflect.get(value, name))
		const runs: Run[] = []
		for (let start = 0; start < items.length; start += runLength) {
			const last = before?.runs[runs.length]
			if (last && isRunAt(start, last, items, names)) runs.push(last)
			else {
				const own = items.slice(start, start + runLength)
				const parts = own.map((item, at) => partOf(item, levels - 1, last?.parts[at]))
				const ownNames = names?.slice(start, start + runLength) ?? null
				const said = named(
					ownNames?.map((name) => `"${name}"`) ?? null,
					parts.map((part) => part.hash),
				)
				runs.push({ items: own, names: ownNames, parts, hash: hashOf(said) })
			}
		}
		const [open, close] = names ? '{}' : '[]'
		return {
			...{ value, runs, hash: hashOf(`${open}${runs.map((run) => run.hash).join()}${close}`) },
			join: () => {
				const texts = runs.map(({ names, parts }) =>
					named(
						names?.map((name) => JSON.stringify(name)) ?? null,
						parts.map((part) => part.join()),
					),
				)
				return `${open}${texts.join()}${close}`
			},
		}
	}

	/** `levels`: so far down its parts are looked at one by one. `before`: what stood in its place, which is mostly the same still. */
	function partOf(value: unknown, levels: number, before?: JoinedJson): JoinedJson {
		if (before && before.value === value) return before
		if (typeof value !== 'object' || value === null) return written(value)
		const memory = known[levels] ?? new WeakMap()
		known[levels] = memory
		const found = memory.get(value)
		if (found) return found
		const part = levels === 0 ? written(value) : joined(value, levels, before)
		memory.set(value, part)
		return part
	}
	return partOf
}

function isRunAt(
	start: number,
	run: Run,
	items: readonly unknown[],
	names: readonly string[] | null,
): boolean {
	const { length } = run.items
	if (length !== Math.min(runLength, items.length - start)) return false
	for (let at = 0; at < length; at += 1)
		if (run.items[at] !== items[start + at] || run.names?.[at] !== names?.[start + at]) return false
	return true
}

function named(names: readonly string[] | null, texts: readonly string[]): string {
	if (names === null) return texts.join()
	return texts.map((text, at) => `${names[at]}:${text}`).join()
}

/** Of the fields that are there. */
function namesIn(value: object): string[] {
	return Object.keys(value).filter((name) => Reflect.get(value, name) !== undefined)
}
