import '#app/features/about/about.css'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { AboutHero } from '#app/features/about/about-hero.tsx'
import { Awards } from '#app/features/about/awards.tsx'
import { Impact } from '#app/features/about/impact.tsx'
import { MissionAndVision } from '#app/features/about/mission-and-vision.tsx'
import { Process } from '#app/features/about/process.tsx'
import { Reasons } from '#app/features/about/reasons.tsx'
import { Story } from '#app/features/about/story.tsx'
import { Values } from '#app/features/about/values.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import type { Route } from './+types/about'

async function load({ language, content }: PageRequest) {
	const [page, strings, { about }] = await Promise.all([
		pageOf(language, 'about'),
		stringsOf(language, 'pages.about', 'about'),
		content.read<Localized<typeof import('#content/about.ts')>>('about'),
	])
	return { page, strings, about }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

export default function AboutPage({ loaderData: { about } }: Route.ComponentProps) {
	const t = useT('about')
	return (
		<>
			<AboutHero picture={about.heroPicture} />
			<MissionAndVision mission={about.mission} vision={about.vision} />
			<Story title={about.story.title} paragraphs={about.story.paragraphs} />
			<Impact numbers={about.impact} />
			<Reasons reasons={about.reasons} picture={about.reasonsPicture} />
			<Values values={about.values} />
			<Process steps={about.process} />
			<Awards awards={about.awards} />
			<ClosingScene
				title={t('closing.title')}
				text={t('closing.text')}
				apply={t('closing.apply')}
				other={{ to: paths.contact(), label: t('closing.contact') }}
			/>
		</>
	)
}
