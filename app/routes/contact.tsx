import '#app/features/contact/contact.css'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { askedQuestion } from '#app/components/asked-question.ts'
import { Thanks } from '#app/components/thanks.tsx'
import { Benefits } from '#app/features/contact/benefits.tsx'
import { Channels } from '#app/features/contact/channels.tsx'
import { Consultants } from '#app/features/contact/consultants.tsx'
import { ContactForm, contactBody, contactNotices } from '#app/features/contact/contact-form.tsx'
import { ContactHero } from '#app/features/contact/hero.tsx'
import { OfficeHours } from '#app/features/contact/office-hours.tsx'
import { QuickActions } from '#app/features/contact/quick-actions.tsx'
import { stringsOf } from '#app/language/strings.tsx'
import type { Content } from '#app/page/content.ts'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf, withoutIndex } from '#app/page/meta.ts'
import { answerPost } from '#app/page/post-form.ts'
import { sharedPage } from '#app/page/shared.ts'
import { useSiteAddress } from '#app/page/site-url.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { planParams, tidyQuery } from '#domain/plan/plan-query.ts'
import { createTranslator } from '#domain/translate.ts'
import { postingContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/contact'

/** Who comes from a plan finds it in the message, in their own words to change. */
async function messageFrom(params: URLSearchParams, content: Content) {
	if (tidyQuery(params) === '') return undefined
	const { language } = content
	// The rules of a plan come with one: a message without it needs none of them.
	const [{ planMessage }, { planViewAt }] = await Promise.all([
		import('#app/features/plan/plan-message.ts'),
		import('#app/features/plan/plan-view.ts'),
	])
	const [{ result, query }, { plan = {} }] = await Promise.all([
		planViewAt(params, content),
		stringsOf(language, 'plan'),
	])
	const t = createTranslator(plan, language)
	return (
		result && {
			query,
			fields: {
				inquiryType: 'university',
				subject: t('message.title'),
				message: planMessage(result, t, language),
			},
		}
	)
}

async function load({ language, content, url }: PageRequest) {
	const [page, strings, { contact }, { consultants }, { site }, { publicHolidays }, asked] =
		await Promise.all([
			pageOf(language, 'contact'),
			stringsOf(language, 'pages.contact', 'contact', 'forms'),
			content.read<Localized<typeof import('#content/contact.ts')>>('contact'),
			content.read<Localized<typeof import('#content/consultants.ts')>>('consultants'),
			content.read<Localized<typeof import('#content/site.ts')>>('site'),
			content.read<Localized<typeof import('#content/public-holidays.ts')>>('public-holidays'),
			messageFrom(url.searchParams, content),
		])
	const { city, officeHours } = site
	const office = { city, officeHours, publicHolidays }
	return { page, strings, contact, consultants, office, asked }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export async function action({ request, context }: Route.ActionArgs) {
	const { forms, language } = postingContext(context)
	const posted = await forms.post('contact_submissions', request, contactBody)
	return answerPost(posted, language, 'notices.contact')
}
export const handle = sharedPage(...planParams)
export const meta = (args: Route.MetaArgs) => withoutIndex(describePage(args), args.location.search)

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { contact, consultants, office, asked } = loaderData
	const address = useSiteAddress(paths.plan(asked?.query))
	const question = askedQuestion(useLocation().state)
	const prefill = useMemo(() => {
		if (asked) return { ...asked.fields, message: `${asked.fields.message}\n${address}` }
		return question === undefined ? undefined : { message: question }
	}, [asked, address, question])
	if (actionData?.posted.sent) return <Thanks page={actionData} notice={contactNotices.sent} />
	return (
		<>
			<ContactHero />
			<Benefits benefits={contact.benefits} />
			<div className="wrap grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-8">
				<ContactForm prefill={prefill} posted={actionData?.posted} />
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
