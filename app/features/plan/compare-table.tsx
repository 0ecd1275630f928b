/** Entries side by side: a table with a head for each column, whose rows become blocks on a phone. */
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Crest } from '#app/components/crest.tsx'
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Crest as CrestLook } from '#domain/crest.ts'
import type { Photo } from '#domain/website/photos.ts'

export interface Column {
	code: string
	name: string
	/** What stands before each value on a phone. */
	short: string
	city: string
	scene: string
	photo: Photo | undefined
	crest?: CrestLook
	/** The comparison without it. */
	without: string
}

export interface Row {
	id: string
	title: string
	note?: string | undefined
	/** One for each column. */
	values: ReactNode[]
	/** The column with the one best figure, and the word for it. */
	best?: { at: number | undefined; word: string }
	strong?: boolean
}

interface CompareTableProps {
	caption: string
	columns: readonly Column[]
	rows: readonly Row[]
	onRemove: (without: string) => void
}

export function CompareTable({ caption, columns, rows, onRemove }: CompareTableProps) {
	const t = useT('compare')
	const plan = useT('plan')
	return (
		<div className="compare-scroll">
			<table className="compare" data-columns={columns.length}>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						<th scope="col" className="compare-corner">
							<span className="sr-only">{t('property')}</span>
						</th>
						{columns.map(({ code, name, city, scene, photo, crest, without }) => (
							<th key={code} scope="col">
								<span className="compare-picture">
									<Scene name={scene} photo={photo} alt="" sizes="260px" />
								</span>
								{crest && (
									<span className="compare-crest">
										<Crest {...crest} />
									</span>
								)}
								<span className="compare-name">{name}</span>
								<span className="compare-city">{city}</span>
								<Link
									className="icon-btn short-remove no-print"
									to={without}
									replace
									preventScrollReset
									aria-label={plan('shortlist.remove', { name })}
									onClick={() => onRemove(without)}
								>
									<X className="icon" aria-hidden="true" />
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, title, note, values, best, strong }) => (
						<tr key={id} className={strong ? 'strong' : ''}>
							<th scope="row">
								{title}
								{note && <small>{note}</small>}
							</th>
							{columns.map(({ code, short }, at) => (
								<td key={code}>
									<span className="compare-short" aria-hidden="true">
										{short}
									</span>
									<div className={best?.at === at ? 'compare-winner' : undefined}>
										{values[at]}
										{best?.at === at && (
											<span className="compare-best">
												<Check className="icon" aria-hidden="true" />
												{best.word}
											</span>
										)}
									</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

/** What is missing says so. */
export function Missing({ children }: { children: string }) {
	return <span className="compare-missing">{children}</span>
}
