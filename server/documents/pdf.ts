/**
 * PDF files: nothing that runs by itself, starts another program or carries another file. The table of contents of a PDF
 * is not believed: everything that begins like an object is read, also inside of object streams, which are unpacked
 * with a bound.
 */
import { inflateSync } from 'node:zlib'
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { type Budget, type PdfDictionary, readObject, TooComplexPdf } from './pdf-objects.ts'

const maxPackedStreams = 20_000
const maxUnpackedStream = 16 * 1024 * 1024
const maxUnpacked = 100 * 1024 * 1024

/** Stands for the number of an object that does not say it the usual way. */
const unnumbered = -1

const budgetFor = (bytes: number): Budget => ({ left: bytes * 4 + 1024 * 1024 })

/** Every dictionary that can have actions has at least one of these; one that only names fonts or pictures has none. */
const actors = ['Type', 'Subtype', 'FT', 'T', 'Kids', 'Parent', 'Pages', 'Rect']
const attachments = ['Subtype/FileAttachment', 'Subtype/RichMedia', 'Subtype/3D', 'S/GoToE']

function refusalOf({ facts, under }: PdfDictionary): DocumentRefusal | null {
	if (facts.has('S/Launch') || facts.has('S/ImportData')) return 'pdf_launch'
	const runs = facts.has('S/JavaScript') || facts.has('JavaScript') || facts.has('XFA')
	if (runs || (facts.has('JS') && facts.has('S'))) return 'pdf_script'
	if (facts.has('AA') && actors.some((key) => facts.has(key))) return 'pdf_script'
	// Moving to a page is all that may happen when a document opens.
	if (under === 'OpenAction' && isRisky(facts)) return 'pdf_script'
	const carries = facts.has('EmbeddedFiles') || facts.has('Type/EmbeddedFile')
	if (carries || attachments.some((fact) => facts.has(fact))) return 'embedded_file'
	return facts.has('EF') && (facts.has('F') || facts.has('UF') || facts.has('Type'))
		? 'embedded_file'
		: null
}

const isRisky = (facts: Set<string>) =>
	facts.has('S') && !facts.has('S/GoTo') && !facts.has('S/Named')

type PackedStream = { start: number; facts: Set<string>; hasPredictor: boolean }

type Findings = {
	refusal: DocumentRefusal | null
	isEncrypted: boolean
	packed: PackedStream[]
	unpacked: number
	openActions: Set<number>
	riskyActions: Set<number>
}

function note(findings: Findings, dictionary: PdfDictionary): void {
	const { facts, object, isWhole } = dictionary
	findings.refusal ??= refusalOf(dictionary)
	if (facts.has('Encrypt')) findings.isEncrypted = true
	if (isWhole && isRisky(facts)) findings.riskyActions.add(object)
	for (const fact of facts) {
		if (fact.startsWith('OpenAction@')) findings.openActions.add(Number(fact.slice(11)))
	}
}

/** Where the bytes of a stream begin, when one begins here. */
function streamStart(file: Buffer, at: number): number | null {
	const rest = file.toString('latin1', at, at + 100)
	const found = /^(?:\s|\0|%[^\r\n]*[\r\n])*stream[ \t]*(?:\r\n|\n|\r)?/.exec(rest)
	return found ? at + found[0].length : null
}

function readFile(file: Buffer, budget: Budget, findings: Findings): void {
	for (const word of ['obj', 'trailer']) {
		for (let at = file.indexOf(word); at >= 0; at = file.indexOf(word, at + 1)) {
			if (at < 3 || file.toString('latin1', at - 3, at) === 'end') continue
			const before = file.toString('latin1', Math.max(0, at - 40), at)
			const object = Number(/(\d+)\s+\d+\s*$/.exec(before)?.[1] ?? unnumbered)
			let facts = new Set<string>()
			let hasPredictor = false
			const end = readObject(file, at + word.length, object, budget, (dictionary) => {
				note(findings, dictionary)
				if (dictionary.isWhole) facts = dictionary.facts
				if (dictionary.facts.has('Predictor')) hasPredictor = true
			})
			// Only a stream of objects says where the first of them begins.
			const start = facts.has('First') ? streamStart(file, end) : null
			if (start !== null) findings.packed.push({ start, facts, hasPredictor })
			if (findings.packed.length > maxPackedStreams) throw new TooComplexPdf()
		}
	}
}

const numberIn = (facts: Set<string>, key: string) =>
	Number([...facts].find((fact) => fact.startsWith(`${key}=`))?.slice(key.length + 1))

/** Every object of the stream, from the place where the stream itself says it begins. False when it does not say. */
function readPacked(
	content: Buffer,
	facts: Set<string>,
	budget: Budget,
	findings: Findings,
): boolean {
	const count = numberIn(facts, 'N')
	const first = numberIn(facts, 'First')
	if (!(count >= 0 && first >= 0)) return false
	let at = 0
	for (let read = 0; read < count; read += 1) {
		const found = /^\s*(\d+)\s+(\d+)/.exec(content.toString('latin1', at, at + 64))
		if (!found) return false
		at += found[0].length
		const place = first + Number(found[2])
		readObject(content, place, Number(found[1]), budget, (dictionary) => note(findings, dictionary))
	}
	return true
}

/** Null when it was read, otherwise why it could not be. */
function unpackAndRead(
	file: Buffer,
	{ start, facts, hasPredictor }: PackedStream,
	budget: Budget,
	findings: Findings,
): DocumentRefusal | null {
	const rest = file.subarray(start)
	if (!facts.has('Filter')) return readPacked(rest, facts, budget, findings) ? null : 'locked'
	if (hasPredictor || !facts.has('Filter/FlateDecode')) return 'locked'
	const content = inflateSync(rest, { maxOutputLength: maxUnpackedStream })
	findings.unpacked += content.length
	if (findings.unpacked > maxUnpacked) return 'too_complex'
	return readPacked(content, facts, budgetFor(content.length), findings) ? null : 'locked'
}

function check(file: Buffer): DocumentRefusal | null {
	const findings: Findings = {
		refusal: null,
		isEncrypted: false,
		packed: [],
		unpacked: 0,
		openActions: new Set(),
		riskyActions: new Set(),
	}
	const budget = budgetFor(file.length)
	readFile(file, budget, findings)
	for (const packed of findings.packed) {
		if (findings.refusal) return findings.refusal
		// The key of a protected file opens it for its owner; what is packed in it can't be looked at here.
		if (findings.isEncrypted) return 'locked'
		const fault = unpackAndRead(file, packed, budget, findings)
		if (fault) return fault
	}
	const { openActions, riskyActions } = findings
	const runsOnOpening = [...openActions].some((object) => riskyActions.has(object))
	const mayRun = openActions.size > 0 && riskyActions.has(unnumbered)
	return findings.refusal ?? (runsOnOpening || mayRun ? 'pdf_script' : null)
}

export function checkPdf(file: Buffer): DocumentRefusal | null {
	try {
		return check(file)
	} catch (error) {
		const isTooMuch =
			error instanceof TooComplexPdf ||
			(error instanceof RangeError && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE')
		return isTooMuch ? 'too_complex' : 'damaged'
	}
}
