import GraduationCap from 'lucide-react/icons/graduation-cap'
import Sparkle from 'lucide-react/icons/sparkle'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { Neighbourhood } from '#content/schema.ts'
import type { Localized } from '#domain/language.ts'
import { ShowButton } from './show-button.tsx'

type NeighbourhoodCard = Localized<Neighbourhood>

export function Neighbourhoods({ neighbourhoods }: { neighbourhoods: NeighbourhoodCard[] }) {
	const t = useT('accommodation')
	return (
		<section className="far far-tall section" aria-labelledby="neighbourhoods">
			<div className="wrap">
				<SectionHead
					id="neighbourhoods"
					eyebrow={t('neighbourhoods.eyebrow')}
					title={t('neighbourhoods.title')}
					lead={t('neighbourhoods.lead')}
				/>
				<div className="grid gap-6 md:grid-cols-2">
					{neighbourhoods.map((neighbourhood) => (
						<Card key={neighbourhood.id} neighbourhood={neighbourhood} />
					))}
				</div>
			</div>
		</section>
	)
}

function Card({ neighbourhood }: { neighbourhood: NeighbourhoodCard }) {
	const t = useT('accommodation')
	const { id, name, location, image, avgRent, description, universities, highlights } =
		neighbourhood
	const title = `area-${id}`
	return (
		<article className="card xl:grid! xl:grid-cols-[220px_1fr]" aria-labelledby={title}>
			<div className="relative aspect-16/8 overflow-hidden xl:aspect-auto">
				<div className="absolute inset-0">
					<PictureScene
						picture={image}
						sizes="(min-width: 1280px) 330px, (min-width: 768px) 50vw, 100vw"
					/>
				</div>
			</div>
			<div className="card-body gap-3!">
				<div>
					<h3 id={title}>
						<Bidi>{name}</Bidi>
					</h3>
					<p className="text-sm">
						<span className="text-muted">{t('neighbourhoods.rent')}</span>{' '}
						<b className="text-brand">
							<Bidi>{avgRent}</Bidi>
						</b>
					</p>
				</div>
				<p className="text-sm leading-relaxed text-muted">
					<Bidi>{description}</Bidi>
				</p>
				<Facts icon={GraduationCap} title={t('neighbourhoods.universities')} facts={universities} />
				<Facts icon={Sparkle} title={t('neighbourhoods.highlights')} facts={highlights} />
				<div className="mt-auto pt-1">
					<ShowButton
						variant="line"
						view="list"
						reveal="list"
						filters={{ location }}
						describedBy={title}
						className="w-full"
					>
						{t('neighbourhoods.view')}
					</ShowButton>
				</div>
			</div>
		</article>
	)
}

function Facts({
	icon: Icon,
	title,
	facts,
}: {
	icon: typeof GraduationCap
	title: string
	facts: string[]
}) {
	return (
		<div className="grid grid-cols-[18px_1fr] gap-x-2.5 text-sm leading-relaxed">
			<Icon className="mt-1 size-4.5 text-hot" aria-hidden="true" />
			<div>
				<h4 className="text-sm">{title}</h4>
				<ul className="text-muted">
					{facts.map((fact) => (
						<li key={fact} className="small-point">
							<span>
								<Bidi>{fact}</Bidi>
							</span>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}
