/** The address of a public page with a draft or a version laid over it. */
import type { Language } from '#domain/language.ts'

interface PreviewOf {
	kind: string
	id: string
	language: Language
	/** Instead of the draft; 0 is the file of the release. */
	version?: number | undefined
	/** The site as it will be that day. */
	on?: string
}

export function previewAddress(path: string, { kind, id, language, version, on }: PreviewOf) {
	const [pathname = '', hash] = path.split('#')
	const query = new URLSearchParams({
		draft: `${kind}/${id}`,
		lang: language,
		...(version !== undefined && { version: `${version}` }),
		...(on && { on }),
	})
	return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`
}
