import Check from 'lucide-react/icons/check'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { PlanChoices } from './plan-choices.ts'

/** Says before the first question what was chosen on another page: the fields that it fills stand on later steps. */
export function ChosenNote({ choices }: { choices: PlanChoices }) {
	const t = useT('plan')
	if (choices.names.length === 0) return null
	return (
		<section className="panel chosen-note" aria-labelledby="chosen-title">
			<Check className="icon" aria-hidden="true" />
			<div>
				<h2 id="chosen-title">{t('chosen.title')}</h2>
				<p>
					<Bidi>{choices.names.join(' · ')}</Bidi>
				</p>
				{choices.way && <p>{t('chosen.way', { way: t(`ways.name.${choices.way}`) })}</p>}
				<p>{t('chosen.text')}</p>
			</div>
		</section>
	)
}
