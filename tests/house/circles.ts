/**
 * Files that import each other in a circle. The lint rule sees only values; here types and dynamic imports count too: whoever wants to
 * understand one file of a circle has to read them all.
 */
import { importsOf, targetOf } from './imports.ts'
import type { Source } from './sources.ts'

/** Each circle with all its files, sorted. */
export function circles(sources: readonly Source[]): string[][] {
	const known = new Set(sources.map(({ path }) => path))
	const next = new Map(
		sources.map((source) => [
			source.path,
			importsOf(source)
				.map(({ specifier }) => targetOf(source.path, specifier))
				.filter((target) => target !== undefined && known.has(target)),
		]),
	)
	const found: string[][] = []
	const order = new Map<string, number>()
	const open: string[] = []

	// Tarjan's search for strongly connected components.
	function visit(file: string): number {
		const number = order.size
		order.set(file, number)
		let low = number
		open.push(file)
		for (const target of next.get(file) ?? []) {
			if (target === undefined) continue
			if (!order.has(target)) low = Math.min(low, visit(target))
			else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
		}
		if (low === number) {
			const members = open.splice(open.indexOf(file))
			if (members.length > 1 || next.get(file)?.includes(file)) found.push(members.sort())
		}
		return low
	}

	for (const { path } of sources) if (!order.has(path)) visit(path)
	return found
}
