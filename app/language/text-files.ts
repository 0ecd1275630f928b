/** The table of all words of the interface. On its own, because the first page of a visit brings its own in the HTML. */

export const stringFiles = import.meta.glob<Record<string, string>>(
	'/.generated/strings/*/*.json',
	{ import: 'default' },
)
