import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteEntry } from './entry.ts'

type Code = InstituteEntry['levels'][number]

interface Props {
	levels: Code[]
	labels: Record<Code, string>
}

/** The levels as a stair: it rises along the line on wide screens, and grows row by row on a phone. */
export function InstituteLevels({ levels, labels }: Props) {
	const t = useT('institute')
	return (
		<section id="levels" className="wrap section-tight" aria-labelledby="levels-title">
			<SectionHead id="levels-title" title={t('levels.title')} lead={t('levels.lead')} />
			<ol className="level-stair">
				{levels.map((code) => (
					<li key={code}>
						<bdi dir="ltr" className="level-code">
							{code}
						</bdi>
						<span>{labels[code]}</span>
					</li>
				))}
			</ol>
		</section>
	)
}
