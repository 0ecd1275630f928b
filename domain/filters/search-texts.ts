/** What a search of a list looks through, line by line. Built once, where both languages are at hand. */

import { fold } from '../fold.ts'
import type { Text } from '../language.ts'
import { foldAll, foldLines } from '../search.ts'
import { type FieldOption, fieldOptions } from './universities.ts'

export function listingSearchText(listing: {
	name: Text
	area: Text
	city: Text
	/** What its card says. */
	summary: Text
	description: Text
	aliases: readonly string[]
}): string {
	const texts = [listing.name, listing.area, listing.city, listing.summary, listing.description]
	return foldAll([...texts.flatMap((text) => [text.ar, text.en]), ...listing.aliases])
}

interface NamedUniversity {
	name: Text
	shortName: string | Text
	aliases: readonly string[]
	programmeNames: readonly { name: Text; field?: string | undefined }[]
	programmes: Readonly<Record<'bachelor' | 'master' | 'phd', readonly { name: Text }[]>>
}

function shortNames({ shortName }: NamedUniversity): string {
	return typeof shortName === 'string' ? shortName : `${shortName.ar} ${shortName.en}`
}

export function universitySearchText(university: NamedUniversity): string {
	const { bachelor, master, phd } = university.programmes
	const inBoth = ({ name }: { name: Text }) => `${name.ar} ${name.en}`
	return foldLines([
		[inBoth(university), shortNames(university), ...university.aliases].join(' '),
		...[...university.programmeNames, ...bachelor, ...master, ...phd].map(inBoth),
	])
}

/** The fields its programmes belong to: the field they are filed under, or one that their name contains. */
export function universityFields(
	university: Pick<NamedUniversity, 'programmeNames'>,
): FieldOption[] {
	const programmes = university.programmeNames.map(({ name, field }) => ({
		field,
		name: fold(name.en),
	}))
	return fieldOptions.filter((option) =>
		programmes.some(({ name, field }) => field === option || name.includes(option)),
	)
}
