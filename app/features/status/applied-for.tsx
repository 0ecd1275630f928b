/** What was applied for, and with the own link every answer as it was given. */
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { GivenAnswer, AppliedFor as Wishes } from '#domain/cases/status.ts'
import { formatMonth } from '#domain/format.ts'

interface AppliedForProps {
	applied: Wishes
	/** Empty for those who may not see them. */
	answers: readonly GivenAnswer[]
}

/** Answers that are codes of the form. */
const isCode = new Set(['english_proficiency', 'english_test', 'accommodation_type'])

export function AppliedFor({ applied, answers }: AppliedForProps) {
	const t = useT('apply')
	const own = useT('status')
	const language = useLanguage()
	const { type, choices, intake } = applied
	return (
		<section className="panel status-card status-applied" aria-labelledby="applied-title">
			<h2 id="applied-title">
				<GraduationCap className="icon" aria-hidden="true" />
				{own('applied.title')}
			</h2>
			<p className="text-muted">
				{t(`options.application_type.${type}`)}
				{intake && <> · {own('applied.intake', { month: formatMonth(language, intake) })}</>}
			</p>
			{choices.length > 0 && (
				<ol className="status-choices">
					{choices.map(({ university, program }) => (
						<li key={`${university} ${program}`}>
							{university && t(`options.preferred_university.${university}`)}
							{university && program && ' · '}
							{program && <bdi>{program}</bdi>}
						</li>
					))}
				</ol>
			)}
			{answers.length > 0 && (
				<details className="status-more">
					<summary>{own('applied.answers')}</summary>
					<dl className="status-answers">
						{answers.map(({ name, value }) => (
							<div key={name}>
								<dt>{t(`fields.${name}`)}</dt>
								<dd dir="auto">
									{isCode.has(name)
										? t(`options.${name}.${value}`)
										: value === 'yes'
											? t('review.wanted')
											: value}
								</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</section>
	)
}
