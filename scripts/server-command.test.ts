import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { serverEnvironment } from './server-command.ts'

test.each(['Containerfile', 'rihla@.service', 'rihla-worker.service'])(
	'deploy/%s starts the server the same way',
	(file) => {
		const text = readFileSync(join(root, 'deploy', file), 'utf8')
		for (const [name, value] of Object.entries(serverEnvironment))
			expect(text).toContain(`${name}=${value}`)
	},
)

test('what is measured in the process of `npm run bench` has the same memory', () => {
	const { bench } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
	expect(bench).toContain(`NODE_OPTIONS=${serverEnvironment.NODE_OPTIONS} `)
})
