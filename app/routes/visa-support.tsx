import { ClosingScene } from '#app/components/closing-scene.tsx'
import { PlanInvite } from '#app/components/plan-invite.tsx'
import { Thanks } from '#app/components/thanks.tsx'
import { VisaChallenges } from '#app/features/visa/challenges.tsx'
import { Consultation } from '#app/features/visa/consultation.tsx'
import { visaNotices } from '#app/features/visa/consultation-form.tsx'
import { VisaDocuments } from '#app/features/visa/documents.tsx'
import { VisaFees } from '#app/features/visa/fees.tsx'
import { VisaHero } from '#app/features/visa/hero.tsx'
import { VisaProcess } from '#app/features/visa/process.tsx'
import { VisaServices } from '#app/features/visa/services.tsx'
import { Statistics } from '#app/features/visa/statistics.tsx'
import { VisaTerms } from '#app/features/visa/terms.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { answerPost } from '#app/page/post-form.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { Consultant, VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { postingContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/visa-support'

async function load({ language, content }: PageRequest) {
	const [page, strings, { visa }, { consultants }] = await Promise.all([
		pageOf(language, 'visa'),
		stringsOf(language, 'pages.visa', 'visa', 'forms'),
		content.read<{ visa: Localized<VisaPage> }>('visa'),
		content.read<{ consultants: Localized<Consultant>[] }>('consultants'),
	])
	const specialist = consultants.find(({ id }) => id === 'visa-specialist')
	return { page, strings, visa, specialist }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export async function action({ request, context }: Route.ActionArgs) {
	const { forms, language } = postingContext(context)
	return answerPost(await forms.post('visa_consultations', request), language, 'notices.visa')
}
export const handle = sharedPage()
export const meta = describePage

export default function VisaSupportPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useT('visa')
	const { visa, specialist } = loaderData
	if (actionData?.posted.sent) return <Thanks page={actionData} notice={visaNotices.sent} />
	return (
		<>
			<VisaHero />
			<Statistics statistics={visa.statistics} />
			<VisaProcess steps={visa.steps} />
			<VisaDocuments documents={visa.documents} />
			<VisaChallenges challenges={visa.challenges} />
			<VisaServices services={visa.services} />
			<div className="wrap section grid items-start gap-14 lg:grid-cols-2 lg:gap-12">
				<VisaFees fees={visa.fees} />
				<VisaTerms terms={visa.terms} />
			</div>
			<PlanInvite title={t('plan.title')} text={t('plan.text')} action={t('plan.action')} />
			<Consultation
				note={visa.nationalityNote.text}
				disclaimer={visa.disclaimer}
				specialist={specialist}
				posted={actionData?.posted}
			/>
			<ClosingScene
				title={t('closing.title')}
				text={t('closing.text')}
				apply={t('closing.apply')}
				other={{ to: paths.contact(), label: t('closing.experts') }}
			/>
		</>
	)
}
