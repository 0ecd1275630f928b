import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coloursIn, plainScene } from './paper-supplies.ts'
import { root } from './run.ts'

test('the colours of papers are those of the site by day', () => {
	const colours = coloursIn(readFileSync(join(root, 'app/styles/tokens.css'), 'utf8'))
	const templates = readFileSync(join(root, 'papers/shared.typ'), 'utf8')
	const named = [...templates.matchAll(/colours\.at\("([\w-]+)"\)/g)].map(([, name = '']) => name)
	for (const name of ['ink', 'muted', 'line', 'brand', 'gold', 'deep', ...named])
		expect(colours[name], name).toHaveLength(3)
	expect(() => coloursIn('html {}')).toThrow('tokens.css')
})

test('a scene is drawn by day, without variables', () => {
	const scene =
		'<svg><style>#d{--sky:#fff;--sea:#0aa}#n{--sky:#000}</style><path fill="var(--sea)"/></svg>'
	expect(plainScene(scene)).toBe('<svg><path fill="#0aa"/></svg>')
	expect(() => plainScene('<svg><path fill="var(--sea)"/></svg>')).toThrow('sea')
})
