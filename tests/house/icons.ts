/** What points along the line is mirrored with it; a clock, a tick, a telephone or a play sign is the same in both directions. */
import type { ESTree } from 'vite'
import { lineAt, type Source, walk } from './sources.ts'

/** Icons that point in the direction of reading, and are mirrored in Arabic: sending, leaving. */
const alongTheLine = /^(?:(?:Arrow|Chevron|Move|Corner)\w*(?:Left|Right)\w*|Send|LogOut)$/

export function iconFaults(source: Source): string[] {
	const icons = new Set<string>()
	const faults: string[] = []
	walk(source, {
		ImportDeclaration({ source: { value }, specifiers }) {
			if (!value.startsWith('lucide-react/icons/')) return
			for (const { local } of specifiers) icons.add(local.name)
		},
		JSXOpeningElement(node) {
			if (node.name.type !== 'JSXIdentifier') return
			const { name } = node.name
			const flips = /(?:^|\s)flip(?:\s|$)/.test(classesOf(node))
			if (!icons.has(name) && !/Logo|SocialIcon/.test(name)) return
			if (flips === alongTheLine.test(name)) return
			const fault = flips ? 'is mirrored, and must not be' : 'points along the line: add flip'
			faults.push(`${source.path}:${lineAt(source.text, node.start)} ${name} ${fault}`)
		},
	})
	return faults
}

function classesOf({ attributes }: ESTree.JSXOpeningElement): string {
	for (const attribute of attributes) {
		if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'className') continue
		if (attribute.value?.type === 'Literal') return String(attribute.value.value)
	}
	return ''
}
