import { expect, test } from 'vitest'
import { pointsTo } from './root.ts'

test('only a file that does nothing but point elsewhere may be left out', () => {
	expect(pointsTo('export{k as Layout,M as default}from"./entry.client-D4_.js";\n')).toBe(
		'entry.client-D4_.js',
	)
	expect(pointsTo('import"./a.js";export{k as Layout}from"./b.js";')).toBeUndefined()
	expect(pointsTo('export{a as Layout};')).toBeUndefined()
})
