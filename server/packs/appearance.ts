/** Draws filled fields, stamps and remarks into their page as they look: the fields themselves are not copied. */
import {
	concatTransformationMatrix,
	drawObject,
	PDFArray,
	PDFDict,
	type PDFDocument,
	PDFName,
	PDFNumber,
	type PDFPage,
	PDFRef,
	PDFStream,
	popGraphicsState,
	pushGraphicsState,
} from '@cantoo/pdf-lib'

const hidden = 2
const notShown = 32
const unseen = new Set(['/Link', '/Popup'])

type Box = [x1: number, y1: number, x2: number, y2: number]

function numbersIn(array: PDFArray | undefined, length: number): number[] | null {
	if (array?.size() !== length) return null
	const numbers = array.asArray().map((_, at) => array.lookupMaybe(at, PDFNumber)?.asNumber())
	return numbers.every((number) => number !== undefined) ? numbers : null
}

function boxOf(numbers: number[] | null): Box | null {
	const [x1, y1, x2, y2] = numbers ?? []
	if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
	return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** The look of its present state. */
function lookOf(annotation: PDFDict, { context }: PDFDocument): PDFRef | null {
	const looks = annotation.lookupMaybe(PDFName.of('AP'), PDFDict)
	const normal = looks?.get(PDFName.of('N'))
	const found = context.lookup(normal)
	const state = annotation.lookupMaybe(PDFName.of('AS'), PDFName)
	const look = found instanceof PDFDict && state ? found.get(state) : normal
	if (!(look instanceof PDFRef)) return null
	return context.lookup(look) instanceof PDFStream ? look : null
}

/** The box of the look, turned by its own matrix, is laid over the annotation's rectangle. */
function placement(look: PDFStream, target: Box): [number, number, number, number] | null {
	const box = boxOf(numbersIn(look.dict.lookupMaybe(PDFName.of('BBox'), PDFArray), 4))
	if (!box) return null
	const matrix = numbersIn(look.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray), 6)
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? []
	const corners = [
		[box[0], box[1]],
		[box[2], box[1]],
		[box[0], box[3]],
		[box[2], box[3]],
	].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
	const across = corners.map(([x]) => x)
	const up = corners.map(([, y]) => y)
	const [x1, x2] = [Math.min(...across), Math.max(...across)]
	const [y1, y2] = [Math.min(...up), Math.max(...up)]
	if (x2 === x1 || y2 === y1) return null
	const [sx, sy] = [(target[2] - target[0]) / (x2 - x1), (target[3] - target[1]) / (y2 - y1)]
	return [sx, sy, target[0] - x1 * sx, target[1] - y1 * sy]
}

export function drawAppearances(file: PDFDocument, page: PDFPage): void {
	const annotations = page.node.Annots()
	for (let at = 0; at < (annotations?.size() ?? 0); at += 1) {
		const annotation = annotations?.lookupMaybe(at, PDFDict)
		if (!annotation) continue
		const kind = annotation.lookupMaybe(PDFName.of('Subtype'), PDFName)?.toString() ?? ''
		const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0
		if (unseen.has(kind) || (flags & (hidden | notShown)) !== 0) continue
		const target = boxOf(numbersIn(annotation.lookupMaybe(PDFName.of('Rect'), PDFArray), 4))
		const reference = lookOf(annotation, file)
		const look = reference && file.context.lookup(reference)
		if (!target || !reference || !(look instanceof PDFStream)) continue
		const placed = placement(look, target)
		if (!placed) continue
		const [sx, sy, x, y] = placed
		const name = page.node.newXObject('Look', reference)
		page.pushOperators(
			pushGraphicsState(),
			concatTransformationMatrix(sx, 0, 0, sy, x, y),
			drawObject(name),
			popGraphicsState(),
		)
	}
}
