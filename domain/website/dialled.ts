/** A phone number as links need it, from how people write it: spaces, hyphens, brackets and Arabic digits. */
import { toLatinDigits } from '../digits.ts'

export const dialled = (typed: string): string => toLatinDigits(typed).replace(/[^\d+]/g, '')

/** The same for a field of a document: the addresses of WhatsApp have digits alone. */
export const dialledIn = (path: readonly string[], typed: string): string =>
	path.includes('whatsapp') ? dialled(typed).replace(/\+/g, '') : dialled(typed)
