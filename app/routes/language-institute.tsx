import type { StringKeys } from '#generated/string-keys.ts'
import '#app/features/institutes/institutes.css'
import { data } from 'react-router'
import { ApplyBar } from '#app/components/apply-bar.tsx'
import { ClosingScene } from '#app/components/closing-scene.tsx'
import { InstituteClassroom } from '#app/features/institutes/institute/classroom.tsx'
import type { InstituteEntry } from '#app/features/institutes/institute/entry.ts'
import { InstituteFees } from '#app/features/institutes/institute/fees.tsx'
import { InstituteHero } from '#app/features/institutes/institute/hero.tsx'
import { InstituteLevels } from '#app/features/institutes/institute/levels.tsx'
import { InstituteNav } from '#app/features/institutes/institute/nav.tsx'
import { InstituteNotFound } from '#app/features/institutes/institute/not-found.tsx'
import { InstituteQuestions } from '#app/features/institutes/institute/questions.tsx'
import { InstituteReasons } from '#app/features/institutes/institute/reasons.tsx'
import { InstituteStart } from '#app/features/institutes/institute/start.tsx'
import { stringsOf, useT } from '#app/language/strings.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage } from '#app/page/meta.ts'
import { sharedPage } from '#app/page/shared.ts'
import { languageSchool } from '#app/page/structured-data.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { createTranslator } from '#domain/translate.ts'
import type { Route } from './+types/language-institute'

async function load({ language, content, params }: PageRequest) {
	const id = `institutes/${params.id}`
	const [strings, institute] = await Promise.all([
		stringsOf(language, 'institute', 'parts'),
		content.find<InstituteEntry>(id),
	])
	const t = createTranslator<StringKeys['institute']>(strings.institute ?? {}, language)
	if (!institute) {
		const page = { title: t('notFound.page'), description: t('notFound.text') }
		return data({ page, strings, entry: undefined }, { status: content.missing(id) })
	}
	const [{ instituteSteps }, { cefrLabels }] = await Promise.all([
		content.read<Localized<typeof import('#content/registration.ts')>>('registration'),
		content.read<Localized<typeof import('#content/institute-page.ts')>>('institute-page'),
	])
	const { name, city, summary } = institute
	return data({
		page: { title: t('page.title', { name, city }), description: summary },
		strings,
		entry: { institute, steps: instituteSteps, levelLabels: cefrLabels },
	})
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const handle = sharedPage()
export function meta(args: Route.MetaArgs) {
	const institute = args.loaderData?.entry?.institute
	return describePage(
		args,
		import.meta.env.SSR &&
			institute && {
				name: institute.name,
				things: (url) => languageSchool(url, institute),
				withoutCard: institute.withoutCard,
			},
	)
}

export default function LanguageInstitutePage({ loaderData: { entry } }: Route.ComponentProps) {
	const t = useT('institute')
	if (!entry) return <InstituteNotFound />
	const { institute, steps, levelLabels } = entry
	return (
		// Moving to a related institute starts its page afresh: closed tables, an empty box.
		<div key={institute.id}>
			<InstituteHero institute={institute} />
			<ApplyBar query={`?i=${institute.code}`} />
			<InstituteNav />
			<InstituteReasons institute={institute} />
			<InstituteStart institute={institute} steps={steps} />
			<InstituteLevels levels={institute.levels} labels={levelLabels} />
			<InstituteFees {...institute} />
			<InstituteClassroom institute={institute} />
			<InstituteQuestions institute={institute} />
			<ClosingScene
				title={t('closing.title')}
				text={t('closing.text')}
				apply={t('closing.apply')}
				other={{ to: paths.contact(), label: t('closing.contact') }}
			/>
		</div>
	)
}
