/**
 * A page as a plain React tree, made from its own markup: what React alone costs for this page, without a router, data or
 * components of ours. Reads what React writes, which is far less than HTML allows.
 */
import { createElement, type ReactNode } from 'react'

export type Tree = string | [tag: string, attributes: Record<string, string>, children: Tree[]]

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g
const attribute = /([\w:-]+)(?:="([^"]*)")?/g
const voidTags = new Set('area br col hr img input link meta source track wbr'.split(' '))

const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#x27;': "'",
}

function decoded(text: string): string {
	return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

export function treesOf(html: string): Tree[] {
	const root: Tree[] = []
	const open = [root]
	for (const [text, closing, tag, attributes = ''] of html.matchAll(token)) {
		const children = open.at(-1) ?? root
		if (text.startsWith('<!--')) continue
		if (tag === undefined) children.push(decoded(text))
		else if (closing) open.pop()
		else {
			const own: Tree[] = []
			children.push([tag, attributesOf(attributes), own])
			if (!voidTags.has(tag)) open.push(own)
		}
	}
	return root
}

function attributesOf(text: string): Record<string, string> {
	return Object.fromEntries(
		[...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)]),
	)
}

/** Names that React knows under another; a style or a chosen value is a matter of its own, and left out. */
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' }
const flags = new Set(['disabled', 'hidden', 'inert', 'multiple', 'open', 'required'])
const leftOut = new Set(['style', 'value', 'checked', 'selected'])

export function elementOf(tree: Tree, key: number): ReactNode {
	if (typeof tree === 'string') return tree
	const [tag, attributes, children] = tree
	const props: Record<string, string | number | boolean> = { key }
	for (const [name, value] of Object.entries(attributes))
		if (!leftOut.has(name)) props[renamed[name] ?? name] = flags.has(name) || value
	return children.length > 0
		? createElement(tag, props, children.map(elementOf))
		: createElement(tag, props)
}
