/** One table of the overview: its name, the heads of its columns, and rows that the caller draws. */
import type { ReactNode } from 'react'

interface FiguresTableProps {
	id: string
	title: string
	/** Beside the name, such as what to count by. */
	choice?: ReactNode
	/** Over the names of the rows; a table of plain lines has none. */
	rowsAre: string | null
	columns: readonly string[]
	children: ReactNode
}

export function FiguresTable({ id, title, choice, rowsAre, columns, children }: FiguresTableProps) {
	return (
		<section className="desk-panel" aria-labelledby={id}>
			<header className="figures-head">
				<h2 id={id}>{title}</h2>
				{choice}
			</header>
			<div className="figures-scroll">
				<table className="figures">
					<thead>
						<tr>
							{rowsAre === null ? <td /> : <th scope="col">{rowsAre}</th>}
							{columns.map((label) => (
								<th key={label} scope="col">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>{children}</tbody>
				</table>
			</div>
		</section>
	)
}
