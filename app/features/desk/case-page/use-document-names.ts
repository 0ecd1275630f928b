import { useT } from '#app/language/strings.tsx'
import { isPicture } from '#domain/cases/arrived-files.ts'
import type { CaseDocument } from '#domain/desk/desk-api.ts'

/** The platform sends photos without a name. */
const nameless = /^WhatsApp\.\w+$/

/** What a document is called: by what a colleague said of it; before that as the family's device called the file. */
export function useDocumentNames() {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	return (document: CaseDocument): string => {
		const { title, label, file_name, message_id } = document
		if (title || label || message_id === null) return title || words(`document.${label ?? 'other'}`)
		if (isPicture(document) && nameless.test(file_name ?? '')) return t('arrived.picture')
		return file_name || t('arrived.file')
	}
}
