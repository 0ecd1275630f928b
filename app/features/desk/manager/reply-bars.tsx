/** How fast the first answers are: bars for the eye, each with its number as text. */
import { useT } from '#app/language/strings.tsx'
import type { Overview } from '#domain/desk/manager-api.ts'

const names = new Map<number | null, 'h2' | 'h4' | 'h8' | 'h24'>([
	[2, 'h2'],
	[4, 'h4'],
	[8, 'h8'],
	[24, 'h24'],
])

export function ReplyBars({ replies, days }: Pick<Overview, 'replies' | 'days'>) {
	const t = useT('desk-manager')
	const most = Math.max(1, ...replies.map(({ count }) => count))
	return (
		<section className="desk-panel" aria-labelledby="reply-bars">
			<h2 id="reply-bars">{t('replies.title')}</h2>
			<p className="desk-muted">{t('replies.text', { since: t('since.days', { count: days }) })}</p>
			<dl className="reply-bars">
				{replies.map(({ until, count }) => (
					<div key={until} className={until === null ? 'is-late' : undefined}>
						<dt>{t(`replies.${names.get(until) ?? 'more'}`)}</dt>
						<dd>{count}</dd>
						<dd className="reply-bar" aria-hidden="true">
							<i style={{ blockSize: `${(100 * count) / most}%` }} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
