/**
 * Cards for shared links are drawn with a release, from its files. Where an entry says something else by now, its own card would
 * show an old name or picture: it is left out until it is drawn anew, and the list's card stands for it.
 */
import type { Language, Text } from '#domain/language.ts'
import { shipped } from '../shipped.ts'

interface Drawn {
	id: string
	name: Text
	photos?: readonly Picture[] | undefined
	images?: readonly Picture[] | undefined
}

interface Picture {
	scene: string
	photo?: unknown
}

const firstOf = ({ photos, images }: Drawn) => (photos ?? images)?.[0]

/** What a text says of its entry's card: nothing where there is one that fits. */
export function cardNote(
	list: 'universities' | 'institutes' | 'accommodation',
	entry: Drawn,
	language: Language,
): { withoutCard?: true } {
	const files: readonly Drawn[] = shipped[list]
	const drawn = files.find(({ id }) => id === entry.id)
	const fits =
		drawn !== undefined &&
		drawn.name[language] === entry.name[language] &&
		firstOf(drawn)?.scene === firstOf(entry)?.scene &&
		firstOf(entry)?.photo === undefined
	return fits ? {} : { withoutCard: true }
}
