/** What came from the page before: what it filled in, and what a draft holds instead, with the offer to replace it. */
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

interface ChosenNoteProps {
	prefilled: readonly string[]
	differing: readonly string[]
	disabled: boolean
	onReplace: (fields: readonly string[]) => void
}

/** A choice can be replaced by another one; nobody's own words are. */
const isChoice = (field: string) => field !== 'additional_info'

export function ChosenNote({ prefilled, differing, disabled, onReplace }: ChosenNoteProps) {
	const t = useT('apply')
	const named = (fields: readonly string[]) => fields.map((name) => t(`fields.${name}`)).join(' · ')
	const others = differing.filter(isChoice)
	return (
		<div role="status" className="grid gap-3 not-empty:mb-4">
			{prefilled.length > 0 && (
				<p className="form-note">{t('prefilled', { fields: named(prefilled) })}</p>
			)}
			{others.length > 0 && (
				<div className="form-note flex-wrap items-center justify-between">
					<p>{t('differing', { fields: named(others) })}</p>
					<Button variant="line" small disabled={disabled} onClick={() => onReplace(others)}>
						{t('replace')}
					</Button>
				</div>
			)}
		</div>
	)
}
