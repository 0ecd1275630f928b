import { expect, test } from 'vitest'
import { literalFaults } from './literals.ts'
import { isTest, sourcesUnder } from './sources.ts'

const faultsOf = (jsx: string) =>
	literalFaults({ path: 'app/x.tsx', text: `export const X = () => ${jsx}` })

test.each([
	['text between tags', '<p>Apply now</p>'],
	['Arabic text', '<p>قدّم الآن</p>'],
	['text in a fragment', '<>Apply</>'],
	['text in braces', "<p>{'Apply'}</p>"],
	['either side of a condition', "<p>{open ? 'Open' : name}</p>"],
	['text after &&', "<p>{open && 'Open'}</p>"],
	['a fallback', "<p>{name ?? 'Unknown'}</p>"],
	['a template', '<p>{`from $' + '{price}`}</p>'],
	['a label for screen readers', '<nav aria-label="Main" />'],
	['an alternative text', "<img alt={'A campus'} />"],
	['a placeholder', '<input placeholder={`Name`} />'],
])('refuses %s', (_, jsx) => {
	expect(faultsOf(jsx)).toHaveLength(1)
})

test.each([
	['translated text', "<p>{t('apply')}</p>"],
	['numbers and signs', '<p>{count} · 24/7</p>'],
	['class names', '<p className={open ? "open" : "shut"} />'],
	['an empty alternative text', '<img alt="" />'],
])('lets pass: %s', (_, jsx) => {
	expect(faultsOf(jsx)).toEqual([])
})

test('no visible word stands in the code', () => {
	const sources = sourcesUnder(['app', 'server'], /\.tsx$/).filter(({ path }) => !isTest(path))
	expect(sources.flatMap(literalFaults)).toEqual([])
})
