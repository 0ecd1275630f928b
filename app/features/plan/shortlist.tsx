/** The entries a visitor has marked: which one the plan counts with, and the ways to choose, compare and remove. */
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import Scale from 'lucide-react/icons/scale'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Crest } from '#app/components/crest.tsx'
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { paths } from '#domain/paths.ts'
import type { Range } from '#domain/plan/facts.ts'
import { listLimit } from '#domain/plan/plan.ts'
import { type MarkKind, withFirst, withMark, withoutMark } from '#domain/plan/plan-query.ts'
import { useFigures } from './figures.tsx'
import { HiddenPlan, PlanSelect } from './plan-fields.tsx'
import type { PlanView } from './plan-view.ts'
import type { PlanActions } from './use-plan.ts'

interface ShortlistProps {
	view: PlanView
	actions: PlanActions
}

export function Shortlist({ view, actions }: ShortlistProps) {
	const t = useT('plan')
	const { ringgit } = useFigures()
	const { query, universities, institutes, homes } = view
	return (
		<section id="shortlist" className="plan-block" aria-labelledby="shortlist-title">
			<div className="plan-head">
				<h2 id="shortlist-title">{t('shortlist.title')}</h2>
				{universities.length > 1 && (
					<ButtonLink variant="brand" small to={paths.compare(query)} className="no-print">
						<Scale className="icon" aria-hidden="true" />
						{t('shortlist.compare')}
					</ButtonLink>
				)}
			</div>
			<ul className="short-list">
				{universities.map(({ code, id, name, city, crest, scene, photo, fee, counts }) => (
					<li key={code} className={`panel short-card ${counts ? 'counts' : ''}`}>
						<div className="short-picture">
							<Scene name={scene} photo={photo} alt="" sizes="380px" />
						</div>
						<div className="short-text">
							<span className="short-crest">
								<Crest {...crest} />
							</span>
							<h3>
								<Link to={paths.university(id)}>{name}</Link>
							</h3>
							<p>{city}</p>
							<p>{t('shortlist.perYear', { amount: ringgit(fee) })}</p>
							{counts ? (
								<p className="short-counts">
									<Check className="icon" aria-hidden="true" />
									{t('shortlist.counts')}
								</p>
							) : (
								<ChangeLink className="short-choose" to={withFirst(query, code)} actions={actions}>
									{t('shortlist.choose')}
								</ChangeLink>
							)}
						</div>
						<Remove kind="u" code={code} name={name} query={query} actions={actions} />
					</li>
				))}
			</ul>
			{universities.length > 0 && universities.length < listLimit && (
				<AddUniversity view={view} actions={actions} />
			)}
			<Others
				title={t('shortlist.institutes')}
				kind="i"
				entries={institutes.map((one) => ({
					...one,
					to: paths.institute(one.id),
					price: t('shortlist.perMonth', { amount: ringgit(one.fee) }),
				}))}
				query={query}
				actions={actions}
			/>
			<Others
				title={t('shortlist.homes')}
				kind="h"
				entries={homes.map((one) => ({
					...one,
					to: paths.listing(one.id),
					price: t('shortlist.perMonth', { amount: ringgit(one.fee) }),
				}))}
				query={query}
				actions={actions}
			/>
			{homes.some(({ hotel }) => hotel) && <p className="plan-small">{t('total.hotel')}</p>}
		</section>
	)
}

/** A link to the changed plan; the device's copy changes with it. */
export function ChangeLink({
	to,
	actions,
	className,
	label,
	children,
}: {
	to: string
	actions: PlanActions
	className: string
	label?: string
	children: ReactNode
}) {
	return (
		<Link
			className={className}
			to={paths.plan(to)}
			aria-label={label}
			replace
			preventScrollReset
			onClick={() => actions.keep(to)}
		>
			{children}
		</Link>
	)
}

interface RemoveProps extends Pick<ShortlistProps, 'actions'> {
	kind: MarkKind
	code: string
	name: string
	query: string
}

function Remove({ kind, code, name, query, actions }: RemoveProps) {
	const t = useT('plan')
	return (
		<ChangeLink
			className="icon-btn short-remove no-print"
			to={withoutMark(query, kind, code)}
			actions={actions}
			label={t('shortlist.remove', { name })}
		>
			<X className="icon" aria-hidden="true" />
		</ChangeLink>
	)
}

interface OthersProps extends Pick<ShortlistProps, 'actions'> {
	title: string
	kind: MarkKind
	query: string
	entries: {
		code: string
		name: string
		city: string
		to: string
		price: string
		counts: boolean
		fee: Range
	}[]
}

function Others({ title, kind, entries, query, actions }: OthersProps) {
	const t = useT('plan')
	if (entries.length === 0) return null
	return (
		<>
			<h3 className="short-title">{title}</h3>
			<ul className="short-rows">
				{entries.map(({ code, name, city, to, price, counts }) => (
					<li key={code} className={`panel short-row ${counts ? 'counts' : ''}`}>
						<Link to={to}>{name}</Link>
						<span>
							{city} · {price}
						</span>
						{counts && <span className="short-counts">{t('shortlist.countsHome')}</span>}
						<Remove kind={kind} code={code} name={name} query={query} actions={actions} />
					</li>
				))}
			</ul>
		</>
	)
}

/** Also the way to begin a plan where there is none. */
export function AddUniversity({ view: { query, choices, universities }, actions }: ShortlistProps) {
	const t = useT('plan')
	return (
		<form
			className="short-add no-print"
			method="get"
			action={paths.plan()}
			onSubmit={(event) => {
				event.preventDefault()
				const code = new FormData(event.currentTarget).get('u')
				if (typeof code === 'string' && code !== '') actions.change(withMark(query, 'u', code))
				event.currentTarget.reset()
			}}
		>
			<HiddenPlan query={query} without={[]} />
			<PlanSelect
				name="u"
				label={t(universities.length > 0 ? 'shortlist.addLabel' : 'shortlist.firstLabel')}
				options={[{ value: '', label: t('shortlist.pick') }, ...choices.universities]}
			/>
			<Button type="submit" variant="line">
				<Plus className="icon" aria-hidden="true" />
				{t('shortlist.addButton')}
			</Button>
		</form>
	)
}
