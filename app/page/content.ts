/** Reads generated content: one entity or page, in one language, as a static module. */
import type { Language } from '#domain/language.ts'

/** `contentOf<Localized<typeof import('#content/home.ts')>>('ar', 'home')`; undefined where there is no such entry. */
export async function contentOf<Content>(
	language: Language,
	name: string,
): Promise<Content | undefined> {
	const { contentFiles } = await import('#app/language/text-files.ts')
	const load = contentFiles[`/.generated/content/${language}/${name}.json`]
	// The generator wrote the file from typed content; the caller names that type.
	return load ? ((await load()) as Content) : undefined
}

/** Content that every build has. */
export async function pageContentOf<Content>(language: Language, name: string): Promise<Content> {
	const content = await contentOf<Content>(language, name)
	if (content === undefined) throw new Error(`no content named ${name}`)
	return content
}
