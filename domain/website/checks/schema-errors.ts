/** What a schema says is wrong, as codes that the editor has sentences for. */
import type * as v from 'valibot'
import type { Finding } from './finding.ts'

const byType: Readonly<Record<string, string>> = {
	non_empty: 'required',
	email: 'mail',
	url: 'address',
	iso_date: 'day',
	integer: 'whole',
	regex: 'form',
	min_length: 'fewItems',
	max_length: 'manyItems',
	length: 'itemCount',
	min_value: 'tooSmall',
	max_value: 'tooLarge',
	check: 'together',
}

/** Rules of a schema that say themselves what is wrong. */
const ownMessages = new Set(['noProgramme', 'day'])

function codeOf(issue: v.BaseIssue<unknown>): string {
	const isMissing = issue.input === undefined || issue.input === null || issue.input === ''
	if (isMissing) return 'required'
	if (issue.type === 'strict_object' || issue.type === 'never') return 'unknown'
	if (issue.type === 'number') return 'number'
	if (ownMessages.has(issue.message)) return issue.message
	return byType[issue.type] ?? 'invalid'
}

/** One per field: the first thing that is wrong there. */
export function schemaErrors(issues: readonly v.BaseIssue<unknown>[]): Finding[] {
	const found = new Map<string, Finding>()
	for (const issue of issues) {
		const path = (issue.path ?? []).map(({ key }) => String(key))
		const name = path.join('.')
		if (found.has(name)) continue
		const { requirement } = issue
		const values = typeof requirement === 'number' ? { count: requirement, limit: requirement } : {}
		found.set(name, { level: 'error', code: codeOf(issue), path, values })
	}
	return [...found.values()]
}
