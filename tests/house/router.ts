/** What the build leaves out of the router (`scripts/lean/router.ts`) must not be used: it would do nothing, and say nothing. */
import { lineAt, type Source, walk } from './sources.ts'

const hooksAndParts =
	/^(Form|use(ActionData|Blocker|Fetchers?|FormAction|Prompt|Submit)|unstable_usePrompt)$/
const handlers = new Set(['action', 'clientAction', 'clientMiddleware', 'middleware'])

export function routerFaults(source: Source): string[] {
	const faults: string[] = []
	const fault = (name: string, start: number) =>
		faults.push(`${source.path}:${lineAt(source.text, start)} ${name} is not in our router`)
	walk(source, {
		ImportDeclaration({ source: from, specifiers, start }) {
			if (!/^react-router(\/|$)/.test(from.value)) return
			for (const { local } of specifiers)
				if (hooksAndParts.test(local.name)) fault(local.name, start)
		},
		Property({ key, start }) {
			if (key.type === 'Identifier' && key.name === 'serverLoader') fault(key.name, start)
		},
	})
	if (!/^app\/(root|routes\/)/.test(source.path)) return faults
	const exported = exportsOf(source)
	for (const name of exported) if (handlers.has(name)) fault(name, 0)
	if (exported.has('loader') && !exported.has('clientLoader'))
		fault('a loader without a clientLoader', 0)
	return faults
}

function exportsOf(source: Source): Set<string> {
	const names = new Set<string>()
	walk(source, {
		ExportNamedDeclaration({ declaration }) {
			if (declaration?.type === 'FunctionDeclaration' && declaration.id)
				names.add(declaration.id.name)
			if (declaration?.type !== 'VariableDeclaration') return
			for (const { id } of declaration.declarations)
				if (id.type === 'Identifier') names.add(id.name)
		},
	})
	return names
}
