import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { FamiliesPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { Answered } from './answered.tsx'

type Props = { recognition: Localized<FamiliesPage>['recognition'] }

/** What holds everywhere first, for a country that is not on the list; then the countries by name. */
export function Recognition({ recognition: { title, lead, steps, lists, countries } }: Props) {
	const t = useT('families')
	return (
		<section className="section bg-surface-2" aria-labelledby="recognition">
			<div className="wrap">
				<SectionHead id="recognition" title={title} lead={lead} />
				<ol className="family-steps" aria-label={t('steps')}>
					{steps.map((step, at) => (
						<li key={step}>
							<span className="star-number" aria-hidden="true">
								{at + 1}
							</span>
							<p>
								<Bidi>{step}</Bidi>
							</p>
						</li>
					))}
				</ol>
				<div className="family-group">
					<h3>{t('lists')}</h3>
					<div className="accordion panel">
						<Answered group="recognition" title={lists.question} answered={lists} level={4} />
					</div>
				</div>
				<div className="family-group">
					<h3>{t('countries')}</h3>
					<div className="accordion panel">
						{countries.map((one) => (
							<Answered
								key={one.id}
								group="recognition"
								title={one.country}
								answered={one}
								level={4}
							/>
						))}
					</div>
				</div>
			</div>
		</section>
	)
}
