import { expect, test } from 'vitest'
import { markupOf } from './icons.ts'

test('an icon is written as markup, without the keys that only React would need', () => {
	const markup = markupOf([
		['path', { d: 'M5 12h14', key: '1ays0h' }],
		['circle', { cx: '12', cy: '10', r: '3', key: 'ilqhr7' }],
	])
	expect(markup).toBe('<path d="M5 12h14"/><circle cx="12" cy="10" r="3"/>')
})
