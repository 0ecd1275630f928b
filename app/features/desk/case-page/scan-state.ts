import type { CaseDocument } from '#domain/desk/desk-api.ts'

/** Why a document can not be opened yet, or ever; null when the scan found nothing. */
export function scanBlock({ scan }: CaseDocument): 'waiting' | 'infected' | 'unscannable' | null {
	return scan === 'clean' ? null : scan
}
