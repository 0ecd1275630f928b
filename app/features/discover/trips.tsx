import Route from 'lucide-react/icons/route'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import { formatRinggitRange } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'

type Props = Pick<Localized<GuidePage>, 'trips' | 'tripCostNote' | 'tripNote'>

export function Trips({ trips, tripCostNote, tripNote }: Props) {
	const t = useT('discover')
	const language = useLanguage()
	return (
		<section id="trips" className="section bg-surface-2" aria-labelledby="trips-title">
			<div className="wrap">
				<SectionHead
					id="trips-title"
					eyebrow={t('trips.eyebrow')}
					title={t('trips.title')}
					lead={tripCostNote}
				/>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls sideways, and must do so by keyboard too. */}
				<ul className="guide-trips-row" tabIndex={0} aria-labelledby="trips-title">
					{trips.map(({ id, name, text, travel, cost, picture }) => (
						<li key={id} className="card">
							<div className="aspect-[16/10]">
								<PictureScene picture={picture} sizes="(min-width: 1024px) 280px, 80vw" />
							</div>
							<div className="card-body">
								<h3>{name}</h3>
								<p className="flex-1 text-muted">
									<Bidi>{text}</Bidi>
								</p>
								<p className="meta">
									<span>
										<Route className="icon" aria-hidden="true" />
										<span>
											<Bidi>{travel}</Bidi>
										</span>
									</span>
								</p>
								<p className="border-t border-line pt-3 font-semibold text-gold-text">
									<Bidi>{formatRinggitRange(language, cost.min, cost.max)}</Bidi>
								</p>
							</div>
						</li>
					))}
				</ul>
				<p className="mt-5 max-w-3xl text-muted">{tripNote}</p>
			</div>
		</section>
	)
}
