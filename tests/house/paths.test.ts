/** Links of the visitors' site are made by `domain/paths.ts`, so that an address can change in one place. */
import { expect, test } from 'vitest'
import { code, isTest, type Source, sourcesUnder } from './sources.ts'

/** A file has an ending; the desk's few addresses are its own. */
const written = /\b(?:to|href)=(?:["'{`]+)\/(?!desk\b|api\b)[^"'`.]*["'`]/g

const pathFaults = ({ path, text }: Source) =>
	[...text.matchAll(written)].map(([link]) => `${path}: ${link}`)

test.each([
	[`<Link to="/privacy">`, 1],
	['<ButtonLink to={`/university/x`}>', 1],
	['<a href="/">', 1],
	[`<link href="/favicon.svg">`, 0],
	['<Link to={paths.privacy()}>', 0],
])('%s', (text, faults) => {
	expect(pathFaults({ path: 'app/x.tsx', text })).toHaveLength(faults)
})

test('no link of the project is written by hand', () => {
	const sources = sourcesUnder(['app'], code).filter(({ path }) => !isTest(path))
	expect(sources.flatMap(pathFaults)).toEqual([])
})
