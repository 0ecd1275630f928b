import '#app/features/plan/compare.css'
import Download from 'lucide-react/icons/download'
import MessageCircle from 'lucide-react/icons/message-circle'
import { PageHero, SectionHead } from '#app/components/section.tsx'
import { storedPlan } from '#app/device/stored-plan.ts'
import { AddToCompare, CompareBy } from '#app/features/plan/compare-controls.tsx'
import { CompareHomes, CompareInstitutes } from '#app/features/plan/compare-others.tsx'
import { CompareUniversities } from '#app/features/plan/compare-universities.tsx'
import { CopyLink } from '#app/features/plan/copy-link.tsx'
import { ArrivedPlan, PlanNotes } from '#app/features/plan/plan-notes.tsx'
import { usePlan } from '#app/features/plan/use-plan.ts'
import { useShownPlan } from '#app/features/plan/use-shown-plan.ts'
import { stringsOf, useLanguage, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { useSiteAddress } from '#app/page/site-url.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import type { Localized } from '#domain/language.ts'
import { paths, shareOnWhatsApp, withLanguage } from '#domain/paths.ts'
import { planParams, tidyQuery } from '#domain/plan/plan-query.ts'
import type { Route } from './+types/compare'

async function load({ language, content, url }: PageRequest) {
	const [page, strings, view, { fields }] = await Promise.all([
		pageOf(language, 'compare'),
		stringsOf(language, 'plan', 'compare'),
		// The rules come with the first move: until then the page shows what the server worked out by them.
		import('#app/features/plan/compare-view.ts').then((rules) =>
			rules.compareViewAt(url.searchParams, content),
		),
		content.read<Localized<typeof import('#content/places.ts')>>('places'),
	])
	return { page, strings, fields, view }
}

export const loader = onServer(load)
export const clientLoader = inBrowser((page) => {
	const isBare = tidyQuery(page.url.searchParams) === ''
	return load(isBare ? { ...page, url: new URL(paths.compare(storedPlan()), page.url) } : page)
})
export const handle = sharedPage(...planParams)
export const meta = (args: Route.MetaArgs) => withoutIndex(describePage(args), args.location.search)

export default function ComparePage({ loaderData: { view, fields } }: Route.ComponentProps) {
	const t = useT('compare')
	const plan = useT('plan')
	const language = useLanguage()
	const { query, universities, institutes, homes } = view
	const actions = usePlan(query, paths.compare)
	const address = useSiteAddress(paths.compare(query))
	useShownPlan(query, paths.compare)
	return (
		<>
			<PageHero
				eyebrow={plan('hero.title')}
				title={t('title')}
				lead={t('lead', { count: universities.length })}
			>
				<CompareBy view={view} actions={actions} fieldNames={fields} />
			</PageHero>
			<div className="wrap plan-page">
				{actions.arrived && <ArrivedPlan onKeep={actions.adopt} />}
				<PlanNotes notes={view.notes} />
				{universities.length > 0 && <CompareUniversities view={view} actions={actions} />}
				{universities.length === 1 && <p>{t('second')}</p>}
				<AddToCompare kind="u" view={view} actions={actions} />
				<p className="plan-small">{t('note')}</p>
				{universities.length > 1 && (
					<div className="actions no-print">
						<ButtonAnchor
							variant="brand"
							href={shareOnWhatsApp(`${t('title')}\n${address}`)}
							target="_blank"
							rel="noreferrer"
						>
							<MessageCircle className="icon" aria-hidden="true" />
							{plan('family.whatsapp')}
						</ButtonAnchor>
						<ButtonAnchor variant="line" href={withLanguage(paths.comparePdf(query), language)}>
							<Download className="icon" aria-hidden="true" />
							{plan('family.pdf')}
						</ButtonAnchor>
						<CopyLink address={address} />
						<ButtonLink variant="line" to={paths.plan(query)}>
							{plan('hero.title')}
						</ButtonLink>
					</div>
				)}
				{institutes.length > 0 && (
					<section className="plan-block" aria-labelledby="institutes">
						<SectionHead id="institutes" title={t('institutes')} />
						<CompareInstitutes view={view} actions={actions} />
						<AddToCompare kind="i" view={view} actions={actions} />
					</section>
				)}
				{homes.length > 0 && (
					<section className="plan-block" aria-labelledby="homes">
						<SectionHead id="homes" title={t('homes')} />
						<CompareHomes view={view} actions={actions} />
						<AddToCompare kind="h" view={view} actions={actions} />
					</section>
				)}
			</div>
		</>
	)
}
