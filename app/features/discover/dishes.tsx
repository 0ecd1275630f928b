import BadgeCheck from 'lucide-react/icons/badge-check'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import { formatRinggitRange } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'

type Props = Pick<Localized<GuidePage>, 'dishes' | 'foodNotes'>

export function Dishes({ dishes, foodNotes }: Props) {
	const t = useT('discover')
	const language = useLanguage()
	return (
		<section id="food" className="section bg-surface-2" aria-labelledby="food-title">
			<div className="wrap">
				<SectionHead
					id="food-title"
					eyebrow={t('food.eyebrow')}
					title={t('food.title')}
					lead={t('food.lead')}
				/>
				<ul className="guide-menu">
					{dishes.map(({ id, name, text, price, halal, picture }) => (
						<li key={id}>
							<div className="guide-menu-picture">
								<PictureScene picture={picture} sizes="160px" />
							</div>
							<div>
								<div className="guide-menu-line">
									<h3>{name}</h3>
									<span className="guide-menu-dots" aria-hidden="true" />
									<b className="text-gold-text">
										<Bidi>{formatRinggitRange(language, price.min, price.max)}</Bidi>
									</b>
								</div>
								<p className="text-muted">
									<Bidi>{text}</Bidi>
								</p>
								<p className="guide-menu-halal">
									<BadgeCheck className="icon" aria-hidden="true" />
									<span>
										<Bidi>{halal}</Bidi>
									</span>
								</p>
							</div>
						</li>
					))}
				</ul>
				<ul className="guide-menu-notes">
					{foodNotes.map(({ text }, position) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a note is its place in the list, in either language.
						<li key={position}>
							<Bidi>{text}</Bidi>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
