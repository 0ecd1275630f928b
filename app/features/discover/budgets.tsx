import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import { formatNumber, formatRinggitRange } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import { CostBar } from './cost-bar.tsx'
import { middleOf, segmentsOf, sumOf } from './costs.ts'

type Budget = Localized<GuidePage>['budgets'][number]

/** Three monthly budgets as the columns of one ledger. */
export function Budgets({ budgets, note }: { budgets: Budget[]; note: string }) {
	const t = useT('discover')
	const longest = Math.max(...budgets.map(({ range }) => middleOf(range)))
	return (
		<div className="mt-16 lg:mt-24">
			<h3 className="h2 font-display">{t('budgets.title')}</h3>
			<p className="lead mt-2">{t('budgets.lead')}</p>
			<ul className="guide-ledger panel">
				{budgets.map((budget) => (
					<li key={budget.id}>
						<BudgetColumn budget={budget} longest={longest} />
					</li>
				))}
			</ul>
			<p className="mt-4 text-sm text-muted">
				<Bidi>{note}</Bidi>
			</p>
		</div>
	)
}

function BudgetColumn({ budget, longest }: { budget: Budget; longest: number }) {
	const t = useT('discover')
	const language = useLanguage()
	const { name, text, lines } = budget
	const total = sumOf(lines)
	return (
		<>
			<h4 className="text-xl">{name}</h4>
			<p className="guide-ledger-range display">
				<bdi dir="ltr">
					{formatNumber(language, total.min)}–{formatNumber(language, total.max)}
				</bdi>
			</p>
			<p className="text-sm text-muted">{t('budgets.unit')}</p>
			<CostBar segments={segmentsOf(lines, longest)} />
			<p className="mb-3">{text}</p>
			<dl>
				{lines.map(({ id, label, min, max }) => (
					<div key={id}>
						<dt>
							<span className={`cost-swatch cost-${id}`} aria-hidden="true" />
							{label}
						</dt>
						<dd>
							<bdi dir="ltr">
								{formatNumber(language, min)}–{formatNumber(language, max)}
							</bdi>
						</dd>
					</div>
				))}
				<div className="guide-ledger-total">
					<dt>{t('budgets.total')}</dt>
					<dd>
						<Bidi>{formatRinggitRange(language, total.min, total.max)}</Bidi>
					</dd>
				</div>
			</dl>
		</>
	)
}
