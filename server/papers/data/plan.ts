/** A family's plan on one sheet: what was chosen, what it costs, the way in, when, what to gather, whom to ask. */
import { renderSVG } from 'uqr'
import { type PlanResult, planView } from '#app/features/plan/plan-view.ts'
import { formatDate, formatMonth, formatNumber } from '#domain/format.ts'
import { paths, whatsApp, withLanguage } from '#domain/paths.ts'
import type { Range } from '#domain/plan/facts.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

const documents = [
	'passport',
	'certificates',
	'transcripts',
	'english',
	'photos',
	'statement',
	'medical',
	'offer',
] as const

const band = ({ low, high }: Range, digits: number) =>
	low === high ? low.toFixed(digits) : `${low.toFixed(digits)}–${high.toFixed(digits)}`

/** Undefined where the address has no plan yet. */
export function planSheet(content: PaperContent, params: URLSearchParams, siteUrl: string) {
	const { language, consultants, plan: sources } = content
	const view = planView(params, sources)
	const { result } = view
	if (!result) return undefined
	const t = wordsOf('print', language)
	const words = wordsOf('plan', language)
	const { university, programme, intake, budget } = result
	const address = `${siteUrl}${withLanguage(paths.plan(view.query), language)}`
	const names = view.universities.map(({ name }) => name)
	return {
		...frame(content, t('title'), formatDate(language, view.today)),
		alt: wordsOf('pdf', language)('alt.kualaLumpur'),
		facts: [
			[t('university'), university.name],
			...(programme ? [[t('programme'), programme]] : []),
			[
				t('intake'),
				intake.length > 7 ? formatDate(language, intake) : formatMonth(language, intake),
			],
			...(budget?.state && budget.by
				? [
						[
							t('budget'),
							words(`budget.${budget.state}`, { range: words('range.both', { ...budget.by }) }),
						],
					]
				: []),
			...(names.length > 1 ? [[t('shortlist'), names.join(words('dates.comma'))]] : []),
		],
		total: totalOf(content, result),
		way: wayOf(content, result),
		dates: {
			title: t('dates'),
			steps: result.dates.steps.map(({ name, date, hijri }) => ({
				name: words(`dates.step.${name}`, { university: university.name }),
				date: formatDate(language, date),
				// With a sign between them: readers take two numbers side by side for one Latin piece.
				hijri: `· ${words('dates.hijri', {
					day: hijri.day,
					month: words(`hijriMonth.${hijri.month}`),
					year: String(hijri.year),
				})}`,
			})),
		},
		documents: { title: t('documents'), items: documents.map((id) => t(`document.${id}`)) },
		people: {
			title: t('consultants'),
			items: consultants.map(({ name, title, whatsapp }) => ({
				name,
				title,
				telephone: whatsapp.display,
				address: whatsApp(whatsapp.dial),
			})),
		},
		link: {
			label: t('link'),
			shown: address.replace(/^https?:\/\/|\?.*$/g, ''),
			address,
			code: renderSVG(address, { border: 0 }),
		},
	}
}

function totalOf({ language }: PaperContent, { total, way }: PlanResult) {
	const t = wordsOf('print', language)
	const words = wordsOf('plan', language)
	const range = ({ low, high }: Range) =>
		low === high
			? formatNumber(language, low)
			: `${formatNumber(language, low)}–${formatNumber(language, high)}`
	const isRinggit = total.currency === 'MYR'
	const inCurrency = words(`inCurrency.${total.currency}`)
	/** In the plan's currency, then in ringgit. */
	const values = (of: PlanResult['total']['refundable']) =>
		(isRinggit ? [of.ringgit] : [of.amount, of.ringgit]).map(range)
	const counted = way.ways.find((one) => one.way === way.chosen)
	return {
		title: t('total'),
		amount: range(total.amount),
		currency: inCurrency,
		columns: [t('group'), ...(isRinggit ? [] : [inCurrency]), t('ringgit')],
		parts: total.groups.map((part) => ({
			group: part.group,
			label: words(`group.${part.group}`),
			values: values(part),
			share: part.ringgit.high,
		})),
		sums: [
			{ label: words('total.sum'), values: values(total) },
			{ label: words('total.refundable'), values: values(total.refundable) },
		],
		notes: [
			...(isRinggit
				? []
				: [`${words('total.rate', { date: formatDate(language, total.rate.date) })}.`]),
			words('total.paid'),
			...(total.known ? [] : [words('total.withoutFoundation')]),
			...(total.withoutEnglish ? [`${words('ways.withoutEnglish')}.`] : []),
		],
		doubts: counted && {
			title: t('uncertain'),
			text: counted.doubts.map((doubt) => words(`ways.doubt.${doubt}`)).join(' '),
		},
	}
}

function wayOf({ language }: PaperContent, { way, level }: PlanResult) {
	const words = wordsOf('plan', language)
	const { ielts, toefl, muet } = way.asked
	return {
		title: wordsOf('print', language)('way'),
		verdict: way.chosen ? words(`ways.name.${way.chosen}`) : words(`verdict.${way.verdict}`),
		text: words('way.asked', {
			level: words(`way.level.${level}`),
			ielts: band(ielts, 1),
			toefl: band(toefl, 0),
			muet: band(muet, 0),
		}),
	}
}
