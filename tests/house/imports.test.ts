import { expect, test } from 'vitest'
import { importFaults } from './imports.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

const faultsOf = (path: string, text: string) => importFaults([{ path, text }])

test.each([
	[
		'a command importing a tool, which no deployment has',
		'scripts/demo.ts',
		`import { x } from '#tools/bench/table.ts'`,
	],
	[
		'a feature importing another, by alias',
		'app/features/chat/panel.tsx',
		`import { x } from '#app/features/faq/x.ts'`,
	],
	[
		'a feature importing another, by path',
		'app/features/chat/panel.tsx',
		`import { x } from '../faq/x.ts'`,
	],
	[
		'a feature lazily importing another',
		'app/features/chat/panel.tsx',
		`const x = import('../faq/x.ts')`,
	],
	[
		'a feature importing content itself',
		'app/features/chat/panel.tsx',
		`import { faq } from '#content/faq.ts'`,
	],
	[
		'a component importing a feature',
		'app/components/header.tsx',
		`import { x } from '#app/features/faq/x.ts'`,
	],
	[
		'a primitive importing a component',
		'app/ui/button.tsx',
		`import { x } from '../components/card.tsx'`,
	],
	[
		'the ground of all pages importing a component',
		'app/form/use-form.ts',
		`import { x } from '#app/components/field.tsx'`,
	],
	[
		'a part of that ground importing one above it',
		'app/language/strings.tsx',
		`import { x } from '#app/page/load.ts'`,
	],
	[
		'the browser importing the server',
		'app/routes/home.tsx',
		`import { x } from '#server/settings.ts'`,
	],
	['a rule importing content', 'domain/search.ts', `import { x } from '#content/faq.ts'`],
	['a rule importing Node', 'domain/search.ts', `import { readFileSync } from 'node:fs'`],
	['a rule importing React', 'domain/search.ts', `import { use } from 'react'`],
	[
		'the store importing the worker above it',
		'server/store/queries.ts',
		`export * from '../deliver/worker.ts'`,
	],
	[
		'the store importing the documents above it',
		'server/store/queries.ts',
		`import { x } from '../documents/files.ts'`,
	],
	['the server importing tests', 'server/app.ts', `import { x } from '#tests/fakes/smtp.ts'`],
])('refuses %s', (_, path, text) => {
	expect(faultsOf(path, text)).toHaveLength(1)
})

test.each([
	[
		'types of content in a feature',
		'app/features/chat/panel.tsx',
		`import type { Faq } from '#content/schema.ts'`,
	],
	['its own folder in a feature', 'app/features/chat/panel.tsx', `import { x } from './x.ts'`],
	['features in a route', 'app/routes/home.tsx', `import { x } from '#app/features/faq/x.ts'`],
	[
		'the store in the worker',
		'server/deliver/worker.ts',
		`import { x } from '../store/queries.ts'`,
	],
	['packages', 'domain/forms/contact.ts', `import * as v from 'valibot'`],
])('lets pass: %s', (_, path, text) => {
	expect(faultsOf(path, text)).toEqual([])
})

test('imports of the project point the right way', () => {
	const sources = sourcesUnder(
		['app', 'art', 'content', 'domain', 'locales', 'scripts', 'server'],
		code,
	)
	expect(importFaults(sources.filter(({ path }) => !isTest(path)))).toEqual([])
})
