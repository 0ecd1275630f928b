import { letOthersRun } from '../turns.ts'

/** So that a spreadsheet program reads Arabic as UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * A text that a spreadsheet would take for a formula is shown as text by the quote in front of it: `=HYPERLINK(…)` typed
 * into a form must not run on the desk of whoever opens the file.
 */
export function guardCell(value: string): string {
	return /^\s*[=+\-@\t\r|%＝＋－＠]/.test(value) ? `'${value}` : value
}

function cell(value: string): string {
	const safe = guardCell(value)
	return /[",\n\r;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly string[]): string {
	return `${values.map(cell).join(',')}\r\n`
}

/** The lines of a file, each with its cells; a quoted cell may hold breaks. */
function* csvRows(content: string): Generator<{ line: string; cells: string[] }> {
	let cells: string[] = []
	let cell = ''
	let isQuoted = false
	let start = 0
	for (let at = 0; at < content.length; at += 1) {
		const letter = content[at]
		if (letter === '"') {
			const isDoubled = isQuoted && content[at + 1] === '"'
			if (isDoubled) cell += '"'
			if (isDoubled) at += 1
			else isQuoted = !isQuoted
		} else if (isQuoted || (letter !== ',' && letter !== '\n')) {
			cell += letter
		} else {
			cells.push(cell.replace(/\r$/, ''))
			cell = ''
			if (letter === ',') continue
			yield { line: content.slice(start, at + 1), cells }
			cells = []
			start = at + 1
		}
	}
}

/** The same file without the rows that are not to be kept; its head stays. A long file lets others run meanwhile. */
export async function keepCsvRows(
	content: string,
	isKept: (cells: readonly string[], line: string) => boolean,
): Promise<string> {
	const kept: string[] = []
	for (const { line, cells } of csvRows(content)) {
		await letOthersRun()
		if (kept.length === 0 || isKept(cells, line)) kept.push(line)
	}
	return kept.length === 0 ? content : kept.join('')
}
