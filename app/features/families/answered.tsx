import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router'
import { Bidi } from '#app/components/bidi.tsx'
import { closeOthers } from '#app/components/close-others.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { FamiliesPage } from '#content/page-schema.ts'
import { formatDate } from '#domain/format.ts'
import type { Localized } from '#domain/language.ts'

type Sourced = Localized<FamiliesPage>['recognition']['lists']

interface AnsweredProps {
	/** Answers of one group close each other. */
	group: string
	title: string
	answered: Sourced
	level?: 3 | 4
}

/** An answer with what stands behind it. */
export function Answered({ group, title, answered, level = 3 }: AnsweredProps) {
	const t = useT('families')
	const language = useLanguage()
	const Heading = level === 3 ? 'h3' : 'h4'
	const { id, answer, confidence, checked, sources } = answered
	return (
		<details name={`families-${group}`} onToggle={closeOthers}>
			<summary>
				<Heading className="text-base">
					<Bidi>{title}</Bidi>
				</Heading>
				<ChevronDown className="icon" aria-hidden="true" />
			</summary>
			{/* The address of a question is that of its answer: browsers open what holds the place they are sent to. */}
			<div id={id} className="answer">
				<p>
					<Bidi>{answer}</Bidi>
				</p>
				<p className="family-checked">
					<b className={`family-confidence family-${confidence}`}>
						{t(`confidence.${confidence}`)}
					</b>
					<span>{t('checked', { date: formatDate(language, checked) })}</span>
				</p>
				{sources.length > 0 && <Sources sources={sources} />}
			</div>
		</details>
	)
}

function Sources({ sources }: Pick<Sourced, 'sources'>) {
	const t = useT('families')
	return (
		<div className="family-sources">
			<p>{t('sources')}</p>
			<ul>
				{sources.map(({ title, url }) => (
					<li key={title}>
						<Source title={title} url={url} />
					</li>
				))}
			</ul>
		</div>
	)
}

function Source({ title, url }: Sourced['sources'][number]) {
	const t = useT('families')
	const name = <Bidi>{title}</Bidi>
	if (url === undefined) return name
	if (url.startsWith('/'))
		return (
			<Link to={url} className="text-link">
				{name}
			</Link>
		)
	return (
		<a
			href={url}
			className="text-link"
			target="_blank"
			rel="noopener noreferrer"
			aria-label={t('newTab', { name: title })}
		>
			{name}
		</a>
	)
}
