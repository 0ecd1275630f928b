import type { CaseDocument } from '../cases/answers.ts'

/** What is held back by the scanner says so before anything else. */
export function heldBy({ scan }: CaseDocument): 'waiting' | 'infected' | 'unscannable' | null {
	return scan === 'clean' ? null : scan
}
