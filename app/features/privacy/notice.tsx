import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { PrivacyPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

type Section = Localized<PrivacyPage>['sections'][number]

/** The notice as an article, with its contents beside it where there is room and above it where there is not. */
export function Notice({ summary, sections }: { summary: string; sections: Section[] }) {
	const t = useT('privacy')
	return (
		<div className="section-tight">
			<div className="wrap privacy-notice">
				<nav aria-labelledby="contents">
					<p id="contents" className="font-semibold">
						{t('contents')}
					</p>
					<ol>
						{sections.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`}>{title}</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="privacy-notice-text">
					<p className="privacy-notice-summary">{summary}</p>
					{sections.map(({ id, title, paragraphs }) => (
						<section key={id} aria-labelledby={id}>
							<h2 id={id}>{title}</h2>
							{paragraphs.map((paragraph, position) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the section, in either language.
								<p key={position}>
									<Bidi>{paragraph}</Bidi>
								</p>
							))}
						</section>
					))}
					<ButtonLink to={paths.contact()} variant="brand" className="justify-self-start">
						{t('contact')}
					</ButtonLink>
				</div>
			</div>
		</div>
	)
}
