/** A phone number as links need it, from how people write it: spaces, hyphens, brackets and Arabic digits. */
import { toLatinDigits } from '../digits.ts'

export const dialled = (typed: string): string => toLatinDigits(typed).replace(/[^\d+]/g, '')
