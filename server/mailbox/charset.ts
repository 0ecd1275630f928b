/**
 * The text of a mail's part. Mail programs of the last twenty years name the wrong charset often: UTF-8 called windows-1256,
 * windows-1256 called ISO-8859-1 or nothing at all. So the label is believed only where the bytes don't speak against it.
 */

/** Every byte is a character in these, so decoding them never fails and proves nothing. */
const latin = /^(?:us-ascii|ascii|iso-8859-1|latin1|windows-1252|cp1252)$/i
/** Not one byte for each letter: their bytes could pass for UTF-8 by chance, and nobody names them by mistake. */
const wide = /^(?:utf-?16|utf-?32|ucs-?2|iso-2022)/i

export function decodeText(bytes: Uint8Array, label = ''): string {
	const named = label.trim().replace(/^["']|["']$/g, '')
	const asNamed = decoded(bytes, named)
	if (wide.test(named) && asNamed !== undefined) return asNamed
	// Letters of another charset hardly ever form whole UTF-8 sequences.
	const utf8 = decoded(bytes, 'utf-8')
	if (utf8 !== undefined) return utf8
	const arabic = decoded(bytes, 'windows-1256')
	const isUnnamed = asNamed === undefined || latin.test(named)
	if (isUnnamed && arabic !== undefined && readsAsArabic(arabic)) return arabic
	return asNamed ?? new TextDecoder('windows-1252').decode(bytes)
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
	if (label === '') return undefined
	try {
		return new TextDecoder(label, { fatal: true }).decode(bytes)
	} catch {
		return undefined
	}
}

/** French or German, read as Arabic, has a single Arabic letter here and there among Latin ones. */
function readsAsArabic(text: string): boolean {
	const words = text.match(/[\u0621-\u064a]{2,}/g) ?? []
	const inWords = words.reduce((sum, word) => sum + word.length, 0)
	const all = text.match(/[\u0621-\u064a]/g)?.length ?? 0
	return inWords > 0 && inWords >= all * 0.7
}
