/** The dates of a plan as a calendar file: one day for each step, a reminder a week before, the title in the language asked for. */

import type { Context } from 'hono'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { planData } from '#app/features/plan/plan-data.ts'
import { type Language, languages } from '#domain/language.ts'
import { paths, withLanguage } from '#domain/paths.ts'
import { readPlan } from '#domain/plan/address.ts'
import type { PlanCatalogue } from '#domain/plan/catalogue.ts'
import { type StepId, stepName, steps } from '#domain/plan/dates.ts'
import { addDays, todayIn } from '#domain/plan/days.ts'
import type { PlanFacts } from '#domain/plan/facts.ts'
import { workOut } from '#domain/plan/outcome.ts'
import { queryOf } from '#domain/plan/plan-query.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/plan.json' with { type: 'json' }
import en from '#locales/en/plan.json' with { type: 'json' }
import type { SiteContent } from '../content/site-content.ts'
import { requestLanguage } from './language.ts'
import { readerOf } from './snapshot-reader.ts'

const words: Record<Language, Translate<StringKeys['plan']>> = {
	ar: createTranslator<StringKeys['plan']>(flattenStrings(ar), 'ar'),
	en: createTranslator<StringKeys['plan']>(flattenStrings(en), 'en'),
}
const week = 7 * 24 * 60 * 60
const minute = 60_000

interface Event {
	step: StepId
	date: string
	title: Record<Language, string>
}

export interface CalendarSources {
	siteUrl: string
	facts: PlanFacts
	catalogues: Record<Language, PlanCatalogue>
}

export function planCalendar(
	params: URLSearchParams,
	language: Language,
	now: Date,
	sources: CalendarSources,
) {
	const { siteUrl, facts, catalogues } = sources
	const today = todayIn(now)
	const sourcesOfPlan = { catalogue: catalogues[language], facts, today }
	const { plan } = readPlan(params, sourcesOfPlan)
	const outcome = workOut(plan, sourcesOfPlan)
	if (!outcome) return undefined
	const { safe } = outcome.dates
	const nameIn = (one: Language) =>
		catalogues[one].universities.find(({ code }) => code === outcome.university.code)?.name ?? ''
	const events: Event[] = steps.flatMap((step) => {
		const date = safe[step]
		if (date === undefined) return []
		const name = stepName(step, outcome.way?.way === 'course', plan)
		const title = (one: Language) => words[one](`dates.step.${name}`, { university: nameIn(one) })
		return [{ step, date, title: { ar: title('ar'), en: title('en') } }]
	})
	const { host } = new URL(siteUrl)
	const intake = plan.intake ?? safe.intake.slice(0, 7)
	const of = `${outcome.programme?.code ?? outcome.university.code}.${intake}`
	const address = `${siteUrl}${withLanguage(paths.plan(queryOf(plan)), language)}`
	const calendar = ical({
		name: words[language]('calendar.name'),
		prodId: { company: 'Rihla', product: 'My plan', language: language.toUpperCase() },
		method: ICalCalendarMethod.PUBLISH,
	})
	for (const { step, date, title } of events)
		calendar.createEvent({
			id: `${step}.${of}@${host}`,
			start: date,
			end: addDays(date, 1),
			allDay: true,
			stamp: now,
			// A plan that was changed replaces its events: the same name, and a number that only grows.
			sequence: Math.floor(now.getTime() / minute),
			summary: title[language],
			description: [...languages.map((one) => title[one]), address].join('\n'),
			alarms: [{ type: ICalAlarmType.display, triggerBefore: week, description: title[language] }],
		})
	return calendar.toString()
}

export function createPlanCalendar(siteUrl: string, content: Pick<SiteContent, 'current'>) {
	return async (context: Context): Promise<Response> => {
		const { language } = requestLanguage(context)
		const reader = readerOf(content.current(), language)
		const [arabic, english] = await Promise.all([
			planData(reader.in('ar')),
			planData(reader.in('en')),
		])
		const catalogues = { ar: arabic.catalogue, en: english.catalogue }
		const sources = { siteUrl, facts: arabic.facts, catalogues }
		const text = planCalendar(new URL(context.req.url).searchParams, language, new Date(), sources)
		// Without a university there are no dates: the plan's page says what is missing.
		if (text === undefined) return context.redirect(paths.plan(new URL(context.req.url).search))
		return context.body(text, 200, {
			'Content-Type': 'text/calendar; charset=utf-8',
			'Content-Disposition': 'attachment; filename="rihla-plan.ics"',
			'Cache-Control': 'private, no-store',
		})
	}
}
