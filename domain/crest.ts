/** The crest of a university and the sign of an institute. One that nobody has drawn is an empty frame with letters of the name. */
import type { Text } from './language.ts'

const mostLetters = 4

/** The short name where it is an abbreviation, else the initials of the English name: a drawn crest has Latin letters in both languages too. */
function crestLetters({ name, shortName = '' }: Named): string {
	const short = typeof shortName === 'string' ? shortName : shortName.en
	if (/^[A-Z]{2,5}$/.test(short)) return short
	const words = name.en.match(/\p{L}+/gu) ?? []
	const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
	const initials = (capitals.length > 0 ? capitals : words).map((word) =>
		[...word].slice(0, 1).join(''),
	)
	return initials.slice(0, mostLetters).join('').toUpperCase()
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
