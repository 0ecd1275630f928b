/**
 * PDF files: nothing that runs by itself, starts another program or carries another file. The table of contents of a PDF
 * is not believed: everything that begins like an object is read, also inside of object streams, which are unpacked
 * with a bound.
 */
import { inflateSync } from 'node:zlib'
import type { DocumentRefusal } from '#domain/forms/document.ts'
import {
	type Budget,
	type PdfDictionary,
	readObject,
	spend,
	streamAfter,
	TooComplexPdf,
	UnclearPdf,
} from './pdf-objects.ts'

/** For the whole file: three times what reading the largest one from end to end takes, about a second of one core. */
const maxSteps = 30_000_000
/** What finding an object costs beside its bytes, and what unpacking a byte costs beside reading it. */
const stepsPerObject = 48
const bytesUnpackedPerStep = 4
const maxUnpackedStream = 16 * 1024 * 1024

/** Stands for the number of an object that does not say it the usual way. */
const unnumbered = -1

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

type PackedStream = { start: number; facts: Set<string> }

type Findings = {
	refusal: DocumentRefusal | null
	isEncrypted: boolean
	packed: PackedStream[]
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

/** The only value of a key that was given once; undefined when it was not, or twice, or is no plain value. */
function onlyValueOf(facts: Set<string>, key: string): string | undefined {
	const given = [...facts].filter(
		(fact) => fact.startsWith(key) && /^[=/@]/.test(fact.slice(key.length)),
	)
	return given.length === 1 ? given[0]?.slice(key.length) : undefined
}

/** A whole number as every reader reads it. */
function countOf(facts: Set<string>, key: string): number {
	const digits = /^=(\d{1,9})$/.exec(onlyValueOf(facts, key) ?? '')?.[1]
	if (digits === undefined) throw new UnclearPdf()
	return Number(digits)
}

/** Only a stream of objects says where the first of them begins; `/First 5 0 R` without a stream is a table of contents. */
function packedStreamAt(
	file: Buffer,
	end: number,
	facts: Set<string>,
	budget: Budget,
): PackedStream | null {
	const saysSo = facts.has('Type/ObjStm')
	if (!facts.has('First') && !saysSo) return null
	const start = streamAfter(file, end, budget)
	if (start !== null) return { start, facts }
	// Somebody's reader may find the stream that was not found here.
	if (saysSo || onlyValueOf(facts, 'First')?.startsWith('=')) throw new UnclearPdf()
	return null
}

function readFile(file: Buffer, budget: Budget, findings: Findings): void {
	for (const word of ['obj', 'trailer']) {
		for (let at = file.indexOf(word); at >= 0; at = file.indexOf(word, at + 1)) {
			spend(budget, stepsPerObject)
			if (at < 3 || file.toString('latin1', at - 3, at) === 'end') continue
			const before = file.toString('latin1', Math.max(0, at - 40), at)
			const object = Number(/(\d+)\s+\d+\s*$/.exec(before)?.[1] ?? unnumbered)
			let facts = new Set<string>()
			const end = readObject(file, at + word.length, object, budget, (dictionary) => {
				note(findings, dictionary)
				if (dictionary.isWhole) facts = dictionary.facts
			})
			const packed = packedStreamAt(file, end, facts, budget)
			if (packed) findings.packed.push(packed)
		}
	}
}

/** Every object of the stream, from the place where the stream itself says it begins. */
function readPacked(content: Buffer, facts: Set<string>, budget: Budget, findings: Findings): void {
	const count = countOf(facts, 'N')
	const first = countOf(facts, 'First')
	let at = 0
	for (let read = 0; read < count; read += 1) {
		spend(budget, stepsPerObject)
		const found = /^\s*(\d+)\s+(\d+)/.exec(content.toString('latin1', at, at + 64))
		if (!found) throw new UnclearPdf()
		at += found[0].length
		const place = first + Number(found[2])
		readObject(content, place, Number(found[1]), budget, (dictionary) => note(findings, dictionary))
	}
	// The list ends where the first object begins: a reader that stops there would read the last number otherwise.
	if (at > first) throw new UnclearPdf()
}

/** Null when it was read, otherwise why it could not be. */
function unpackAndRead(
	file: Buffer,
	{ start, facts }: PackedStream,
	budget: Budget,
	findings: Findings,
): DocumentRefusal | null {
	const rest = file.subarray(start)
	// Its bytes are in another file; some readers take it for `Filter`.
	if (facts.has('F')) return 'locked'
	const isPlain = (key: string) => !facts.has(key) || onlyValueOf(facts, key) === '=null'
	if (!facts.has('Filter')) {
		readPacked(rest, facts, budget, findings)
		return null
	}
	// How the bytes are to be mended after unpacking is said only for pictures and tables.
	if (
		onlyValueOf(facts, 'Filter') !== '/FlateDecode' ||
		!isPlain('DecodeParms') ||
		!isPlain('DP')
	) {
		return 'locked'
	}
	const content = inflateSync(rest, { maxOutputLength: maxUnpackedStream })
	spend(budget, Math.ceil(content.length / bytesUnpackedPerStep))
	readPacked(content, facts, budget, findings)
	return null
}

function check(file: Buffer): DocumentRefusal | null {
	const findings: Findings = {
		refusal: null,
		isEncrypted: false,
		packed: [],
		openActions: new Set(),
		riskyActions: new Set(),
	}
	const budget = { left: maxSteps }
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
		if (error instanceof UnclearPdf) return 'pdf_unclear'
		const isTooMuch =
			error instanceof TooComplexPdf ||
			(error instanceof RangeError && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE')
		return isTooMuch ? 'too_complex' : 'damaged'
	}
}
