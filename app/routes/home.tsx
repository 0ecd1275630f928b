import '#app/features/home/home.css'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { PlanInvite } from '#app/components/plan-invite.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { Services } from '#app/features/home/services.tsx'
import { Statistics } from '#app/features/home/statistics.tsx'
import { Testimonials } from '#app/features/home/testimonials.tsx'
import { WhyMalaysia } from '#app/features/home/why-malaysia.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import type { Route } from './+types/home'

async function load({ language, content }: PageRequest) {
	const [page, strings, { home }, { testimonials }] = await Promise.all([
		pageOf(language, 'home'),
		stringsOf(language, 'home'),
		content.read<Localized<typeof import('#content/home.ts')>>('home'),
		content.read<Localized<typeof import('#content/testimonials.ts')>>('testimonials'),
	])
	return { page, strings, home, testimonials }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

export default function HomePage({ loaderData: { home, testimonials } }: Route.ComponentProps) {
	const t = useT('home')
	return (
		<>
			<Hero />
			<Statistics statistics={home.statistics} />
			<Services services={home.services} />
			<PlanInvite title={t('plan.title')} text={t('plan.text')} action={t('plan.action')} />
			<WhyMalaysia reasons={home.reasons} picture={home.reasonsPicture} />
			<Testimonials testimonials={testimonials} />
			<ClosingScene
				title={t('closing.title')}
				text={t('closing.text')}
				apply={t('closing.apply')}
				other={{ to: paths.contact(), label: t('closing.experts') }}
			/>
		</>
	)
}
