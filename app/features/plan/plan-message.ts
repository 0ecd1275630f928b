/** Five lines that say the plan without opening it: for WhatsApp, and for a consultant. */

import type { TranslateIn } from '#app/language/strings.tsx'
import { formatDate, formatMonth } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import type { PlanResult } from './plan-view.ts'
import { slackText } from './timing.tsx'

export function planMessage(
	result: PlanResult,
	t: TranslateIn<'plan'>,
	language: Language,
): string {
	const { programme, university, intake, total, way, dates } = result
	return [
		t('message.title'),
		[programme, university.name, formatMonth(language, intake)].filter(Boolean).join(' · '),
		total.known
			? t('message.total', {
					currency: t(`inCurrency.${total.currency}`),
					low: total.amount.low,
					high: total.amount.high,
				})
			: t('ways.noTotal'),
		t('message.way', {
			way: way.chosen ? t(`ways.name.${way.chosen}`) : t(`verdict.${way.verdict}`),
		}),
		t(dates.slack < 0 ? 'message.latest' : 'message.dates', {
			date: formatDate(language, dates.nextDate),
			colour: t(`colour.${dates.colour}`),
			slack: slackText(t, dates.slack),
		}),
	].join('\n')
}
