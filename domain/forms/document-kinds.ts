/** The kinds of file that may be uploaded, by the ending of the file's name. */
export const documentKinds = {
	pdf: 'application/pdf',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	png: 'image/png',
	doc: 'application/msword',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type DocumentExtension = keyof typeof documentKinds

/** Photos for the website. */
export const photoKinds = {
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	png: 'image/png',
	webp: 'image/webp',
} as const

/** What people send by WhatsApp and no form offers: kept, and played at the desk. */
export const playableKinds = {
	ogg: 'audio/ogg',
	m4a: 'audio/mp4',
	mp3: 'audio/mpeg',
	amr: 'audio/amr',
	aac: 'audio/aac',
	mp4: 'video/mp4',
	'3gp': 'video/3gpp',
} as const

export const isPlayable = (extension: string): extension is keyof typeof playableKinds =>
	Object.hasOwn(playableKinds, extension)

export const fileKinds = { ...documentKinds, ...photoKinds, ...playableKinds } as const
export type FileExtension = keyof typeof fileKinds

/** By what the platform says of a file that came by WhatsApp; null where nobody keeps such. */
export function extensionOf(contentType: string, fileName: string): FileExtension | null {
	const kinds = { ...documentKinds, ...playableKinds }
	const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase()
	const found = Object.entries(kinds).filter(([, type]) => type === contentType)
	const [extension] = found.find(([one]) => one === ending) ?? found[0] ?? []
	return isKind(extension) ? extension : null
}

const isKind = (extension: string | undefined): extension is FileExtension =>
	extension !== undefined && Object.hasOwn(fileKinds, extension)

const endingsOf = (kinds: object) =>
	Object.keys(kinds)
		.map((kind) => `.${kind}`)
		.join(',')

/** As a file chooser wants them. */
export const documentEndings = endingsOf(documentKinds)
export const photoEndings = endingsOf(photoKinds)
