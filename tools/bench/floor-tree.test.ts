import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { elementOf, treesOf } from './floor-tree.ts'

test('a page read as a tree renders to the same page', () => {
	const page =
		'<main id="main" tabindex="-1"><h1 class="a b">One &amp; two<!-- --> three</h1><img alt="" src="/a.svg?v=1" loading="lazy"/>' +
		'<svg viewBox="0 0 1 1" aria-hidden="true"><path stroke-width="2" d="M0 0L1 1"></path></svg>' +
		'<label for="x">a</label><input id="x" required=""/></main>'
	const again = renderToStaticMarkup(treesOf(page).map(elementOf))
	expect(again).toBe(page.replace('<!-- -->', ''))
})
