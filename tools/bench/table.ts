/** Tables that read well in a terminal and in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
	)
	const line = (cells: readonly string[]) =>
		`| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`
	const rule = `|${widths.map((width, column) => (column === 0 ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`
	return [line(head), rule, ...rows.map(line)].join('\n')
}

function pad(cell: string, width: number, column: number) {
	return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
