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

/** As a file chooser wants them. */
export const documentEndings = Object.keys(documentKinds)
	.map((kind) => `.${kind}`)
	.join(',')
