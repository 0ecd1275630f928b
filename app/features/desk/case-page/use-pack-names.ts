import { useT } from '#app/language/strings.tsx'
import { labelOf } from '#domain/cases/pack.ts'
import type { CaseDocument } from '#domain/desk/desk-api.ts'

/** What a document is called at the desk, by the name of its file. */
export function usePackNames(documents: readonly CaseDocument[]): (name: string) => string {
	const words = useT('desk-cases')
	return (name) => {
		const known = documents.find((document) => document.name === name)
		return known?.title || words(`document.${labelOf(known?.label ?? null)}`)
	}
}
