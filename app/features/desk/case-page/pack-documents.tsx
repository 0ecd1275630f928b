import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { inPackOrder, leftOutOf } from '#domain/cases/pack.ts'
import type { CaseDocument } from '#domain/desk/desk-api.ts'
import { formatDate, formatFileSize } from '#domain/format.ts'
import { usePackNames } from './use-pack-names.ts'

/** As far as it is known before they are opened: those that go in come first, counted. */
export function PackDocuments({ documents }: { documents: readonly CaseDocument[] }) {
	const t = useT('desk-pack')
	const language = useLanguage()
	const nameOf = usePackNames(documents)
	const ordered = inPackOrder(documents)
	const inside = ordered.filter((document) => leftOutOf(document) === null)
	return (
		<ol className="pack-documents" aria-label={t('documents')}>
			{[...inside, ...ordered.filter((document) => !inside.includes(document))].map((document) => {
				const why = leftOutOf(document)
				const Mark = why ? CircleDashed : CircleCheck
				const { name, size, created_at } = document
				const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
				return (
					<li key={name} className={why ? 'is-out' : ''}>
						<span aria-hidden="true">{why ? '–' : inside.indexOf(document) + 1}</span>
						<div>
							<b>{nameOf(name)}</b>
							<small>
								{why ? (
									t(`why.${why}`)
								) : (
									<>
										<bdi dir="ltr">{ending}</bdi> · {formatFileSize(language, size)} ·{' '}
										{formatDate(language, created_at)}
									</>
								)}
							</small>
						</div>
						<span className={`tag tag-${why ? 'info' : 'ok'}`}>
							<Mark className="icon" aria-hidden="true" />
							{t(why ? 'out' : 'in')}
						</span>
					</li>
				)
			})}
		</ol>
	)
}
