import '#app/features/plan/plan.css'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { storedPlan } from '#app/device/stored-plan.ts'
import { Budget } from '#app/features/plan/budget.tsx'
import { Family } from '#app/features/plan/family.tsx'
import { PartialTotal } from '#app/features/plan/partial.tsx'
import { PlanAnnouncement } from '#app/features/plan/plan-announcement.tsx'
import { PlanDates } from '#app/features/plan/plan-dates.tsx'
import { PlanHero, Tickets } from '#app/features/plan/plan-hero.tsx'
import { ArrivedPlan, PlanNotes } from '#app/features/plan/plan-notes.tsx'
import { PlanQuestions } from '#app/features/plan/plan-questions.tsx'
import { AddUniversity, Shortlist } from '#app/features/plan/shortlist.tsx'
import { Total } from '#app/features/plan/total.tsx'
import { usePlan } from '#app/features/plan/use-plan.ts'
import { useShownPlan } from '#app/features/plan/use-shown-plan.ts'
import { Way } from '#app/features/plan/way.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { useSiteAddress } from '#app/page/site-url.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { planParams, tidyQuery } from '#domain/plan/plan-query.ts'
import type { Route } from './+types/plan'

async function load({ language, content, url }: PageRequest) {
	const [page, strings, view] = await Promise.all([
		pageOf(language, 'plan'),
		stringsOf(language, 'plan', 'forms.date'),
		// The rules come with the first move: until then the page shows what the server worked out by them.
		import('#app/features/plan/plan-view.ts').then((rules) =>
			rules.planViewAt(url.searchParams, content),
		),
	])
	return { page, strings, view }
}

export const loader = onServer(load)
/** An empty plan gives way to the one on this device. */
export const clientLoader = inBrowser((page) => {
	const isBare = tidyQuery(page.url.searchParams) === ''
	return load(isBare ? { ...page, url: new URL(paths.plan(storedPlan()), page.url) } : page)
})
export const handle = sharedPage(...planParams)
export const meta = (args: Route.MetaArgs) => withoutIndex(describePage(args), args.location.search)

export default function PlanPage({ loaderData: { view } }: Route.ComponentProps) {
	const t = useT('plan')
	const { query, result, plan, today } = view
	const actions = usePlan(query, paths.plan)
	const address = useSiteAddress(paths.plan(query))
	useShownPlan(query, paths.plan)
	return (
		<>
			<PlanHero result={result}>
				{!result && <AddUniversity view={view} actions={actions} />}
			</PlanHero>
			{result && <Tickets result={result} />}
			<div className="wrap plan-page">
				{actions.arrived && <ArrivedPlan onKeep={actions.adopt} />}
				<PlanNotes notes={view.notes} />
				{result ? (
					<>
						<PlanQuestions view={view} onChange={actions.change} />
						<Shortlist view={view} actions={actions} />
						<Total total={result.total} />
						{result.budget && (
							<Budget
								budget={result.budget}
								currency={plan.currency}
								query={query}
								actions={actions}
							/>
						)}
						<Way result={result} plan={plan} query={query} actions={actions} />
						<PlanDates result={result} plan={plan} query={query} today={today} actions={actions} />
						<Family result={result} query={query} address={address} />
					</>
				) : (
					<>
						{query !== '' && (
							<>
								<PlanQuestions view={view} onChange={actions.change} />
								<Shortlist view={view} actions={actions} />
							</>
						)}
						{view.partial && <PartialTotal partial={view.partial} />}
						<section className="plan-empty" aria-labelledby="empty-title">
							<InlineScene name="empty-dhow" className="plan-dhow pal-duha" />
							<h2 id="empty-title">{t('empty.title')}</h2>
							<p>{t('empty.text')}</p>
							<ButtonLink variant="brand" to={paths.universities()}>
								{t('empty.browse')}
							</ButtonLink>
						</section>
					</>
				)}
			</div>
			<PlanAnnouncement result={result} />
		</>
	)
}
