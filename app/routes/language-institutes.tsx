import '#app/features/institutes/institutes.css'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { EntryRequirements } from '#app/features/institutes/entry-requirements.tsx'
import { InstitutesHero } from '#app/features/institutes/hero.tsx'
import { InstituteList } from '#app/features/institutes/institute-list.tsx'
import { WhyStudy } from '#app/features/institutes/why-study.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { InstituteCard } from '#content/cards.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import type { Route } from './+types/language-institutes'

async function load({ language, content }: PageRequest) {
	const [page, strings, institutes, { instituteBenefits, entryRequirements }] = await Promise.all([
		pageOf(language, 'institutes'),
		stringsOf(language, 'pages.institutes', 'parts', 'institutes'),
		content.read<Localized<InstituteCard>[]>('institutes'),
		content.read<Localized<typeof import('#content/institute-page.ts')>>('institute-page'),
	])
	return { page, strings, institutes, benefits: instituteBenefits, requirements: entryRequirements }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

export default function LanguageInstitutesPage({
	loaderData: { institutes, benefits, requirements },
}: Route.ComponentProps) {
	const t = useT('institutes')
	return (
		<>
			<InstitutesHero institutes={institutes} />
			<WhyStudy benefits={benefits} />
			<InstituteList institutes={institutes} />
			<EntryRequirements requirements={requirements} />
			<ClosingScene
				title={t('closing.title')}
				text={t('closing.text')}
				apply={t('closing.apply')}
				other={{ to: paths.contact(), label: t('closing.contact') }}
			/>
		</>
	)
}
