/** What is open, by kind and stage; each number leads to its cases. */
import { Link } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { caseKinds, stagesOf } from '#domain/cases/stages.ts'
import type { Overview } from '#domain/desk/manager-api.ts'
import { KindStar } from '../case-parts/kind-star.tsx'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export function OpenCases({ open }: Pick<Overview, 'open'>) {
	const t = useT('desk-manager')
	const words = useT('desk-cases')
	const most = Math.max(1, ...open.map(({ n }) => n))
	return (
		<section className="desk-panel" aria-labelledby="open-cases">
			<h2 id="open-cases">{t('open.title')}</h2>
			{caseKinds.map((kind) => {
				const rows = open.filter((row) => row.kind === kind)
				const late = sum(rows.map((row) => row.late))
				return (
					<section key={kind} className="overview-kind" aria-labelledby={kind}>
						<header>
							<KindStar kind={kind} />
							<h3 id={kind}>{words(`kind.${kind}`)}</h3>
							{late > 0 && <span className="tag tag-bad">{t('open.late', { n: late })}</span>}
							<b>{sum(rows.map(({ n }) => n))}</b>
						</header>
						{rows.length === 0 ? (
							<p className="desk-muted">{t('open.none')}</p>
						) : (
							<ul>
								{stagesOf(kind).map((stage) => {
									const count = rows.find((row) => row.stage === stage)?.n ?? 0
									return (
										<li key={stage}>
											<Link to={`/desk?kind=${kind}&stage=${stage}`}>
												{words(`stage.${stage}`)}
											</Link>
											<span className="overview-line" aria-hidden="true">
												<i style={{ inlineSize: `${(100 * count) / most}%` }} />
											</span>
											<b>{count}</b>
										</li>
									)
								})}
							</ul>
						)}
					</section>
				)
			})}
		</section>
	)
}
