import ArrowRight from 'lucide-react/icons/arrow-right'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { Crest } from '#app/components/crest.tsx'
import { PlanToggle } from '#app/components/plan-toggle.tsx'
import { Rating } from '#app/components/rating.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { UniversityCard as Card } from '#content/cards.ts'
import { formatRinggitRange } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { FeeSpan } from './fee-span.tsx'
import { UniversityName } from './name.tsx'

export function UniversityCard({
	card,
	eager,
	children,
}: {
	card: Omit<Localized<Card>, 'search'>
	eager: boolean
	children?: ReactNode
}) {
	const t = useT('universities')
	const language = useLanguage()
	return (
		<article className="card relative h-full">
			<div className="uni-picture">
				{card.photo && (
					<PictureScene
						picture={card.photo}
						eager={eager}
						sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, 100vw"
					/>
				)}
				<PlanToggle kind="u" code={card.code} name={card.name} round />
			</div>
			<div className="card-body">
				<span className="uni-crest uni-card-crest">
					<Crest {...card.crest} eager={eager} />
				</span>
				<h3 id={`name-${card.id}`}>
					<UniversityName name={card.name} shortName={card.shortName} />
				</h3>
				<p className="meta">
					<span>
						<MapPin className="icon" aria-hidden="true" />
						{card.city}
					</span>
					<Rating value={card.rating} />
				</p>
				<ul className="chips">
					{card.programmes.map((programme) => (
						<li key={programme} className="chip">
							<Bidi>{programme}</Bidi>
						</li>
					))}
				</ul>
				<p className="uni-fee">
					<span className="sr-only">{t('card.tuition')}</span>
					<b>{formatRinggitRange(language, card.tuition.min, card.tuition.max)}</b>{' '}
					<span className="text-sm text-muted">{t('card.perYear')}</span>
					{card.feeSpan && <FeeSpan span={card.feeSpan} />}
				</p>
				{children}
				<ButtonLink
					to={paths.university(card.id)}
					variant="brand"
					className="uni-link"
					aria-describedby={`name-${card.id}`}
				>
					{t('card.details')}
					<ArrowRight className="icon flip" aria-hidden="true" />
				</ButtonLink>
			</div>
		</article>
	)
}
