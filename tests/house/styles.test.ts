import { expect, test } from 'vitest'
import { code, isTest, sourcesUnder } from './sources.ts'
import { borrowedStyles, classesIn, classWords } from './styles.ts'

const source = (text: string) => ({ path: 'app/routes/x.tsx', text })

test('names the styles that a page borrows from another', () => {
	const own = `import '#app/features/faq/faq.css'\nimport { x } from '#app/features/faq/x.tsx'`
	expect(borrowedStyles(source(`${own}\nimport '#app/features/about/about.css'`))).toEqual([
		'app/features/about/about.css',
	])
	expect(borrowedStyles(source(own))).toEqual([])
})

test('knows classes that are written whole and those that are put together', () => {
	const written = 'card tone-$' + '{tone} $' + '{wide ? "big" : ""}'
	const isDrawn = classWords([source(`const x = <p className={\`${written}\`} />`)])
	const css = source(
		'/* .gone */ .card > .big { color: red } @media print { .tone-dark { } .unused:hover { } }',
	)
	expect(classesIn(css).filter((name) => !isDrawn(name))).toEqual(['unused'])
})

test('no page of the project ships the styles of another', () => {
	expect(sourcesUnder(['app/routes'], /\.tsx$/).flatMap(borrowedStyles)).toEqual([])
})

test('every class of the project is drawn with', () => {
	const drawing = sourcesUnder(['app', 'server/pages'], code).filter(({ path }) => !isTest(path))
	const isDrawn = classWords([...drawing, ...sourcesUnder(['app/inline'], /\.js$/)])
	const unused = sourcesUnder(['app'], /\.css$/).flatMap((sheet) =>
		classesIn(sheet)
			.filter((name) => !isDrawn(name))
			.map((name) => `${sheet.path} .${name}`),
	)
	expect(unused).toEqual([])
})
