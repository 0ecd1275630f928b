import { useT } from '#app/language/strings.tsx'

interface ContentsProps {
	groups: readonly { id: string; title: string }[]
	/** The title of the last section. */
	recognition: string
}

/** The way down to what somebody came for: the page is long. */
export function Contents({ groups, recognition }: ContentsProps) {
	const t = useT('families')
	return (
		<nav aria-label={t('contents')} className="no-print mt-3">
			<ul className="family-contents">
				{[...groups, { id: 'recognition', title: recognition }].map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
