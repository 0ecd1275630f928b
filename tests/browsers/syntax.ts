export interface SyntaxNode {
	type: string
}

/** Every node of a syntax tree, from the outside in. */
export function* walk(value: unknown): Generator<SyntaxNode> {
	if (typeof value !== 'object' || value === null) return
	if (isNode(value)) yield value
	for (const inner of Object.values(value)) if (typeof inner === 'object') yield* walk(inner)
}

function isNode(value: object): value is SyntaxNode {
	return 'type' in value && typeof value.type === 'string'
}
