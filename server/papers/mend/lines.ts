/**
 * Joins the pieces of a line. Typst cuts a line where Arabic and Latin meet, which loses the space between them, and turns Arabic
 * round in a way that only some readers understand; here a line becomes one marked piece, drawn from left to right.
 */
import { type Characters, learnSigns } from './characters.ts'
import {
	bytesIn,
	endOfMarked,
	type Operation,
	operationsIn,
	stringsIn,
	textIn,
} from './operators.ts'

/** Text of one direction and one font on one line. */
export interface Piece {
	mark: number
	/** How it begins but for its number, such as another language: pieces that differ in it are not joined. */
	kind: string
	x: number
	y: number
	font: string
	body: string
	/** The text in the order in which it is read. */
	said: string
}

type CharactersOf = (font: string) => Characters

/** Pieces closer than this, in points, are on one line. */
const sameLine = 0.05

export function joinLines(
	content: string,
	charactersOf: CharactersOf,
	mayJoin: (a: Piece, b: Piece) => boolean,
) {
	const output: string[] = []
	const lines: Piece[][] = []
	let line: Piece[] = []
	const operations = operationsIn(content)
	for (let index = 0; index < operations.length; index += 1) {
		const operation = operations[index]
		if (!operation) break
		const mark = /\/MCID (\d+)/.exec(operation.text)?.[1]
		const end = mark === undefined ? index : endOfMarked(operations, index)
		const piece =
			mark === undefined
				? undefined
				: pieceOf(
						Number(mark),
						operation.text.replace(/\/MCID \d+/, '/MCID'),
						operations.slice(index + 1, end),
						charactersOf,
					)
		if (!piece) {
			finishLine()
			output.push(operation.text)
			continue
		}
		const [first] = line
		const isSameLine = first?.kind === piece.kind && Math.abs(first.y - piece.y) < sameLine
		if (first && !(isSameLine && mayJoin(first, piece))) finishLine()
		line.push(piece)
		index = end
	}
	finishLine()
	return { content: output.join('\n'), lines }

	function finishLine() {
		const [first] = line
		if (first) {
			const isRightToLeft = first.x > (line.at(-1)?.x ?? 0)
			const drawn = isRightToLeft ? runsOfFont(line).flatMap(fromLeft) : line
			output.push(
				first.kind.replace('/MCID', `/MCID ${first.mark}`),
				...drawn.map(({ body }) => body),
				'EMC',
			)
			lines.push(line)
		}
		line = []
	}
}

const fromLeft = (run: Piece[]) => run.toSorted((a, b) => a.x - b.x)

function runsOfFont(line: readonly Piece[]): Piece[][] {
	const runs: Piece[][] = []
	for (const piece of line) {
		const run = runs.at(-1)
		if (run?.[0]?.font === piece.font) run.push(piece)
		else runs.push([piece])
	}
	return runs
}

/** Undefined unless it is one block of upright text and nothing else. */
function pieceOf(
	mark: number,
	kind: string,
	operations: readonly Operation[],
	charactersOf: CharactersOf,
): Piece | undefined {
	const blocks = operations.filter(({ name }) => name === 'BT')
	const [, x, y] =
		operations.find(({ name }) => name === 'cm')?.text.match(/^1 0 0 -1 (\S+) (\S+) cm$/) ?? []
	if (blocks.length !== 1 || x === undefined) return undefined
	return { mark, kind, x: Number(x), y: Number(y), ...readBlock(operations, charactersOf) }
}

/** The block without Typst's marks of direction (`ReversedChars`, `ActualText`), and what it says. */
function readBlock(operations: readonly Operation[], charactersOf: CharactersOf) {
	const kept: string[] = []
	const drawn: string[] = []
	/** For each mark that is open, whether it is left out. */
	const open: boolean[] = []
	let font = ''
	let isReversed = false
	let cluster: string | undefined
	for (const { name, text } of operations) {
		if (name === 'BMC' || name === 'BDC') {
			const isReversal = text.startsWith('/ReversedChars')
			const [actual] = text.includes('/ActualText') ? stringsIn(text) : []
			isReversed ||= isReversal
			if (actual !== undefined) cluster = textIn(actual)
			open.push(isReversal || actual !== undefined)
			if (!open.at(-1)) kept.push(text)
			continue
		}
		if (name === 'EMC') {
			if (!open.pop()) kept.push(text)
			else if (!open.includes(true)) cluster = undefined
			continue
		}
		kept.push(text)
		if (name === 'Tf') font = text
		if (name !== 'Tj' && name !== 'TJ') continue
		const characters = charactersOf(/^\/(\S+)/.exec(font)?.[1] ?? '')
		const glyphs = stringsIn(text).flatMap((part) => bytesIn(part).match(/[\s\S]{2}/g) ?? [])
		if (cluster !== undefined) learnSigns(characters, glyphs, cluster)
		drawn.push(...glyphs.map((glyph) => characters.get(glyph) ?? ''))
	}
	const said = isReversed || drawn.some(isArabicLetter) ? drawn.toReversed() : drawn
	return { font, body: kept.join('\n'), said: said.join('') }
}

const isArabicLetter = (text: string) => /\p{Script=Arabic}/u.test(text) && !/\p{Nd}/u.test(text)
