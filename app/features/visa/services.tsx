import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

export function VisaServices({ services }: { services: Localized<VisaPage>['services'] }) {
	const t = useT('visa')
	return (
		<section className="section bg-surface-2" aria-labelledby="services">
			<div className="wrap">
				<SectionHead
					id="services"
					eyebrow={t('services.eyebrow')}
					title={t('services.title')}
					lead={t('services.lead')}
				/>
				<ul className="grid gap-5 md:grid-cols-3 lg:gap-6">
					{services.map(({ id, title, text, picture }) => (
						<li key={id} className="panel overflow-hidden">
							<div className="aspect-[16/10]">
								<PictureScene picture={picture} sizes="(min-width: 768px) 384px, 100vw" />
							</div>
							<div className="grid gap-2 p-6">
								<h3>{title}</h3>
								<p className="text-muted">
									<Bidi>{text}</Bidi>
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
