import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import { formatAmount } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'

export function VisaFees({ fees }: { fees: Localized<VisaPage>['fees'] }) {
	const t = useT('visa')
	const language = useLanguage()
	const total = fees.items.reduce((sum, { amount }) => sum + amount, 0)
	const ringgit = (amount: number) => <bdi dir="ltr">{formatAmount(language, amount, 'MYR')}</bdi>
	return (
		<section aria-labelledby="fees">
			<h2 id="fees" className="mb-6">
				{t('fees.title')}
			</h2>
			<div className="panel overflow-hidden">
				<table className="data-table">
					<thead>
						<tr>
							<th scope="col">{t('fees.item')}</th>
							<th scope="col">{t('fees.amount')}</th>
						</tr>
					</thead>
					<tbody>
						{fees.items.map(({ id, label, amount }) => (
							<tr key={id}>
								<th scope="row" className="font-normal">
									<Bidi>{label}</Bidi>
								</th>
								<td className="whitespace-nowrap">{ringgit(amount)}</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr className="bg-surface-2 font-semibold">
							<th scope="row" className="border-0 text-base text-ink">
								{t('fees.total')}
							</th>
							<td className="whitespace-nowrap border-0">{ringgit(total)}</td>
						</tr>
					</tfoot>
				</table>
			</div>
			<p className="mt-4 text-muted">
				<Bidi>{fees.summary}</Bidi>
			</p>
			<p className="mt-2 text-muted">
				<Bidi>{fees.depositNote}</Bidi>
			</p>
		</section>
	)
}
