/** Which entries an answer lists, by the names in its tables and lists: the next question may ask for the second of them, or which of them. */
import type { Answer, Value } from './answer.ts'
import type { Knowledge } from './knowledge.ts'
import type { Listed } from './read.ts'

const kinds = ['universities', 'institutes', 'homes'] as const

export function listedIn(answers: readonly Answer[], { catalogue }: Knowledge): Listed | undefined {
	const labels = answers.flatMap(({ blocks }) =>
		blocks.flatMap((block): Value[] => {
			if (block.kind === 'table') return block.rows.map(({ label }) => label)
			return block.kind === 'list' ? block.items : []
		}),
	)
	for (const kind of kinds) {
		const codes = labels.flatMap((label) => {
			// «غرفة مفردة (ذا إيدج ريزيدنس)» is of that home.
			const isOf = (name: string) => label === name || String(label).endsWith(`(${name})`)
			return catalogue[kind].find(({ name }) => isOf(name))?.code ?? []
		})
		const each = [...new Set(codes)]
		if (each.length > 0) return { kind, codes: each }
	}
	return undefined
}
