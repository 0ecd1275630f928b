import '#app/features/plan/plan-print.css'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { PrintSheet } from '#app/features/plan/print-sheet.tsx'
import { stringsOf, useLanguage, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { useSiteAddress } from '#app/page/site-url.ts'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import type { Localized } from '#domain/language.ts'
import { paths, withLanguage } from '#domain/paths.ts'
import type { Route } from './+types/plan-print'

async function load({ language, content, url }: PageRequest) {
	const [page, strings, view, { consultants }] = await Promise.all([
		pageOf(language, 'planPrint'),
		stringsOf(language, 'plan', 'print'),
		import('#app/features/plan/plan-view.ts').then((rules) =>
			rules.planViewAt(url.searchParams, content),
		),
		content.read<Localized<typeof import('#content/consultants.ts')>>('consultants'),
	])
	return { page, strings, consultants, view }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = (args: Route.MetaArgs) => [
	...describePage(args),
	{ name: 'robots', content: 'noindex' },
]

export default function PlanPrintPage({ loaderData: { view, consultants } }: Route.ComponentProps) {
	const t = useT('print')
	const plan = useT('plan')
	const language = useLanguage()
	const address = useSiteAddress(paths.plan(view.query))
	return (
		<div className="wrap section-tight sheet-page">
			<div className="actions no-print">
				<Button variant="brand" className="needs-scripts" onClick={() => print()}>
					<Printer className="icon" aria-hidden="true" />
					{t('print')}
				</Button>
				{view.result && (
					<ButtonAnchor variant="line" href={withLanguage(paths.planPdf(view.query), language)}>
						<Download className="icon" aria-hidden="true" />
						{plan('family.pdf')}
					</ButtonAnchor>
				)}
				<ButtonLink variant="line" to={paths.plan(view.query)}>
					{t('back')}
				</ButtonLink>
			</div>
			{view.result ? (
				<PrintSheet view={view} result={view.result} consultants={consultants} address={address} />
			) : (
				<h1 className="h2">{t('empty')}</h1>
			)}
		</div>
	)
}
