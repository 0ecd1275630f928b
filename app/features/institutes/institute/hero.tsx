import ArrowRight from 'lucide-react/icons/arrow-right'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { Crest } from '#app/components/crest.tsx'
import { PlanToggle } from '#app/components/plan-toggle.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { isIndicative } from '#domain/confidence.ts'
import { formatRating, formatYear } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import type { InstituteEntry } from './entry.ts'

export function InstituteHero({ institute }: { institute: InstituteEntry }) {
	const t = useT('institute')
	const { name, area, city, mark, description, photos } = institute
	const photo = photos[0]
	return (
		<section className="bg-surface-2" aria-labelledby="institute-name">
			<div className="wrap grid items-center gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-13 lg:py-14">
				<div className="grid gap-5">
					<div className="flex items-center gap-4">
						<div className="relative size-20 flex-none lg:size-23">
							<Crest {...mark} eager />
						</div>
						<p className="meta">
							<span>
								<MapPin className="icon" aria-hidden="true" />
								<span>
									<Bidi>{area.includes(city) ? area : t('hero.place', { area, city })}</Bidi>
								</span>
							</span>
						</p>
					</div>
					<h1 id="institute-name">
						<Bidi>{name}</Bidi>
					</h1>
					<p className="text-muted">
						<Bidi>{description}</Bidi>
					</p>
					<Figures institute={institute} />
					<div className="actions">
						<ButtonLink to={paths.apply(`?i=${institute.code}`)} variant="gold">
							{t('hero.enroll')}
							<ArrowRight className="icon flip" aria-hidden="true" />
						</ButtonLink>
						<ButtonAnchor href="#fees" variant="line">
							{t('hero.fees')}
						</ButtonAnchor>
						<PlanToggle kind="i" code={institute.code} name={name} />
					</div>
				</div>
				{photo && (
					<div className="aspect-[16/10] overflow-hidden rounded-panel shadow-lift max-lg:order-first lg:aspect-[4/3]">
						<PictureScene picture={photo} eager sizes="(min-width: 1024px) 620px, 100vw" />
					</div>
				)}
			</div>
		</section>
	)
}

function Figures({ institute: { rating, established, students } }: { institute: InstituteEntry }) {
	const t = useT('institute')
	const language = useLanguage()
	const indicative = [rating, established, students].some((figure) =>
		isIndicative(figure.confidence),
	)
	return (
		<div>
			<dl className="flex flex-wrap gap-x-9 gap-y-3">
				<Figure label={t('hero.rating')}>
					<span className="rating text-[1em]! text-inherit! before:size-5!">
						<bdi dir="ltr">{formatRating(language, rating.value)}</bdi>
					</span>
				</Figure>
				<Figure label={t('hero.established')}>{formatYear(language, established.value)}</Figure>
				<Figure label={t('hero.students')}>
					<bdi dir="ltr">{students.value}</bdi>
				</Figure>
			</dl>
			{indicative && <p className="mt-2 text-sm text-muted">{t('hero.indicative')}</p>}
		</div>
	)
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-col-reverse">
			<dt className="text-sm text-muted">{label}</dt>
			<dd className="display text-[1.6rem] leading-tight! text-brand">{children}</dd>
		</div>
	)
}
