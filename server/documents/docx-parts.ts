/** The parts of a Word document that are XML, for what they fetch from elsewhere, carry along or start. */
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { isRemote } from './remote.ts'
import { createFieldReader, isActiveField } from './word-fields.ts'
import { decodeXml, type XmlPiece, xmlPieces } from './xml.ts'

type Attributes = (name: string) => string

const embeddedTypes = /\/(?:oleObject|package|control|activeXControlBinary|aFChunk)$/i
const macroTypes = /\/(?:vbaProject|wordVbaData)$/i
const templateType = /\/attachedTemplate$/i
const linkType = /\/hyperlink$/i

/** A link waits for somebody to press it. Everything else outside is fetched as soon as the document is opened. */
function checkRelation(attributes: Attributes): DocumentRefusal | null {
	const type = attributes('Type').trim()
	const target = attributes('Target')
	if (macroTypes.test(type)) return 'macros'
	if (embeddedTypes.test(type)) return 'embedded_object'
	if (linkType.test(type)) return null
	// A template on a drive of the writer's own computer is named in many harmless documents.
	if (templateType.test(type)) return isRemote(target) ? 'remote_template' : null
	const isOutside = /^\s*external\s*$/i.test(attributes('TargetMode')) || isRemote(target)
	return isOutside ? 'external_content' : null
}

/** Attributes by which a picture names the relation that it comes from. */
const pictureAttributes = ['link', 'href', 'embed', 'pict']
const hasPictureAttribute = new RegExp(`[\\s:](?:${pictureAttributes.join('|')})\\s*=`)
/** Tags that take a picture from an address in the text itself. */
const pictureTags = new Set(['imagedata', 'fill', 'stroke', 'image'])
/** Where a letter to many takes its names from. */
const mergeTags = new Set(['connectString', 'dataSource'])

/** The part whose relations a part with this name lists: `word/_rels/document.xml.rels` is about `word/document.xml`. */
const ownerOf = (name: string) => name.replace(/_rels\/([^/]*)\.rels$/, '$1')

export function createPartReader() {
	/** By part: the relations that are links, and those that pictures come from. */
	const links = new Map<string, Set<string>>()
	const pictures = new Map<string, Set<string>>()

	function readRelations(name: string, pieces: Iterable<XmlPiece>): DocumentRefusal | null {
		const ids = new Set<string>()
		for (const piece of pieces) {
			if ('text' in piece || piece.name !== 'Relationship') continue
			const refusal = checkRelation(piece.attributes)
			if (refusal) return refusal
			if (linkType.test(piece.attributes('Type').trim())) ids.add(piece.attributes('Id'))
		}
		links.set(ownerOf(name), ids)
		return null
	}

	function readText(name: string, pieces: Iterable<XmlPiece>): DocumentRefusal | null {
		const fields = createFieldReader()
		const ids = new Set<string>()
		let isCode = false
		for (const piece of pieces) {
			if ('text' in piece) {
				if (isCode) fields.code(piece.text)
				continue
			}
			const { attributes } = piece
			if (piece.name === 'instrText' || piece.name === 'delInstrText') isCode = piece.isOpen
			else if (piece.name === 'fldChar') {
				const type = attributes('fldCharType')
				if (type === 'begin') fields.begin()
				else if (type === 'end') fields.end()
			} else if (piece.name === 'fldSimple' && isActiveField(attributes('instr'))) {
				return 'active_field'
			} else if (mergeTags.has(piece.name)) return 'external_content'
			else if (pictureTags.has(piece.name)) {
				if (isRemote(attributes('src')) || isRemote(attributes('href'))) return 'external_content'
			}
			if (hasPictureAttribute.test(piece.tag)) {
				for (const each of pictureAttributes) ids.add(attributes(each))
			}
			if (fields.hasActive()) return 'active_field'
		}
		pictures.set(name, ids)
		return fields.hasActive() ? 'active_field' : null
	}

	return {
		/** `name` in small letters. */
		read(name: string, content: Buffer): DocumentRefusal | null {
			const xml = decodeXml(content)
			if (name.endsWith('.rels')) return readRelations(name, xmlPieces(xml))
			if (name !== '[content_types].xml') return readText(name, xmlPieces(xml))
			for (const piece of xmlPieces(xml)) {
				if ('text' in piece) continue
				if (/macroEnabled|vbaProject/i.test(piece.attributes('ContentType'))) return 'macros'
			}
			return null
		},

		/** Once all are read: a picture that comes from what calls itself a link is fetched as any other. */
		checkLinks(): DocumentRefusal | null {
			for (const [part, ids] of pictures) {
				for (const id of ids) if (links.get(part)?.has(id)) return 'external_content'
			}
			return null
		},
	}
}
