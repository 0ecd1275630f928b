import ArrowRight from 'lucide-react/icons/arrow-right'
import MapPin from 'lucide-react/icons/map-pin'
import { Bidi } from '#app/components/bidi.tsx'
import { Rating } from '#app/components/rating.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatNumber, formatYear } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import { isIndicative, type UniversityDetail } from './detail.ts'

export function UniversityAside({ university }: { university: UniversityDetail }) {
	const t = useT('universities')
	const language = useLanguage()
	const { established, students, highlights, related } = university
	const about = (value: string) => t('detail.about', { value })
	const count = (value: number) => formatNumber(language, value)
	const year = formatYear(language, established.value)
	return (
		<aside className="uni-aside" aria-label={t('detail.facts')}>
			<section className="panel p-5 md:p-6" aria-labelledby="facts">
				<h2 id="facts">{t('detail.facts')}</h2>
				<dl className="uni-facts">
					<dt>{t('detail.established')}</dt>
					<dd>{isIndicative(established) ? about(year) : year}</dd>
					{students && (
						<>
							<dt>{t('detail.students')}</dt>
							<dd>
								{isIndicative(students) ? about(count(students.value)) : count(students.value)}
							</dd>
						</>
					)}
				</dl>
				{highlights.length > 0 && (
					<>
						<h3 className="mt-5 mb-2">{t('aside.highlights')}</h3>
						<ul className="uni-highlights">
							{highlights.map((highlight) => (
								<li key={highlight}>
									<Bidi>{highlight}</Bidi>
								</li>
							))}
						</ul>
					</>
				)}
			</section>
			{related.length > 0 && (
				<section className="no-print panel p-5 md:p-6" aria-labelledby="related">
					<h2 id="related">{t('aside.related')}</h2>
					<ul className="uni-related">
						{related.slice(0, 3).map((card) => (
							<li key={card.id}>
								<Link to={paths.university(card.id)}>
									<span className="uni-thumb">
										{card.photo && (
											<PictureScene
												picture={card.photo}
												alt=""
												width={240}
												height={160}
												sizes="96px"
											/>
										)}
									</span>
									<span className="grid">
										<b>{card.name}</b>
										<span className="meta">
											<span>
												<MapPin className="icon" aria-hidden="true" />
												{card.city}
											</span>
											<Rating value={card.rating} />
										</span>
									</span>
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
			<section className="no-print panel uni-contact" aria-labelledby="contact-box">
				<h2 id="contact-box">{t('aside.contactTitle')}</h2>
				<p>{t('aside.contactText')}</p>
				<ButtonLink to={paths.apply(`?u=${university.code}`)} variant="gold">
					{t('detail.apply')}
					<ArrowRight className="icon flip" aria-hidden="true" />
				</ButtonLink>
				<ButtonLink to={paths.contact()} variant="line">
					{t('aside.contact')}
				</ButtonLink>
			</section>
		</aside>
	)
}
