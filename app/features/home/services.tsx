import ArrowRight from 'lucide-react/icons/arrow-right'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import type { HomePage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function Services({ services }: { services: Localized<HomePage>['services'] }) {
	const t = useT('home')
	return (
		<section className="section" aria-labelledby="services">
			<div className="wrap">
				<SectionHead
					id="services"
					eyebrow={t('services.eyebrow')}
					title={t('services.title')}
					lead={t('services.lead')}
				/>
				<div className="stations">
					<svg
						className="route"
						viewBox="0 0 1200 120"
						preserveAspectRatio="none"
						aria-hidden="true"
					>
						<path d="M1180 20C1080 20 1010 30 900 80S700 130 590 70 380 0 290 60 120 120 20 90" />
					</svg>
					{services.map((service, position) => (
						<Link key={service.id} to={service.href} className="station">
							<div className="window">
								<div className="keel">
									<PictureScene picture={service.picture} sizes="(min-width: 800px) 280px, 118px" />
								</div>
								<span className="star-number" aria-hidden="true">
									{position + 1}
								</span>
							</div>
							<div>
								<h3>{service.title}</h3>
								<p>
									<Bidi>{service.text}</Bidi>
								</p>
								<span className="go">
									{t('services.more')}
									<ArrowRight className="icon flip" aria-hidden="true" />
								</span>
							</div>
						</Link>
					))}
				</div>
			</div>
		</section>
	)
}
