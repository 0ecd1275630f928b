/** So that a spreadsheet program reads Arabic as UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * One cell. A text that a spreadsheet would take for a formula is shown as text by the quote in front of it:
 * `=HYPERLINK(…)` typed into a form must not run on the desk of whoever opens the file.
 */
function cell(value: string): string {
	const safe = /^\s*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value
	return /[",\n\r;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly string[]): string {
	return `${values.map(cell).join(',')}\r\n`
}
