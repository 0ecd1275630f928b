import { expect, test } from 'vitest'
import { type BuildManifest, leaks, privateFiles, publicFiles } from './public-files.ts'

const entry = (file: string, more: Partial<BuildManifest[string]> = {}) => ({
	file,
	css: [],
	imports: [],
	dynamicImports: [],
	...more,
})
const build: BuildManifest = {
	'app/root.tsx?route': entry('root.js', { imports: ['_shared.js'] }),
	'app/routes/home.tsx?route': entry('home.js', {
		css: ['home.css'],
		imports: ['_shared.js'],
		dynamicImports: ['app/features/chat/panel.tsx', '.generated/strings/ar/desk-case.json'],
	}),
	'app/features/chat/panel.tsx': entry('panel.js'),
	'app/routes/desk/case.tsx?route': entry('case.js', {
		css: ['desk.css', 'shared.css'],
		imports: ['_shared.js', '_desk.js'],
		dynamicImports: ['app/features/desk/case-page/open-pdf.ts'],
	}),
	'app/features/desk/case-page/open-pdf.ts': entry('pdf.js'),
	'_shared.js': entry('shared.js', { css: ['shared.css'] }),
	'_desk.js': entry('desk.js'),
	'.generated/strings/ar/desk-case.json': entry('words.js'),
}
const contents: Record<string, string> = {
	'desk.js': 'fetch("/api/desk/me")',
	'desk.css': '.case-card{}',
}
const read = (file: string) => contents[file] ?? ''

test('files of the desk are told from those of everybody', () => {
	expect([...publicFiles(build)].sort()).toEqual([
		'home.css',
		'home.js',
		'panel.js',
		'root.js',
		'shared.css',
		'shared.js',
	])
	expect([...privateFiles(build)].sort()).toEqual([
		'case.js',
		'desk.css',
		'desk.js',
		'pdf.js',
		'words.js',
	])
	expect(leaks(build, read)).toEqual([])
})

test('a public page that would come with the desk is named', () => {
	const home = build['app/routes/home.tsx?route'] ?? entry('')
	const withCode = { ...build, 'app/routes/home.tsx?route': { ...home, imports: ['_desk.js'] } }
	expect(leaks(withCode, read)).toEqual(['desk.js'])
	const withStyles = { ...build, 'app/routes/home.tsx?route': { ...home, css: ['desk.css'] } }
	expect(leaks(withStyles, read)).toEqual(['desk.css'])
	const withSource = {
		...build,
		'app/features/chat/panel.tsx': entry('panel.js', {
			dynamicImports: ['app/features/desk/case-page/open-pdf.ts'],
		}),
	}
	expect(leaks(withSource, read)).toEqual(['app/features/desk/case-page/open-pdf.ts'])
})
