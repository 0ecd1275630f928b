/** The crest of a university and the sign of an institute. One that nobody has drawn is an empty frame with letters of the name. */
import type { Text } from './language.ts'

const mostLetters = 4

/** Words that nobody wants on a crest, as initials happen to spell them. */
const unwanted =
	/ASS|ANUS|ARSE|CUM|COK|COC|CUK|CUNT|DIK|DIE|FAG|FAP|FAT|FUC|FUK|FUX|GAY|HELL|KKK|NAZ|NIG|PEE|PIG|PIS|POO|PUS|SEX|SHT|SHIT|SUK|TIT|WC|WTF/

/** As many of them as spell nothing of the kind. */
function decent(letters: readonly string[]): string {
	const word = letters.join('').toUpperCase()
	return unwanted.test(word) ? decent(letters.slice(0, -1)) : word
}

/** `UM`, `UiTM`, and of `UniMAP` its capitals; null of a short name that is a word. */
function abbreviation(short: string): string | null {
	const capitals = short.match(/[A-Z]/g) ?? []
	if (!/^[A-Za-z]+$/.test(short) || capitals.length < 2 || capitals.length > 5) return null
	return short.length <= 5 ? short : capitals.join('')
}

/** The short name where it is an abbreviation, else the initials of the English name: a drawn crest has Latin letters in both languages too. */
function crestLetters({ name, shortName = '' }: Named): string {
	const short = abbreviation(typeof shortName === 'string' ? shortName : shortName.en)
	if (short !== null) return short
	const words = name.en.match(/\p{L}+/gu) ?? []
	const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
	const initials = (capitals.length > 0 ? capitals : words).map((word) =>
		[...word].slice(0, 1).join(''),
	)
	return decent(initials.slice(0, mostLetters))
}

interface Named {
	name: Text
	/** Universities alone have one. */
	shortName?: string | Text
}

export interface Crest {
	scene: string
	/** In the frame, where nobody has drawn one. */
	letters?: string
}

/** By the name of its drawing, if there is one. */
export function crestOf(kind: 'crest' | 'mark', drawn: string | undefined, named: Named): Crest {
	if (drawn) return { scene: drawn }
	return { scene: `${kind}-frame`, letters: crestLetters(named) }
}
