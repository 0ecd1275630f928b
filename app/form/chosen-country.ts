/** The country of a telephone number, as a form keeps it on the device: many countries share a calling code. */
import type { Text } from '#domain/language.ts'

/** Kept with its names in both languages, so that switching language changes the name and not the choice. */
export interface ChosenCountry {
	code: string
	dialCode: string
	name: Text
}

export function writeCountry({ code, dialCode, name }: ChosenCountry): string {
	return [code, dialCode, name.ar, name.en].join('|')
}

/** What was kept may be of another build, or nothing: that is no choice. */
export function readCountry(kept: unknown): ChosenCountry | undefined {
	if (typeof kept !== 'string') return undefined
	const [code, dialCode, ar, en] = kept.split('|')
	return code && dialCode && ar && en ? { code, dialCode, name: { ar, en } } : undefined
}
