import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'

interface Requirement {
	id: string
	level: string
	ielts: string
	toefl: string
	muet: string
}

export function EntryRequirements({ requirements }: { requirements: Requirement[] }) {
	const t = useT('institutes')
	return (
		<section className="section-tight" aria-labelledby="entry-requirements">
			<div className="wrap">
				<SectionHead
					id="entry-requirements"
					eyebrow={t('requirements.eyebrow')}
					title={t('requirements.title')}
					lead={t('requirements.lead')}
				/>
				<div className="panel overflow-hidden">
					<table className="data-table max-sm:[&_:is(td,th)]:px-2 max-sm:[&_:is(td,th):first-child]:ps-4">
						<caption className="sr-only">{t('requirements.caption')}</caption>
						<thead>
							<tr>
								<th scope="col">{t('requirements.level')}</th>
								<th scope="col">
									<bdi dir="ltr">{t('requirements.ielts')}</bdi>
								</th>
								<th scope="col">
									<bdi dir="ltr">{t('requirements.toefl')}</bdi>
								</th>
								<th scope="col">
									<Bidi>{t('requirements.muet')}</Bidi>
								</th>
							</tr>
						</thead>
						<tbody>
							{requirements.map(({ id, level, ielts, toefl, muet }) => (
								<tr key={id}>
									<th scope="row">{level}</th>
									<td className="min-[360px]:whitespace-nowrap">
										<bdi dir="ltr">{ielts}</bdi>
									</td>
									<td className="min-[360px]:whitespace-nowrap">
										<bdi dir="ltr">{toefl}</bdi>
									</td>
									<td className="min-[360px]:whitespace-nowrap">
										<bdi dir="ltr">{muet}</bdi>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<p className="mt-4 max-w-[72ch] text-sm text-muted">
					<Bidi>{t('requirements.note')}</Bidi>
				</p>
			</div>
		</section>
	)
}
