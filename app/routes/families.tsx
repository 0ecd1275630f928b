import '#app/features/families/families.css'
import { PlanInvite } from '#app/components/plan-invite.tsx'
import { PageHero } from '#app/components/section.tsx'
import { useQuestionAddress } from '#app/components/use-question-address.ts'
import { AskUs } from '#app/features/families/ask-us.tsx'
import { Contents } from '#app/features/families/contents.tsx'
import { Groups } from '#app/features/families/groups.tsx'
import { Recognition } from '#app/features/families/recognition.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { questionPage } from '#app/page/structured-data.ts'
import type { Localized } from '#domain/language.ts'
import type { Route } from './+types/families'

async function load({ language, content }: PageRequest) {
	const [page, strings, { families }] = await Promise.all([
		pageOf(language, 'families'),
		stringsOf(language, 'pages.families', 'families'),
		content.read<Localized<typeof import('#content/families.ts')>>('families'),
	])
	return { page, strings, families }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export function meta(args: Route.MetaArgs) {
	const { groups, recognition } = args.loaderData.families
	const { lists, countries } = recognition
	const asked = [...groups, { questions: [lists, ...countries] }]
	return describePage(args, import.meta.env.SSR && { things: (url) => [questionPage(url, asked)] })
}

const nothingHidden = () => undefined

export default function FamiliesPage({ loaderData: { families } }: Route.ComponentProps) {
	const pages = useT('pages')
	const t = useT('families')
	useQuestionAddress(nothingHidden)
	return (
		<>
			<PageHero title={pages('families.heading')} lead={pages('families.lead')}>
				<Contents groups={families.groups} recognition={families.recognition.title} />
			</PageHero>
			<Groups groups={families.groups} />
			<Recognition recognition={families.recognition} />
			<PlanInvite title={t('plan.title')} text={t('plan.text')} action={t('plan.action')} />
			<AskUs />
		</>
	)
}
