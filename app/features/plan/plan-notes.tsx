/** What the reader should know of the address itself: what was left out, and whose plan it is. */
import Info from 'lucide-react/icons/info'
import { useStoredPlan } from '#app/device/stored-plan.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatMonth } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import type { Note } from '#domain/plan/address.ts'
import { ways } from '#domain/plan/plan.ts'

export function PlanNotes({ notes }: { notes: readonly Note[] }) {
	const t = useT('plan')
	const language = useLanguage()
	if (notes.length === 0) return null
	const wordOf = (kind: Note['kind'], value: string) => {
		if (kind === 'past') return formatMonth(language, value)
		const way = kind === 'notOffered' && ways.find((one) => one === value)
		return way ? t(`ways.name.${way}`) : value
	}
	return (
		<section className="panel plan-notes" aria-label={t('notes.title')}>
			<Info className="icon" aria-hidden="true" />
			<ul>
				{notes.map(({ kind, value }) => (
					<li key={kind + value}>{t(`notes.${kind}`, { value: wordOf(kind, value) })}</li>
				))}
			</ul>
		</section>
	)
}

export function ArrivedPlan({ onKeep }: { onKeep: () => void }) {
	const t = useT('plan')
	const stored = useStoredPlan()
	return (
		<section className="panel plan-notes plan-arrived" aria-label={t('notes.arrived')}>
			<Info className="icon" aria-hidden="true" />
			<div>
				<h2>{t('notes.arrived')}</h2>
				<p>{t('notes.arrivedText')}</p>
			</div>
			<div className="actions">
				<Button variant="brand" small onClick={onKeep}>
					{t('notes.keep')}
				</Button>
				<Link className="btn btn-line btn-small" to={paths.plan(stored)}>
					{t('notes.mine')}
				</Link>
			</div>
		</section>
	)
}
