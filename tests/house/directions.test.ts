import { describe, expect, test } from 'vitest'
import {
	languageQuestionFaults,
	physicalClassFaults,
	physicalPropertyFaults,
} from './directions.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

const component = (className: string) => ({
	path: 'app/x.tsx',
	text: `export const X = () => <p className="${className}" />`,
})

describe('classes', () => {
	test.each([
		'ml-2',
		'p-2 mr-auto',
		'md:hover:-ml-2',
		'left-0',
		'right-[3px]',
		'text-left',
		'lg:text-right',
		'border-l',
		'border-r-2',
		'rounded-l-lg',
		'rounded-tr-xl',
		'!pl-4',
		'float-left',
		'scroll-pl-4',
	])('refuses %s', (className) => {
		expect(physicalClassFaults(component(className))).toHaveLength(1)
	})

	test.each([
		'ms-2 me-auto ps-1 pe-1',
		'start-0 end-0 text-start',
		'rounded-lg border-line',
		'rtl:-scale-x-100',
		'bright-right leftover',
		'border-rose-500 rounded-b-lg',
	])('lets pass: %s', (className) => {
		expect(physicalClassFaults(component(className))).toEqual([])
	})

	test('refuses a physical side in a style', () => {
		const text = 'export const X = () => <p style={{ marginLeft: 2, top: 0 }} />'
		expect(physicalClassFaults({ path: 'app/x.tsx', text })).toHaveLength(1)
	})

	test('none in the project', () => {
		const sources = sourcesUnder(['app', 'server'], code).filter(({ path }) => !isTest(path))
		expect(sources.flatMap(physicalClassFaults)).toEqual([])
	})
})

describe('properties', () => {
	test.each([
		'margin-left: 0',
		'padding-right:1px',
		'left: 0',
		'text-align: right',
		'border-top-left-radius: 2px',
		'float:left',
	])('refuses %s', (declaration) => {
		expect(
			physicalPropertyFaults({ path: 'app/x.css', text: `p { ${declaration} }` }),
		).toHaveLength(1)
	})

	test.each([
		'margin-inline-start: 0',
		'inset-inline-end: 0',
		'/* left: 0 */',
		'--gap-left-over: 1px',
	])('lets pass: %s', (declaration) => {
		expect(physicalPropertyFaults({ path: 'app/x.css', text: `p { ${declaration} }` })).toEqual([])
	})

	test('none in the project', () => {
		expect(sourcesUnder(['app'], /\.css$/).flatMap(physicalPropertyFaults)).toEqual([])
	})
})

describe('the language is chosen once, at the route', () => {
	test.each(["language === 'ar' ? 1 : 2", "'en' !== lang", "lang == 'ar'"])(
		'refuses %s',
		(text) => {
			expect(languageQuestionFaults({ path: 'app/x.ts', text })).toHaveLength(1)
		},
	)

	test('nobody asks again', () => {
		const sources = sourcesUnder(['app'], code).filter(({ path }) => !isTest(path))
		expect(sources.flatMap(languageQuestionFaults)).toEqual([])
	})
})
