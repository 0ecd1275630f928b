/** The table of all generated texts. On its own, because the first page of a visit brings its texts in the HTML. */

export const contentFiles = import.meta.glob<unknown>('/.generated/content/*/**/*.json', {
	import: 'default',
})

export const stringFiles = import.meta.glob<Record<string, string>>(
	'/.generated/strings/*/*.json',
	{ import: 'default' },
)
