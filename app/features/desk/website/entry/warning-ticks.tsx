/** Each warning with its box: who publishes has read it. From there the way leads to the text that it is about. */
import { sayInvalid } from '#app/form/invalid-words.ts'
import { useT } from '#app/language/strings.tsx'
import { type Finding, nameOfFinding } from '#domain/website/checks/finding.ts'
import { useFindingWords } from './field-frame.tsx'
import type { ToPublish } from './ready-to-publish.ts'
import { usePathWords } from './value-words.ts'

interface TicksProps {
	warnings: readonly { entry: ToPublish; finding: Finding }[]
	onGo: ((finding: Finding) => void) | undefined
}

export function WarningTicks({ warnings, onGo }: TicksProps) {
	const t = useT('website')
	const findingWords = useFindingWords()
	const pathWords = usePathWords()
	return warnings.map(({ entry, finding }) => {
		const name = nameOfFinding(finding)
		const place = pathWords(entry.after, finding.path).join(' · ')
		return (
			<div key={`${entry.kind}/${entry.id} ${name}`} className="web-accept">
				<label>
					<input
						type="checkbox"
						name="accepted"
						value={name}
						required
						onInvalid={({ currentTarget }) => sayInvalid(currentTarget, () => t('publish.tick'))}
					/>
					<span>
						<b>{t('publish.accept', { what: findingWords(finding) })}</b>
						<small>{place}</small>
					</span>
				</label>
				{onGo && finding.path.length > 0 && (
					<button
						type="button"
						className="text-link"
						aria-label={`${t('summary.go')}: ${place}`}
						onClick={() => onGo(finding)}
					>
						{t('summary.go')}
					</button>
				)}
			</div>
		)
	})
}
