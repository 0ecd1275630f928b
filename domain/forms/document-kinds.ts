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

export const fileKinds = { ...documentKinds, ...photoKinds } as const
export type FileExtension = keyof typeof fileKinds

const endingsOf = (kinds: object) =>
	Object.keys(kinds)
		.map((kind) => `.${kind}`)
		.join(',')

/** As a file chooser wants them. */
export const documentEndings = endingsOf(documentKinds)
export const photoEndings = endingsOf(photoKinds)
