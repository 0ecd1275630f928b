/** How an intake can be reached: a circle, a diamond or a square, the word, and always the days to spare or behind. */
import type { TranslateIn } from '#app/language/strings.tsx'
import { useT } from '#app/language/strings.tsx'
import type { Timing as Timed } from '#domain/plan/dates.ts'

export function slackText(t: TranslateIn<'plan'>, slack: number): string {
	return slack < 0 ? t('days.behind', { count: -slack }) : t('days.spare', { count: slack })
}

export function Timing({ colour, slack, short = false }: Timed & { short?: boolean }) {
	const t = useT('plan')
	return (
		<span className={`timing timing-${colour}`}>
			{t(`colour.${colour}`)}
			<span className={short ? 'timing-below' : 'timing-days'}>
				<span className={short ? 'sr-only' : undefined}> · </span>
				{slackText(t, slack)}
			</span>
		</span>
	)
}
