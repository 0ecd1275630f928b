import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Languages from 'lucide-react/icons/languages'
import Medal from 'lucide-react/icons/medal'
import { Point } from '#app/components/point.tsx'
import { type Picture, PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import type { AboutPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

type Reason = Localized<AboutPage>['reasons'][number]

const icons: Record<Reason['id'], typeof Medal> = {
	english: Languages,
	accreditation: BadgeCheck,
	'dual-degrees': Medal,
	intakes: CalendarPlus,
}

interface Props {
	reasons: Reason[]
	picture: Picture
}

export function Reasons({ reasons, picture }: Props) {
	const t = useT('about')
	return (
		<section className="section about-reasons" aria-labelledby="reasons">
			<div className="wrap">
				<div>
					<p className="eyebrow">{t('reasons.eyebrow')}</p>
					<h2 id="reasons">{t('reasons.title')}</h2>
					<ul>
						{reasons.map(({ id, title, text }) => {
							const Icon = icons[id]
							return (
								<li key={id}>
									<Point icon={Icon} title={title} text={text} />
								</li>
							)
						})}
					</ul>
				</div>
				<div className="keel">
					<PictureScene picture={picture} sizes="(min-width: 900px) 460px, 100vw" />
				</div>
			</div>
		</section>
	)
}
