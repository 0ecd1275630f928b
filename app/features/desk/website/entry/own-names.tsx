/** Under its name: the address of an entry's page and its code, and the way to others while nobody keeps them. */
import Link from 'lucide-react/icons/link'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { EntryAnswer } from '#domain/desk/website-api.ts'

interface NamesProps {
	entry: Pick<EntryAnswer, 'path' | 'may_rename'>
	code: string
	onChange: () => void
}

export function OwnNames({ entry, code, onChange }: NamesProps) {
	const t = useT('website')
	return (
		<div className="web-field web-names">
			<p className="web-label">{t('names.label')}</p>
			<dl>
				<div>
					<dt>{t('names.address')}</dt>
					<dd>
						<bdi dir="ltr">{entry.path}</bdi>
					</dd>
				</div>
				<div>
					<dt>{t('names.short')}</dt>
					<dd>
						<bdi dir="ltr">{code}</bdi>
					</dd>
				</div>
			</dl>
			<p className="field-hint">{t(entry.may_rename ? 'names.mayChange' : 'names.fixed')}</p>
			{entry.may_rename && (
				<Button variant="line" small onClick={onChange}>
					<Link className="icon" aria-hidden="true" />
					{t('names.change')}
				</Button>
			)}
		</div>
	)
}
