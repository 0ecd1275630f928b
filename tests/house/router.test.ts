import { expect, test } from 'vitest'
import { routerFaults } from './router.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

test.each([
	["import { useFetcher } from 'react-router'\nuseFetcher()"],
	["import { Form } from 'react-router'"],
	['export const action = () => null'],
	['export const clientMiddleware = []'],
	['export const loader = () => null'],
	['export const clientLoader = ({ serverLoader }) => serverLoader()'],
])('%s is refused', (text) => {
	expect(routerFaults({ path: 'app/routes/x.tsx', text })).toHaveLength(1)
})

test('no part of the application uses what the build leaves out of the router', () => {
	const sources = sourcesUnder(['app'], code).filter(({ path }) => !isTest(path))
	expect(sources.flatMap(routerFaults)).toEqual([])
})
