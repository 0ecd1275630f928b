/**
 * Places inside a document. A step is the name of a field, or in a list the item's place counted from 0; clashes and changes name
 * items by their code or id instead, and `placed` turns such a path into one of places.
 */
import type { FieldPath } from './compare.ts'
import { isRecord, type Json } from './json.ts'

type Value = Json | undefined

const keyOfItem = (item: Json): Value => (isRecord(item) ? (item.code ?? item.id) : undefined)

function indexOf(list: readonly Json[], step: string): number {
	const named = list.findIndex((item) => keyOfItem(item) === step)
	return named === -1 && /^\d+$/.test(step) ? Number(step) : named
}

export function valueAt(document: Value, path: FieldPath): Value {
	let value = document
	for (const step of path) {
		if (Array.isArray(value)) value = value[indexOf(value, step)]
		else value = isRecord(value) ? value[step] : undefined
	}
	return value
}

/** The same document with another value in one place; undefined takes an optional field away. */
export function withValueAt(document: Value, path: FieldPath, value: Value): Value {
	const [step, ...rest] = path
	if (step === undefined) return value
	if (Array.isArray(document)) {
		const at = indexOf(document, step)
		return document.map((item, index) =>
			index === at ? (withValueAt(item, rest, value) ?? null) : item,
		)
	}
	const record = isRecord(document) ? document : {}
	const inner = withValueAt(record[step], rest, value)
	if (inner !== undefined) return { ...record, [step]: inner }
	const { [step]: _, ...others } = record
	return others
}

/** Items named by code or id become their places in this document. */
export function placed(document: Value, path: FieldPath): string[] {
	let value = document
	return path.map((step) => {
		if (!Array.isArray(value)) {
			value = isRecord(value) ? value[step] : undefined
			return step
		}
		const at = indexOf(value, step)
		value = value[at]
		return at === -1 ? step : `${at}`
	})
}
