import ArrowRight from 'lucide-react/icons/arrow-right'
import MapPin from 'lucide-react/icons/map-pin'
import { Bidi } from '#app/components/bidi.tsx'
import { Rating } from '#app/components/rating.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { paths } from '#domain/paths.ts'
import type { RelatedInstitute } from './entry.ts'

export function RelatedInstitutes({ related }: { related: RelatedInstitute[] }) {
	const t = useT('institute')
	return (
		<section id="related" className="no-print" aria-labelledby="related-title">
			<SectionHead id="related-title" title={t('related.title')} />
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
				{related.map(({ id, name, city, photo, rating }) => (
					<li key={id}>
						<Link to={paths.institute(id)} className="card h-full lg:grid! lg:grid-cols-[2fr_3fr]">
							<div className="relative aspect-[16/10] lg:aspect-auto">
								{photo && (
									<PictureScene picture={photo} alt="" className="absolute inset-0" sizes="360px" />
								)}
							</div>
							<div className="card-body">
								<h3>
									<Bidi>{name}</Bidi>
								</h3>
								<p className="meta">
									<span>
										<MapPin className="icon" aria-hidden="true" />
										{city}
									</span>
									<Rating value={rating} />
								</p>
								<span className="mt-auto flex items-center gap-1.5 font-semibold text-brand">
									{t('related.details')}
									<ArrowRight className="icon flip" aria-hidden="true" />
								</span>
							</div>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
