/** "Is that with or without rent?" after an amount: whether it holds what is asked about comes first. */
import { type Draft, key, say, saying } from './answers/build.ts'
import type { Idea } from './ideas.ts'
import type { Intent } from './intents.ts'
import type { Reading } from './read.ts'

export const parts = [
	...(['housing', 'food', 'transport', 'living', 'fees', 'tax', 'visa'] as const),
	...(['medical', 'insurance', 'flight'] as const),
]

/** What each amount holds; of what stands in neither, the answer itself tells what it holds. */
const amounts: readonly { of: RegExp; holds: readonly Idea[]; lacks: readonly Idea[] }[] = [
	{
		of: /^cost/,
		holds: ['fees', 'tax', 'visa', 'medical', 'insurance', 'housing', 'food', 'living'],
		lacks: ['flight'],
	},
	{
		of: /^living/,
		holds: ['housing', 'food', 'transport'],
		lacks: ['fees', 'tax', 'visa', 'medical', 'insurance', 'flight'],
	},
	{
		of: /^visa/,
		holds: ['medical', 'insurance'],
		lacks: ['fees', 'tax', 'housing', 'food', 'transport', 'living', 'flight'],
	},
	{
		of: /^(?:fee|cheapest|programme)/,
		holds: [],
		lacks: [
			'tax',
			'visa',
			'medical',
			'insurance',
			'housing',
			'food',
			'transport',
			'living',
			'flight',
		],
	},
]

/** `told`: the intent of the answer that had the amount. */
export function withIncluded(draft: Draft, told: Intent | undefined, { ideas }: Reading): Draft {
	const amount = amounts.find(({ of }) => of.test(told ?? ''))
	const asked = parts.filter((part) => ideas.has(part))
	const sentences = asked.flatMap((part) => {
		const values = { part: key(`included.${part}`) }
		if (/^(?:institute|english)/.test(told ?? '')) return say('included.unsaid', values)
		if (amount?.holds.includes(part)) return say('included.yes', values)
		return amount?.lacks.includes(part) ? say('included.no', values) : []
	})
	return sentences.length === 0
		? draft
		: { ...draft, blocks: [saying(...sentences), ...draft.blocks] }
}
