import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function VisaChallenges({ challenges }: { challenges: Localized<VisaPage>['challenges'] }) {
	const t = useT('visa')
	return (
		<section className="section" aria-labelledby="challenges">
			<div className="wrap">
				<SectionHead
					id="challenges"
					eyebrow={t('challenges.eyebrow')}
					title={t('challenges.title')}
				/>
				<ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
					{challenges.map(({ id, title, solution, timeframe }) => (
						<li key={id} className="panel flex flex-col gap-4 p-6">
							<div className="flex items-start gap-3">
								<TriangleAlert className="icon mt-1 text-hot" aria-hidden="true" />
								<h3>
									<Bidi>{title}</Bidi>
								</h3>
							</div>
							<div className="flex-1">
								<p className="font-semibold text-brand text-sm">{t('challenges.solution')}</p>
								<p>
									<Bidi>{solution}</Bidi>
								</p>
							</div>
							<p className="badge badge-quiet self-start">
								<Hourglass className="icon" aria-hidden="true" />
								{t('challenges.time', { time: timeframe })}
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
