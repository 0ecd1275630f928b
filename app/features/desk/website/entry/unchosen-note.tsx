import { useT } from '#app/language/strings.tsx'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { fieldAt } from '#domain/website/sections.ts'
import { useFieldLabel } from './field-view.tsx'

/** A page can't be drawn without a city or a kind: which of them nobody has chosen is said beside it. */
export function UnchosenNote({
	entry,
	findings,
}: {
	entry: Pick<EntryAnswer, 'form'>
	findings: readonly Finding[]
}) {
	const t = useT('website')
	const labelOf = useFieldLabel()
	const names = findings
		.filter(({ path }) => fieldAt(entry.form, path)?.kind === 'choice')
		.map(({ path }) => labelOf(path))
	if (names.length === 0) return null
	return (
		<p className="web-warning">
			{t('preview.unchosen', { names: names.join(t('publish.comma')) })}
		</p>
	)
}
