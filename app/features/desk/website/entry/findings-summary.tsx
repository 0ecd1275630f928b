/** What is wrong, before the fields: each with the way to its field. */
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { isLanguage } from '#domain/language.ts'
import { changesOf } from '#domain/website/changes.ts'
import { type Finding, firstFindings, nameOfFinding } from '#domain/website/checks/finding.ts'
import type { Json } from '#domain/website/json.ts'
import { useEditing } from './edit-context.ts'
import { looks, useFindingWords } from './field-frame.tsx'
import { isUnfinished } from './use-going-out.ts'
import { usePathWords } from './value-words.ts'

const most = 6

const id = 'web-summary'

/** After publishing was refused: the page may be far down. */
export function focusSummary(): void {
	setTimeout(() => {
		const summary = document.getElementById(id)
		summary?.focus()
		summary?.scrollIntoView({ block: 'center' })
	}, 60)
}

interface SummaryProps {
	document: Json
	findings: readonly Finding[]
	onGo: (finding: Finding) => void
	onPublish: () => void
}

export function FindingsSummary({ document, findings, onGo, onPublish }: SummaryProps) {
	const t = useT('website')
	const { published } = useEditing()
	const words = useFindingWords()
	const pathWords = usePathWords()
	const errors = findings.filter(({ level }) => level === 'error')
	const missing = findings.filter(({ level }) => level === 'missing')
	const warnings = findings.filter(({ level }) => level === 'warning')
	if (findings.length === 0) return null
	const changes = changesOf(published ?? undefined, document)
	const isRest =
		published !== null &&
		errors.length > 0 &&
		changes.some((change) => !isUnfinished({ after: document, findings }, change))
	const told = [
		errors.length > 0 && t('summary.errors', { count: errors.length }),
		missing.length > 0 && t('summary.missing', { count: missing.length }),
		warnings.length > 0 && t('summary.warnings', { count: warnings.length }),
		errors.length + missing.length + warnings.length === 0 && t('summary.notes'),
	].filter(Boolean)
	const { first, more } = firstFindings(findings, most)
	return (
		<section
			id={id}
			tabIndex={-1}
			className={`web-summary ${errors.length > 0 ? 'is-invalid' : ''}`}
			aria-label={told.join(' · ')}
		>
			<p className="web-summary-head">{told.join(' · ')}</p>
			<ul>
				{first.map((finding) => {
					const { Icon } = looks[finding.level]
					const last = finding.path.at(-1)
					const places = [
						...pathWords(document, finding.path),
						// The same field in the other language is another one.
						...(isLanguage(last) ? [t(`field.${last}`)] : []),
					]
					return (
						<li key={nameOfFinding(finding)} className={`is-${finding.level}`}>
							<Icon className="icon" aria-hidden="true" />
							<span>
								{places.length > 0 && <b>{places.join(' · ')}: </b>}
								{words(finding)}
							</span>
							{/* What is said of the whole entry has no field. */}
							{finding.path.length > 0 && (
								<button
									type="button"
									className="text-link"
									aria-label={`${t('summary.go')}: ${places.join(' · ')}`}
									onClick={() => onGo(finding)}
								>
									{t('summary.go')}
								</button>
							)}
						</li>
					)
				})}
			</ul>
			{more > 0 && <p className="desk-muted">{t('summary.more', { count: more })}</p>}
			{isRest && (
				<Button variant="line" small onClick={onPublish}>
					{t('summary.publishRest')}
				</Button>
			)}
		</section>
	)
}
