/** How the browser loads what a page shows, after the first page: from texts that it and the service worker keep. */
import { currentLanguage, keepLanguage } from '#app/language/current-language.ts'
import { isLanguage } from '#domain/language.ts'
import type { Content } from './content.ts'
import { fetchedContent } from './fetched-content.ts'
import { inOneLanguage } from './language-switch.ts'

export async function loadInBrowser<Data>(
	url: URL,
	load: (content: Content) => Promise<Data> | Data,
): Promise<Data> {
	const asked = url.searchParams.get('lang')
	if (isLanguage(asked) && asked !== currentLanguage()) keepLanguage(asked)
	return inOneLanguage((language) => load(fetchedContent(language)))
}
