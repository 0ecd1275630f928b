/** A question of a word or two takes what it lacks from the turn before, in every dialect: each line after `+` follows what stands above its block. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lastOf } from './known.ts'

const blocks = readFileSync(new URL('short-follow-ups.txt', import.meta.url), 'utf8')
	.trim()
	.split('\n\n')
	.map((block) => block.split('\n'))

describe.each(blocks.map(([opening = '', ...lines]) => ({ opening, lines })))(
	'$opening',
	({ opening, lines }) => {
		test.each(lines.map((line) => line.replace('+ ', '').split(' | ')))(
			'%s',
			(question, intent) => {
				const { intents } = lastOf(...opening.split(' // '), question ?? '')
				expect(intents.join(', ')).toBe(intent)
			},
		)
	},
)
