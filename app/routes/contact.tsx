import '#app/styles/contact.css'
import { Benefits } from '#app/features/contact/benefits.tsx'
import { Channels } from '#app/features/contact/channels.tsx'
import { Consultants } from '#app/features/contact/consultants.tsx'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { ContactHero } from '#app/features/contact/hero.tsx'
import { OfficeHours } from '#app/features/contact/office-hours.tsx'
import { QuickActions } from '#app/features/contact/quick-actions.tsx'
import { pageContentOf } from '#app/page/content.ts'
import { inBrowser, onServer, type PageRequest } from '#app/page/data.ts'
import { describePage, pageOf } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { stringsOf } from '#app/strings.tsx'
import type { Localized } from '#domain/language.ts'
import type { Route } from './+types/contact'

async function load({ language }: PageRequest) {
	const [page, strings, { contact }, { consultants }, { site }, { publicHolidays }] =
		await Promise.all([
			pageOf(language, 'contact'),
			stringsOf(language, 'pages.contact', 'contact', 'forms'),
			pageContentOf<Localized<typeof import('#content/contact.ts')>>(language, 'contact'),
			pageContentOf<Localized<typeof import('#content/consultants.ts')>>(language, 'consultants'),
			pageContentOf<Localized<typeof import('#content/site.ts')>>(language, 'site'),
			pageContentOf<Localized<typeof import('#content/public-holidays.ts')>>(
				language,
				'public-holidays',
			),
		])
	const { city, officeHours } = site
	return { page, strings, contact, consultants, office: { city, officeHours, publicHolidays } }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export const meta = describePage

export default function ContactPage({ loaderData }: Route.ComponentProps) {
	const { contact, consultants, office } = loaderData
	return (
		<>
			<ContactHero />
			<Benefits benefits={contact.benefits} />
			<div className="wrap grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-8">
				<ContactForm />
				<div className="grid gap-6">
					<OfficeHours
						words={contact.officeHours}
						hours={office.officeHours}
						holidays={office.publicHolidays}
					/>
					<Channels city={office.city} />
				</div>
			</div>
			<QuickActions actions={contact.quickActions} />
			<Consultants consultants={consultants} />
		</>
	)
}
