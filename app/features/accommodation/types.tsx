import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import type { RefObject } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { HousingTypeCard } from '#content/schema.ts'
import type { Localized } from '#domain/language.ts'
import { ShowButton } from './show-button.tsx'

const availabilityBadge = { high: 'badge-success', medium: 'badge-info', low: 'badge-danger' }

export function Types({
	types,
	heading,
}: {
	types: Localized<HousingTypeCard>[]
	/** Where Show Categories takes the focus. */
	heading: RefObject<HTMLHeadingElement | null>
}) {
	const t = useT('accommodation')
	return (
		<section className="far far-tall section bg-surface-2" aria-labelledby="types">
			<div className="wrap">
				<SectionHead
					id="types"
					eyebrow={t('types.eyebrow')}
					title={t('types.title')}
					lead={t('types.lead')}
					focusRef={heading}
				/>
				<div className="grid gap-6 lg:grid-cols-2">
					{types.map((card) => (
						<TypeCard key={card.type} card={card} />
					))}
				</div>
			</div>
		</section>
	)
}

function TypeCard({ card }: { card: Localized<HousingTypeCard> }) {
	const t = useT('accommodation')
	const title = `type-${card.type}`
	return (
		<article className="card" aria-labelledby={title}>
			<div className="relative aspect-2/1 overflow-hidden">
				<PictureScene picture={card.image} sizes="(min-width: 1024px) 588px, 100vw" />
				<p className={`badge absolute end-3.5 top-3.5 ${availabilityBadge[card.availability]}`}>
					{t(`types.availability.${card.availability}`)}
				</p>
			</div>
			<div className="card-body gap-4! p-5! sm:p-6!">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<h3 id={title}>{card.name}</h3>
					<p className="font-semibold text-brand">
						<Bidi>{card.priceRange}</Bidi>
					</p>
					{card.priceNote && <p className="text-sm text-muted">{card.priceNote}</p>}
				</div>
				<ul className="chips">
					{card.features.map((feature) => (
						<li key={feature} className="chip">
							<Bidi>{feature}</Bidi>
						</li>
					))}
				</ul>
				<div className="grid gap-4 sm:grid-cols-2">
					<Points title={t('types.pros')} points={card.pros} good />
					<Points title={t('types.cons')} points={card.cons} />
				</div>
				<div className="mt-auto pt-1">
					<ShowButton
						variant="brand"
						view="list"
						reveal="list"
						filters={{ type: card.type }}
						describedBy={title}
						className="w-full sm:w-auto"
					>
						{t('types.browse')}
					</ShowButton>
				</div>
			</div>
		</article>
	)
}

function Points({
	title,
	points,
	good = false,
}: {
	title: string
	points: string[]
	good?: boolean
}) {
	const Icon = good ? Check : Info
	return (
		<div>
			<h4 className="mb-1.5 text-sm text-muted">{title}</h4>
			<ul className="grid gap-1.5 text-sm leading-relaxed">
				{points.map((point) => (
					<li key={point} className="grid grid-cols-[17px_1fr] gap-2">
						<Icon
							className={`mt-1.5 size-4.25 ${good ? 'text-success' : 'text-muted'}`}
							aria-hidden="true"
						/>
						<span>
							<Bidi>{point}</Bidi>
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}
