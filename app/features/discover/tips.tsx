import Footprints from 'lucide-react/icons/footprints'
import Handshake from 'lucide-react/icons/handshake'
import Languages from 'lucide-react/icons/languages'
import MoonStar from 'lucide-react/icons/moon-star'
import Shirt from 'lucide-react/icons/shirt'
import Utensils from 'lucide-react/icons/utensils'
import { Point } from '#app/components/point.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

type Tip = Localized<GuidePage>['tips'][number]

const icons: Record<Tip['id'], typeof Shirt> = {
	greetings: Handshake,
	dress: Shirt,
	shoes: Footprints,
	dining: Utensils,
	religion: MoonStar,
	language: Languages,
}

export function Tips({ tips }: { tips: Tip[] }) {
	const t = useT('discover')
	return (
		<section id="tips" className="section" aria-labelledby="tips-title">
			<div className="wrap">
				<SectionHead id="tips-title" eyebrow={t('tips.eyebrow')} title={t('tips.title')} />
				<ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
					{tips.map(({ id, title, text }) => {
						const Icon = icons[id]
						return (
							<li key={id} className="grid grid-cols-[56px_1fr] gap-4">
								<Point icon={Icon} title={title} text={text} />
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
