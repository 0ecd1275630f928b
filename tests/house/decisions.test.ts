/** Every decision has its number, its day and its line in the index. */
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type Source, sourcesUnder } from './sources.ts'

const head = /^# (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d)/

function decisionFaults(decisions: readonly Source[], index: string): string[] {
	return decisions.flatMap(({ path, text }) => {
		const name = basename(path)
		const [, number = '', title, day] = head.exec(text) ?? []
		if (Number(name.slice(0, 4)) !== Number(number))
			return [`${name}: no number or day at its head`]
		const line = `| ${number} | ${day} | [${title}](${name}) |`
		return index.includes(line) ? [] : [`the index lacks: ${line}`]
	})
}

test('names a decision without a day, and one that the index lacks', () => {
	const named = { path: 'docs/decisions/0007-x.md', text: '# 7. A title\n\n2026-11-16. More.' }
	const bare = { path: 'docs/decisions/0008-y.md', text: '# A title\n\n**Context.**' }
	expect(decisionFaults([named, bare], '')).toHaveLength(2)
	expect(decisionFaults([named], '| 7 | 2026-11-16 | [A title](0007-x.md) |')).toEqual([])
})

test('every decision of the project', () => {
	const files = sourcesUnder(['docs/decisions'], /\.md$/)
	const decisions = files.filter(({ path }) => /\/\d{4}-/.test(path))
	const index = files.find(({ path }) => path.endsWith('README.md'))?.text ?? ''
	expect(decisionFaults(decisions, index)).toEqual([])
})
