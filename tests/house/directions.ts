/**
 * Start and end, never left and right: physical classes and properties look right in one language and wrong in the other.
 * And the language itself is chosen at the route: code below it never asks which one it is.
 */
import type { ESTree } from 'vite'
import { lineAt, type Source, walk } from './sources.ts'

/** Tailwind classes with a physical side, with any variants in front (`md:hover:-ml-2`). */
const physicalClass =
	/(?:^|[\s"'`])((?:[^\s"'`]*:)?!?-?(?:(?:ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-[^\s"'`]+|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-[^\s"'`]+)?))(?=$|[\s"'`])/g

const physicalProperty =
	/(?<![\w-])((?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)/g

const physicalStyle =
	/^(?:(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)$/

export function physicalClassFaults(source: Source): string[] {
	const faults: string[] = []
	const check = (text: string, offset: number) => {
		for (const match of text.matchAll(physicalClass)) {
			faults.push(`${source.path}:${lineAt(source.text, offset)} ${match[1]}`)
		}
	}
	walk(source, {
		Literal(node) {
			if (typeof node.value === 'string') check(node.value, node.start)
		},
		TemplateElement: (node) => check(node.value.raw, node.start),
		JSXAttribute({ name, value }) {
			if (name.type !== 'JSXIdentifier' || name.name !== 'style') return
			if (value?.type !== 'JSXExpressionContainer') return
			for (const property of propertiesOf(value.expression)) {
				if (physicalStyle.test(property)) {
					faults.push(`${source.path}:${lineAt(source.text, value.start)} style ${property}`)
				}
			}
		},
	})
	return faults
}

function propertiesOf(expression: ESTree.Node): string[] {
	if (expression.type !== 'ObjectExpression') return []
	return expression.properties.flatMap((property) =>
		property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
	)
}

export function physicalPropertyFaults({ path, text }: Source): string[] {
	const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
	return [...plain.matchAll(physicalProperty)].map(
		(match) => `${path}:${lineAt(plain, match.index)} ${match[0]}`,
	)
}

export function languageQuestionFaults(source: Source): string[] {
	const faults: string[] = []
	const isLanguageName = (node: ESTree.Node) =>
		node.type === 'Literal' && (node.value === 'ar' || node.value === 'en')
	const report = (offset: number) =>
		faults.push(`${source.path}:${lineAt(source.text, offset)} asks which language it is`)
	walk(source, {
		BinaryExpression(node) {
			const compares = /^[!=]==?$/.test(node.operator)
			if (compares && (isLanguageName(node.left) || isLanguageName(node.right))) report(node.start)
		},
		SwitchCase(node) {
			if (node.test && isLanguageName(node.test)) report(node.start)
		},
	})
	return faults
}
