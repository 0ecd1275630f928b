import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import MapPin from 'lucide-react/icons/map-pin'
import Signal from 'lucide-react/icons/signal'
import UsersRound from 'lucide-react/icons/users-round'
import { Bidi } from '#app/components/bidi.tsx'
import { Crest } from '#app/components/crest.tsx'
import { PlanToggle } from '#app/components/plan-toggle.tsx'
import { Rating } from '#app/components/rating.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { InstituteCard as Institute } from '#content/cards.ts'
import { formatRange, formatRinggitRange } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

interface Props {
	institute: Localized<Institute>
}

/** A wide card: five institutes are few enough to compare line by line, and each has much to say. */
export function InstituteCard({ institute }: Props) {
	const t = useT('institutes')
	const { photo, courses, facilities } = institute
	return (
		<article className="card lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
			<div className="relative aspect-[16/10] lg:aspect-auto">
				{photo && (
					<PictureScene
						picture={photo}
						className="absolute inset-0"
						sizes="(min-width: 1024px) 430px, 100vw"
					/>
				)}
				<PlanToggle kind="i" code={institute.code} name={institute.name} round />
			</div>
			<div className="card-body relative gap-5 md:gap-6 md:p-7 lg:p-8">
				<CardHead institute={institute} />
				<Facts institute={institute} />
				<div className="grid gap-4">
					<div>
						<h4 className="mb-2 text-sm text-muted">{t('card.programs')}</h4>
						<ul className="chips">
							{courses.map((name) => (
								<li key={name} className="chip">
									<Bidi>{name}</Bidi>
								</li>
							))}
						</ul>
					</div>
					<div>
						<h4 className="mb-1 text-sm text-muted">{t('card.facilities')}</h4>
						<ul className="dotted-line">
							{facilities.map((name) => (
								<li key={name}>
									<Bidi>{name}</Bidi>
								</li>
							))}
						</ul>
					</div>
				</div>
				<CardFoot institute={institute} />
			</div>
		</article>
	)
}

function CardHead({ institute: { id, name, area, city, mark, rating, summary } }: Props) {
	const t = useT('institutes')
	return (
		<div className="grid gap-x-4 gap-y-2 md:grid-cols-[auto_1fr] md:items-center">
			<div className="relative -mt-14 size-19 md:-mt-16 lg:mt-0">
				<Crest {...mark} />
			</div>
			<div>
				<h3 className="text-xl">
					<Link to={paths.institute(id)} className="hover:text-brand">
						<Bidi>{name}</Bidi>
					</Link>
				</h3>
				<p className="meta">
					<span>
						<MapPin className="icon" aria-hidden="true" />
						<span>
							<Bidi>{area.includes(city) ? area : t('card.place', { area, city })}</Bidi>
						</span>
					</span>
					<Rating value={rating} />
				</p>
			</div>
			<p className="text-muted md:col-span-2">
				<Bidi>{summary}</Bidi>
			</p>
		</div>
	)
}

function Facts({ institute }: Props) {
	const t = useT('institutes')
	const language = useLanguage()
	const { duration, levels, classSize, startDates, schedule } = institute
	const { from = '', to = '' } = levels
	const seats = formatRange(language, classSize.min, classSize.max)
	return (
		<dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
			<Fact icon={Hourglass} label={t('card.duration')} value={duration} />
			<Fact icon={Signal} label={t('card.levels')} value={t('card.levelsRange', { from, to })} />
			<Fact icon={UsersRound} label={t('card.classSize')} value={t('card.students', { seats })} />
			<Fact icon={CalendarDays} label={t('card.startDates')} value={startDates} />
			<Fact icon={Clock} label={t('card.schedule')} value={schedule} wide />
		</dl>
	)
}

function Fact(fact: { icon: LucideIcon; label: string; value: string; wide?: boolean }) {
	const Icon = fact.icon
	return (
		<div className={fact.wide ? 'col-span-2' : ''}>
			<dt className="flex gap-1.5 text-sm text-muted">
				<Icon className="icon mt-0.5 size-4! text-brand" aria-hidden="true" />
				{fact.label}
			</dt>
			<dd className="leading-relaxed font-semibold">
				<Bidi>{fact.value}</Bidi>
			</dd>
		</div>
	)
}

function CardFoot({ institute: { code, id, name, monthlyFee } }: Props) {
	const t = useT('institutes')
	const language = useLanguage()
	return (
		<div className="mt-auto flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
			<p>
				<span className="block text-sm text-muted">{t('card.fees')}</span>
				<b className="text-lg">
					<Bidi>{formatRinggitRange(language, monthlyFee.min, monthlyFee.max)}</Bidi>
				</b>
			</p>
			<div className="flex grow flex-wrap gap-3 sm:grow-0">
				<ButtonLink to={paths.institute(id)} variant="line" small className="grow px-3 sm:px-5">
					{t('card.details')}
					<span className="sr-only">
						<Bidi>{name}</Bidi>
					</span>
				</ButtonLink>
				<ButtonLink
					to={paths.apply(`?i=${code}`)}
					variant="gold"
					small
					className="grow px-3 sm:px-5"
				>
					{t('card.apply')}
					<ArrowRight className="icon flip" aria-hidden="true" />
				</ButtonLink>
			</div>
		</div>
	)
}
