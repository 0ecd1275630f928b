/** Two answers in one reply: what one has said the next leaves out, sentence by sentence. */
import type { Answer, Block } from './answer.ts'
import { sentencesOf } from './answers/build.ts'

export function saidOnce(answers: readonly Answer[]): Answer[] {
	const said = new Set<string>()
	return answers.flatMap((answer) => {
		const blocks = answer.blocks.flatMap((block, at): Block[] =>
			leads(block, answer.blocks[at + 1])
				? [block]
				: newIn(block, (words) => !said.has(JSON.stringify(words))),
		)
		// Noted after it was read: an answer may lead into two tables with the same words.
		for (const block of answer.blocks) for (const one of partsOf(block)) said.add(one)
		const left = blocks.filter((block, at) => !leadsNowhere(block, at, blocks, answer.blocks))
		return left.length === 0 && answer.blocks.length > 0 ? [] : [{ ...answer, blocks: left }]
	})
}

/** What of a block is new; tables and lists as a whole. */
function newIn(block: Block, isNew: (part: unknown) => boolean): Block[] {
	if (block.kind === 'text') {
		const words = sentencesOf(block.text).filter(isNew).join(' ')
		return words === '' ? [] : [{ ...block, text: words }]
	}
	if (block.kind === 'say') {
		const sentences = block.sentences.filter(isNew)
		return sentences.length === 0 ? [] : [{ ...block, sentences }]
	}
	return isNew(block) ? [block] : []
}

const partsOf = (block: Block): string[] => {
	if (block.kind === 'text') return sentencesOf(block.text).map((one) => JSON.stringify(one))
	if (block.kind === 'say') return block.sentences.map((one) => JSON.stringify(one))
	return [JSON.stringify(block)]
}

const isShown = (block: Block | undefined) =>
	block !== undefined && block.kind !== 'say' && block.kind !== 'text'

/** A sentence before a table leads into it, whatever was said before. */
const leads = (block: Block, next: Block | undefined) => block.kind === 'say' && isShown(next)

/** It led to a table that was shown already. */
const leadsNowhere = (block: Block, at: number, left: readonly Block[], before: readonly Block[]) =>
	leads(block, before[before.indexOf(block) + 1]) && !isShown(left[at + 1])
