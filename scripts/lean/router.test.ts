import { expect, test } from 'vitest'
import { patched } from './router.ts'

const file = /router\.js$/
const code =
	'function a() {\n\tasync function b(c) {\n\t\tif (c) {\n\t\t\tc();\n\t\t}\n\t}\n\treturn b;\n}\n'

test('a function is emptied whole, and nothing around it', () => {
	expect(patched(code, { file, empty: ['b'] })).toBe(
		'function a() {\n\tfunction b() {}\n\treturn b;\n}\n',
	)
})

test('what is not there is named, so that a new version of the router stops the build', () => {
	expect(patched(code, { file, empty: ['d'] })).toEqual({ missing: 'function d' })
	expect(patched(code, { file, edits: [[/not here/, '']] })).toEqual({ missing: '/not here/' })
})
