import ArrowRight from 'lucide-react/icons/arrow-right'
import MapPin from 'lucide-react/icons/map-pin'
import { Bidi } from '#app/components/bidi.tsx'
import { Crest } from '#app/components/crest.tsx'
import { Rating } from '#app/components/rating.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { formatNumber, formatRinggitRange } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { CampusCarousel } from './campus-carousel.tsx'
import { isIndicative, type UniversityDetail } from './detail.ts'
import { FeeSpan } from './fee-span.tsx'
import { UniversityName } from './name.tsx'

export function UniversityHero({ university }: { university: UniversityDetail }) {
	const t = useT('universities')
	const language = useLanguage()
	const { name, shortName, students, tuition, feeSpan } = university
	const count = (value: number) => formatNumber(language, value)
	return (
		<section className="uni-hero">
			<div className="wrap">
				<div className="uni-head">
					<div className="flex flex-wrap items-center gap-4">
						<span className="uni-crest uni-hero-crest">
							<Crest {...university.crest} eager />
						</span>
						<p className="badge badge-quiet">{t(`detail.type.${university.type}`)}</p>
					</div>
					<h1>
						<UniversityName name={name} shortName={shortName} />
					</h1>
					<p className="meta">
						<span>
							<MapPin className="icon" aria-hidden="true" />
							<span>
								<Bidi>{t('detail.place', { city: university.city, area: university.area })}</Bidi>
							</span>
						</span>
						<span>
							<Rating value={university.rating.value} />
							<span className="text-sm">{t('detail.ratingNote')}</span>
						</span>
					</p>
				</div>
				<CampusCarousel name={name} photos={university.photos} />
				<div className="uni-story">
					<p>
						<Bidi>{university.description}</Bidi>
					</p>
					<dl className="uni-figures">
						{students && (
							<div>
								<dt>{t('detail.studentCount')}</dt>
								<dd>
									{isIndicative(students)
										? t('detail.about', { value: count(students.value) })
										: count(students.value)}
								</dd>
							</div>
						)}
						<div>
							<dt>{t('detail.tuition')}</dt>
							<dd>
								{formatRinggitRange(language, tuition.min, tuition.max)}
								{feeSpan && <FeeSpan span={feeSpan} />}
							</dd>
						</div>
					</dl>
					<div className="uni-actions actions">
						<ButtonLink to={paths.apply(`?u=${university.code}`)} variant="gold">
							{t('detail.apply')}
							<ArrowRight className="icon flip" aria-hidden="true" />
						</ButtonLink>
						<ButtonAnchor href="#programs" variant="line">
							{t('detail.seeProgrammes')}
						</ButtonAnchor>
					</div>
				</div>
			</div>
		</section>
	)
}
