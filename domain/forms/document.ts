/** What may be uploaded with an application; the file chooser, the browser's checks and the server's share it. */

import { toLatinDigits } from '../digits.ts'
import { singleLine } from '../plain-text.ts'
import { documentKinds, type FileExtension, fileKinds } from './document-kinds.ts'

export const maxDocumentBytes = 10 * 1024 * 1024
export const maxDocumentName = 255

/** Why a file is refused. The server's answers carry the same codes. */
export const documentRefusals = [
	'required',
	'empty_file',
	/** Longer than a name may be, or with characters that make it look like another. */
	'bad_name',
	'too_large',
	/** Another ending, or a content that is not what the ending says. */
	'wrong_kind',
	/** A photo as iPhones keep it, which no other program is sure to open. */
	'heic',
	/** A picture or document of the right kind that can not be read. */
	'damaged',
	/** A picture with more pixels than any scan or photo has, or a document that unpacks to far more than its size. */
	'too_complex',
	/** Protected, or packed in a way that can't be looked into. */
	'locked',
	/**
	 * Word: programs, a template on another machine, other content from there, fields that fetch something or start another
	 * program, objects of other programs.
	 */
	'macros',
	'remote_template',
	'external_content',
	'active_field',
	'embedded_object',
	/** PDF: scripts and what runs by itself, actions that start a program, parts that not every reader would find, files inside. */
	'pdf_script',
	'pdf_launch',
	'pdf_unclear',
	'embedded_file',
	/** The scan for malware knows it. */
	'infected',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

/** Phones and computers set to Arabic write them into the names of screenshots; they hide nothing. */
const harmlessMarks = /[\u061c\u200e\u200f]/g

export function isFileExtension(value: unknown): value is FileExtension {
	return typeof value === 'string' && Object.hasOwn(fileKinds, value)
}

/** What can be said of a file by its name alone. */
export function checkDocumentName(
	name: string,
	kinds: object = documentKinds,
): { extension: FileExtension } | { refusal: DocumentRefusal } {
	const plain = singleLine(name)
	const isHonest = plain === toLatinDigits(name).replace(harmlessMarks, '').trim()
	if (name.length > maxDocumentName || !isHonest) return { refusal: 'bad_name' }
	const extension = /\.([a-z]+)$/i.exec(plain)?.[1]?.toLowerCase() ?? ''
	if (extension === 'heic' || extension === 'heif') return { refusal: 'heic' }
	const isOneOfThem = isFileExtension(extension) && Object.hasOwn(kinds, extension)
	return isOneOfThem ? { extension } : { refusal: 'wrong_kind' }
}
