/** Fields of Word that fetch something from elsewhere, or start another program, when the document is opened or brought up to date. */
const active = [
	...['DDE', 'DDEAUTO', 'INCLUDE', 'INCLUDEPICTURE', 'INCLUDETEXT', 'IMPORT', 'LINK', 'EMBED'],
	...['DATABASE', 'RD', 'SUBSCRIBER', 'HTMLACTIVEX', 'AUTOTEXT', 'AUTOTEXTLIST', 'GLOSSARY'],
]

/** Where a field begins in the bytes of an old document, whatever stands around it. */
export const activeFieldIn = new RegExp(`\\x13\\s*(?:${active.join('|')})[\\s"\\\\]`, 'i')

/** A field by its code, which begins with the name of its kind. */
export function isActiveField(code: string): boolean {
	const kind = /^[^a-z]*([a-z]+)/i.exec(code)?.[1]?.toUpperCase() ?? ''
	return active.includes(kind)
}

/**
 * Whether a field that stands inside of another could make the other one's kind: `{ D{ QUOTE 68 }E … }`. `before` is what the
 * outer one says up to there. Nobody writes that who means well.
 */
function mayBecomeActive(before: string): boolean {
	const begun = before.trim().toUpperCase()
	return active.some((kind) => kind.startsWith(begun))
}

/** More than the kind of a field is not looked at. */
const maxCode = 200

/** Fields as a document lists them, one inside of another, each with its code in any number of pieces. */
export function createFieldReader() {
	const open: string[] = []
	/** Code that stands in no field. */
	let loose = ''
	let hasActive = false
	return {
		begin(): void {
			const around = open.at(-1)
			if (around !== undefined && mayBecomeActive(around)) hasActive = true
			open.push('')
		},
		code(text: string): void {
			const around = open.pop()
			const code = ((around ?? loose) + text).trimStart().slice(0, maxCode)
			if (isActiveField(code)) hasActive = true
			if (around === undefined) loose = code
			else open.push(code)
		},
		end: (): void => void open.pop(),
		hasActive: () => hasActive,
	}
}
