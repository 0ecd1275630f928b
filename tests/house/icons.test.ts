import { expect, test } from 'vitest'
import { iconFaults } from './icons.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

const component = (name: string, className: string) => ({
	path: 'app/x.tsx',
	text: `import ${name} from 'lucide-react/icons/x'\nexport const X = () => <${name} className="${className}" />`,
})

test.each(['ArrowRight', 'ArrowLeft', 'ChevronLeft', 'ChevronRight', 'Send'])(
	'%s must turn with the text',
	(name) => {
		expect(iconFaults(component(name, 'icon'))).toHaveLength(1)
		expect(iconFaults(component(name, 'icon flip'))).toEqual([])
	},
)

test.each(['Play', 'Clock', 'Phone', 'Check', 'Search', 'ChevronDown', 'Globe'])(
	'%s must stay as it is',
	(name) => {
		expect(iconFaults(component(name, 'icon flip'))).toHaveLength(1)
		expect(iconFaults(component(name, 'icon'))).toEqual([])
	},
)

test('every icon of the project does', () => {
	const sources = sourcesUnder(['app'], code).filter(({ path }) => !isTest(path))
	expect(sources.flatMap(iconFaults)).toEqual([])
})

test('what is mirrored says in which direction, and the logo is in none', () => {
	const styles = sourcesUnder(['app'], /\.css$/).map(({ text }) =>
		text.replace(/\/\*[\s\S]*?\*\//g, ''),
	)
	const mirrored = styles.flatMap((css) => css.match(/[^{}]+\{[^{}]*scaleX\(-1\)/g) ?? [])
	expect(mirrored.filter((rule) => !rule.trim().startsWith('[dir='))).toEqual([])
	expect(mirrored.filter((rule) => /logo|brand/.test(rule))).toEqual([])
})
