/**
 * The form of an entry, read off its valibot schema: which fields there are, of which kind, and what they allow. Nothing about
 * a form is written twice, so that a field added to a schema can be edited at once.
 */
import type * as v from 'valibot'

type Schema = v.GenericSchema

/** Schemas that mean more than their type says; recognised as the objects they are. */
export type KnownKind = 'text' | 'picture' | 'confidence' | 'code' | 'path'
export type KnownSchemas = ReadonlyMap<unknown, KnownKind>

interface Common {
	/** May be missing. */
	isOptional?: true
	/** May be null: "not known yet". */
	isNullable?: true
}

export type Field = Common &
	(
		| { kind: KnownKind | 'words' | 'date' | 'address' | 'boolean' }
		| { kind: 'number'; isWhole?: true; min?: number; max?: number }
		| { kind: 'choice'; options: readonly string[] }
		| { kind: 'fixed'; value: string | number | boolean }
		| { kind: 'list'; item: Field; min?: number; max?: number }
		| { kind: 'group'; fields: Readonly<Record<string, Field>> }
	)

export function fieldOf(schema: Schema, known: KnownSchemas): Field {
	const node = schema as Node
	// With a rule added to it, a known schema is the first in the new one's pipe.
	const kind = known.get(schema) ?? ('pipe' in node ? known.get(node.pipe?.[0]) : undefined)
	if (kind) return { kind }
	switch (node.type) {
		case 'optional':
			return { ...fieldOf(node.wrapped, known), isOptional: true }
		case 'nullable':
			return { ...fieldOf(node.wrapped, known), isNullable: true }
		case 'strict_object':
		case 'object': {
			const fields = Object.entries(node.entries).map(([name, entry]) => [
				name,
				fieldOf(entry, known),
			])
			return { kind: 'group', fields: Object.fromEntries(fields) }
		}
		case 'array':
			return { kind: 'list', item: fieldOf(node.item, known), ...lengths(actionsOf(node)) }
		case 'string':
			return { kind: stringKind(actionsOf(node)) }
		case 'number':
			return { kind: 'number', ...limits(actionsOf(node)) }
		case 'boolean':
			return { kind: 'boolean' }
		case 'picklist':
			return { kind: 'choice', options: node.options.map(String) }
		case 'literal':
			return { kind: 'fixed', value: node.literal }
		case 'union':
			// A name in both languages may stand for a plain word: the form offers the richer of the two.
			return fieldOf(
				node.options.find((option) => known.has(option)) ?? firstOf(node.options),
				known,
			)
		default:
			throw new Error(`The editor has no field for a schema of type ${String(schema.type)}.`)
	}
}

/** The parts of valibot's documented schema objects that a form is read from. */
type Node =
	| { type: 'optional' | 'nullable'; wrapped: Schema }
	| { type: 'strict_object' | 'object'; entries: Record<string, Schema>; pipe?: readonly Action[] }
	| { type: 'array'; item: Schema; pipe?: readonly Action[] }
	| { type: 'string' | 'number' | 'boolean'; pipe?: readonly Action[] }
	| { type: 'picklist'; options: readonly (string | number)[] }
	| { type: 'literal'; literal: string | number | boolean }
	| { type: 'union'; options: readonly Schema[] }

interface Action {
	type: string
	requirement?: unknown
}

function actionsOf({ pipe = [] }: { pipe?: readonly Action[] }): readonly Action[] {
	return pipe
}

function firstOf(options: readonly Schema[]): Schema {
	const [first] = options
	if (!first) throw new Error('A union without options.')
	return first
}

function requirement(actions: readonly Action[], type: string): number | undefined {
	const found = actions.find((action) => action.type === type)?.requirement
	return typeof found === 'number' ? found : undefined
}

function lengths(actions: readonly Action[]) {
	const exactly = requirement(actions, 'length')
	const min = exactly ?? requirement(actions, 'min_length')
	const max = exactly ?? requirement(actions, 'max_length')
	return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function limits(actions: readonly Action[]) {
	const min = requirement(actions, 'min_value')
	const max = requirement(actions, 'max_value')
	const isWhole = actions.some(({ type }) => type === 'integer')
	return {
		...(isWhole && { isWhole: true as const }),
		...(min !== undefined && { min }),
		...(max !== undefined && { max }),
	}
}

function stringKind(actions: readonly Action[]) {
	if (actions.some(({ type }) => type === 'iso_date')) return 'date'
	if (actions.some(({ type }) => type === 'url')) return 'address'
	return 'words'
}

/** Every field that holds a value of its own, with its path; items of lists stand as `*`. */
export function leavesOf(field: Field, path: readonly string[] = []): [path: string, Field][] {
	if (field.kind === 'group') {
		return Object.entries(field.fields).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
	}
	if (field.kind === 'list') return leavesOf(field.item, [...path, '*'])
	return [[path.join('.'), field]]
}
