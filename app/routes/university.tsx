import type { StringKeys } from '#generated/string-keys.ts'
import '#app/features/universities/universities.css'
import { data } from 'react-router'
import { Accordion } from '#app/components/accordion.tsx'
import { ApplyBar } from '#app/components/apply-bar.tsx'
import { NotFoundEntry } from '#app/components/not-found-entry.tsx'
import { NumberedSteps } from '#app/components/numbered-steps.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { SectionNav } from '#app/components/section-nav.tsx'
import { WhyChoose } from '#app/components/why-choose.tsx'
import { UniversityAside } from '#app/features/universities/university/aside.tsx'
import {
	hasIntroduction,
	type UniversityDetail,
} from '#app/features/universities/university/detail.ts'
import { FirstYear } from '#app/features/universities/university/first-year.tsx'
import { UniversityHero } from '#app/features/universities/university/hero.tsx'
import { Introduction } from '#app/features/universities/university/introduction.tsx'
import { Programmes } from '#app/features/universities/university/programmes.tsx'
import {
	Accreditation,
	isRecognised,
	Scholarships,
} from '#app/features/universities/university/recognition.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { college } from '#app/page/structured-data.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { createTranslator } from '#domain/translate.ts'
import type { Route } from './+types/university'

async function load({ language, content, params }: PageRequest) {
	const name = `universities/${params.id}`
	const [strings, { universitySteps: steps }, university] = await Promise.all([
		stringsOf(language, 'parts', 'universities'),
		content.read<Localized<typeof import('#content/registration.ts')>>('registration'),
		content.find<UniversityDetail>(name),
	])
	const t = createTranslator<StringKeys['universities']>(strings.universities ?? {}, language)
	if (!university) {
		const page = {
			title: t('detail.title', { name: t('notFound.title') }),
			description: t('notFound.text'),
		}
		return data({ page, strings, steps, university }, { status: content.missing(name) })
	}
	const page = {
		title: t('detail.title', { name: university.name }),
		description: university.summary,
	}
	return data({ page, strings, steps, university })
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export function meta(args: Route.MetaArgs) {
	const university = args.loaderData?.university
	return describePage(
		args,
		import.meta.env.SSR &&
			university && {
				name: university.name,
				things: (url) => [college(url, university)],
				withoutCard: university.withoutCard,
			},
	)
}

export default function UniversityPage({
	loaderData: { university, steps },
}: Route.ComponentProps) {
	const t = useT('universities')
	if (!university) {
		return (
			<NotFoundEntry
				title={t('notFound.title')}
				text={t('notFound.text')}
				back={{ to: paths.universities(), label: t('notFound.back') }}
			/>
		)
	}
	const isWritten: Readonly<Record<string, boolean>> = {
		why: Object.values(university.advantages).some(Boolean),
		video: hasIntroduction(university),
		accreditation: isRecognised(university),
		scholarships: Boolean(university.scholarships ?? university.intakes),
		faq: university.faq.length > 0,
	}
	return (
		// Another university is another page: what was typed and chosen for this one does not follow.
		<article key={university.id}>
			<UniversityHero university={university} />
			<ApplyBar query={`?u=${university.code}`} />
			<SectionNav
				label={t('detail.sections')}
				sections={[
					{ id: 'why', label: t('why.short') },
					{ id: 'steps', label: t('steps.short') },
					{ id: 'video', label: t('video.short') },
					{ id: 'programs', label: t('programmes.short') },
					{ id: 'accreditation', label: t('accreditation.short') },
					{ id: 'scholarships', label: t('money.short') },
					{ id: 'faq', label: t('faq.short') },
				].filter(({ id }) => isWritten[id] ?? true)}
			/>
			<div className="wrap uni-columns">
				<div className="uni-sections">
					<WhyChoose
						title={t('why.title', { name: university.name })}
						advantages={university.advantages}
						categories={{
							academicExcellence: t('why.academicExcellence'),
							industryConnections: t('why.industryConnections'),
							researchOpportunities: t('why.researchOpportunities'),
							campusLife: t('why.campusLife'),
						}}
						box={{
							name: 'motivation',
							title: t('why.motivation.title'),
							hint: t('why.motivation.hint'),
							placeholder: t('why.motivation.placeholder'),
						}}
					/>
					<NumberedSteps steps={steps} />
					<Introduction university={university} />
					<Programmes {...university} />
					<FirstYear university={university} />
					<Accreditation university={university} />
					<Scholarships university={university} />
					{university.faq.length > 0 && (
						<section id="faq" aria-labelledby="faq-title">
							<SectionHead id="faq-title" title={t('faq.title')} />
							<Accordion name="faq" items={university.faq} />
						</section>
					)}
				</div>
				<UniversityAside university={university} />
			</div>
		</article>
	)
}
