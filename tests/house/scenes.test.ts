import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type LargeScenes, sceneFaults } from './scenes.ts'
import { sourcesUnder } from './sources.ts'

const large: LargeScenes = {
	'hero-kl': {
		bytes: 16_500,
		compressed: 4_900,
		why: 'the one picture of the first view, drawn wide',
	},
}

const faultsOf = (text: string) => sceneFaults({ path: 'public/scenes/x.svg', text })

test.each([
	['too much of it', `<svg>${' '.repeat(12_001)}</svg>`],
	['what does not compress', `<svg d="${randomBytes(4000).toString('hex')}"/>`],
	['text', '<svg><text>A</text></svg>'],
	['a handler', '<svg onload="x()"/>'],
	['a gradient', '<svg><linearGradient/></svg>'],
	['something from elsewhere', '<svg><image href="https://example.org/a.png"/></svg>'],
	['an id', '<svg><g id="sun"/></svg>'],
])('refuses %s', (_, text) => {
	expect(faultsOf(text)).toHaveLength(1)
})

test('lets a small, still picture pass', () => {
	expect(faultsOf('<svg><style>#d{--a:#fff}</style><g id="d"/></svg>')).toEqual([])
})

test('every scene keeps to its budget', () => {
	const scenes = sourcesUnder(['public/scenes'], /\.svg$/)
	expect(scenes.flatMap((scene) => sceneFaults(scene, large))).toEqual([])
})
