/** No visible word in the code: text between tags and in the attributes people see or hear comes from `locales` or `content`. */
import type { ESTree } from 'vite'
import { lineAt, type Source, walk } from './sources.ts'

const spoken = new Set([
	'alt',
	'aria-description',
	'aria-label',
	'aria-placeholder',
	'aria-roledescription',
	'aria-valuetext',
	'label',
	'placeholder',
	'title',
])
const hasWord = /\p{L}/u

export function literalFaults(source: Source): string[] {
	const faults: string[] = []
	const report = (text: string, offset: number) => {
		const shown = text.trim()
		if (hasWord.test(shown)) faults.push(`${source.path}:${lineAt(source.text, offset)} "${shown}"`)
	}
	const reportExpression = (expression: ESTree.Node) => {
		for (const text of textsOf(expression)) report(text, expression.start)
	}
	const reportChildren = (children: ESTree.JSXChild[]) => {
		for (const child of children) {
			if (child.type === 'JSXText') report(child.value, child.start)
			if (child.type === 'JSXExpressionContainer') reportExpression(child.expression)
		}
	}
	walk(source, {
		JSXElement: (node) => reportChildren(node.children),
		JSXFragment: (node) => reportChildren(node.children),
		JSXAttribute({ name, value }) {
			if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return
			if (value?.type === 'Literal') report(String(value.value), value.start)
			if (value?.type === 'JSXExpressionContainer') reportExpression(value.expression)
		},
	})
	return faults
}

/** The literal texts an expression can come out as, through conditions, `&&`, `??` and templates. */
function textsOf(node: ESTree.Node): string[] {
	switch (node.type) {
		case 'Literal':
			return typeof node.value === 'string' ? [node.value] : []
		case 'TemplateLiteral':
			return node.quasis.map((quasi) => quasi.value.raw)
		case 'ConditionalExpression':
			return [...textsOf(node.consequent), ...textsOf(node.alternate)]
		case 'LogicalExpression':
			return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)]
		case 'BinaryExpression':
			return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : []
		default:
			return []
	}
}
