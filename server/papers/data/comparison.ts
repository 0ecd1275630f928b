/** Universities side by side, and language institutes and homes where some were chosen: the rows of the page, in words. */
import { type CompareView, compareView } from '#app/features/plan/compare-view.ts'
import { monthsText } from '#app/features/plan/months-text.ts'
import { slackText } from '#app/features/plan/timing.tsx'
import {
	formatDate,
	formatMonth,
	formatNumber,
	formatRinggit,
	formatRinggitRange,
	formatYears,
} from '#domain/format.ts'
import { paths, withLanguage } from '#domain/paths.ts'
import type { Range } from '#domain/plan/facts.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

interface Cell {
	lines: string[]
	small?: string[]
	/** The word for the one best figure of a row. */
	best?: string
	/** Says that something is not known. */
	isMissing?: true
}

interface Row {
	title: string
	note?: string | undefined
	cells: Cell[]
}

const said = (...lines: string[]): Cell => ({ lines })
const missing = (line: string): Cell => ({ lines: [line], isMissing: true })

function withBest(cells: Cell[], at: number | undefined, best: string): Cell[] {
	return cells.map((cell, index) => (index === at ? { ...cell, best } : cell))
}

/** Undefined where there is nothing to set side by side. */
export function comparison(content: PaperContent, params: URLSearchParams, siteUrl: string) {
	const { language, plan: sources } = content
	const view = compareView(params, sources)
	if (view.universities.length < 2) return undefined
	const t = wordsOf('compare', language)
	const kinds = wordsOf('plan', language)
	// One alone is not compared with anything.
	const titleOf = (kind: 'institutes' | 'homes') =>
		view[kind].length > 1 ? t(kind) : kinds(`shortlist.${kind}`)
	const tables = [
		{ title: t('title'), columns: view.universities, rows: universityRows(content, view) },
		{ title: titleOf('institutes'), columns: view.institutes, rows: instituteRows(content, view) },
		{ title: titleOf('homes'), columns: view.homes, rows: homeRows(content, view) },
	]
	const address = `${siteUrl}${withLanguage(paths.compare(view.query), language)}`
	return {
		...frame(content, t('title'), formatDate(language, sources.today)),
		alt: wordsOf('pdf', language)('alt.kualaLumpur'),
		property: t('property'),
		tables: tables
			.filter(({ columns }) => columns.length > 0)
			.map(({ title, columns, rows }) => ({
				title,
				columns: columns.map(({ name, city }) => ({ name, city })),
				rows,
			})),
		note: t('note'),
		link: { address, shown: address.replace(/^https?:\/\/|\?.*$/g, '') },
	}
}

function figuresIn({ language }: PaperContent) {
	const words = wordsOf('plan', language)
	return {
		number: (value: number) => formatNumber(language, value),
		ringgit: ({ low, high }: Range) => formatRinggitRange(language, low, high),
		fromTo: ({ low, high }: Range) =>
			low === high ? formatNumber(language, low) : words('range.both', { low, high }),
		months: (range: Range) => monthsText(words, language, range),
	}
}

function universityRows(content: PaperContent, view: CompareView): Row[] {
	const { language } = content
	const t = wordsOf('compare', language)
	const words = wordsOf('plan', language)
	const { ringgit, fromTo, number } = figuresIn(content)
	const { universities, plan, best, asked } = view
	type University = (typeof universities)[number]
	const row = (title: string, cell: (one: University) => Cell, note?: string): Row => ({
		title,
		note,
		cells: universities.map(cell),
	})
	const yours =
		plan.score && plan.test !== 'none'
			? `${plan.test === 'level' ? '' : plan.test.toUpperCase()} ${plan.score}`.trim()
			: undefined

	const firstYear = ({ column }: University): Cell => {
		if (!column) return missing(t('none.firstYear'))
		if (!column.amount) return missing(words('ways.noTotal'))
		return {
			lines: [fromTo(column.amount)],
			small: [
				...(plan.currency === 'MYR' ? [] : [ringgit(column.ringgit)]),
				t('counted', { programme: column.programme.name }),
				...(column.way?.withoutEnglish ? [words('ways.withoutEnglish')] : []),
				...(column.needs ? [t('none.laterTotal')] : []),
			],
		}
	}
	const way = ({ column }: University): Cell => {
		if (column?.way) return said(words(`ways.name.${column.way.way}`))
		const certificate = column?.needs && words(`certificate.${column.needs}`)
		return missing(certificate ? t('none.later', { certificate }) : t('none.way'))
	}
	const intake = ({ column }: University): Cell =>
		column?.way
			? {
					lines: [formatMonth(language, column.way.intake)],
					small: [words(`colour.${column.way.colour}`), slackText(words, column.way.slack)],
				}
			: missing(t('none.intake'))
	const budget = ({ column }: University): Cell => {
		if (!column?.budget) return missing(t('none.budget'))
		const { state, by } = column.budget
		return said(words(`budget.${state}`, { range: words('range.both', { ...by }) }))
	}
	const programmes = ({ programmes: all }: University): Cell =>
		all.length === 0
			? missing(t('none.programmes'))
			: {
					lines: all.map(({ name, years, annualFee }) => {
						const fee = words('shortlist.perYear', { amount: formatRinggit(language, annualFee) })
						const about = t('programme', { years: formatYears(language, years), fee })
						return `${name}: ${about}`
					}),
				}

	const total = row(
		t('row.firstYear'),
		firstYear,
		t('row.firstYearNote', { currency: words(`inCurrency.${plan.currency}`) }),
	)
	const rank = row(t('row.qs'), ({ qs }) => (qs === null ? missing(t('none.qs')) : said(`${qs}`)))
	const rent = row(
		t('row.rent'),
		({ rentInCity, city }) =>
			rentInCity ? said(ringgit(rentInCity)) : missing(t('none.rent', { city })),
		t('row.rentNote'),
	)
	const { ielts } = asked
	const written = (text: string) => (text ? said(text) : missing(t('none.words')))
	return [
		{ ...total, cells: withBest(total.cells, best.firstYear, t('least')) },
		row(t('row.way'), way),
		row(t('row.intake'), intake),
		...(plan.budget === undefined
			? []
			: [row(t('row.budget'), budget, t('row.budgetNote', { max: number(plan.budget) }))]),
		row(t('row.programmes'), programmes),
		row(t('row.tuition'), ({ tuition }) => said(ringgit(tuition)), t('row.tuitionNote')),
		{ ...rank, cells: withBest(rank.cells, best.qs, t('highest')) },
		row(
			t('row.english'),
			() => said(`IELTS ${ielts.low.toFixed(1)}–${ielts.high.toFixed(1)}`),
			yours && t('row.yours', { english: yours }),
		),
		row(t('row.type'), ({ type }) => said(t(`type.${type}`))),
		row(t('row.intakes'), ({ intakes }) => written(intakes)),
		{ ...rent, cells: withBest(rent.cells, best.rent, t('least')) },
		row(t('row.accreditation'), ({ accreditation }) => written(accreditation)),
		row(t('row.scholarships'), ({ scholarships }) => written(scholarships)),
	]
}

function instituteRows(content: PaperContent, { institutes, best, needsCourse }: CompareView) {
	const t = wordsOf('compare', content.language)
	const { ringgit, fromTo, months } = figuresIn(content)
	const unknown = missing(t(needsCourse ? 'none.months' : 'none.needless'))
	const fees = institutes.map(({ monthlyFee }) => said(ringgit(monthlyFee)))
	const costs = institutes.map(({ cost }) => (cost ? said(ringgit(cost)) : unknown))
	const rows: Row[] = [
		{ title: t('row.levels'), cells: institutes.map(({ levels }) => said(levels.join('–'))) },
		{ title: t('row.monthlyFee'), cells: withBest(fees, best.monthlyFee, t('least')) },
		{ title: t('row.hours'), cells: institutes.map(({ hours }) => said(fromTo(hours))) },
		{
			title: t('row.classSize'),
			cells: institutes.map(({ classSize }) => said(fromTo(classSize))),
		},
		{ title: t('row.startDates'), cells: institutes.map(({ startDates }) => said(startDates)) },
		{
			title: t('row.yourMonths'),
			cells: institutes.map((one) => (one.months ? said(months(one.months)) : unknown)),
		},
		{ title: t('row.cost'), cells: withBest(costs, best.cost, t('least')) },
	]
	return rows
}

function homeRows(content: PaperContent, { homes, best }: CompareView) {
	const t = wordsOf('compare', content.language)
	const words = wordsOf('plan', content.language)
	const { ringgit } = figuresIn(content)
	const list = (all: readonly string[]) => said(all.join(words('dates.comma')))
	const rents = homes.map(({ rent }) => said(ringgit(rent)))
	const rows: Row[] = [
		{ title: t('row.homeType'), cells: homes.map(({ typeName }) => said(typeName)) },
		{
			title: t('row.homeRent'),
			note: homes.some(({ hotel }) => hotel) ? words('total.hotel') : undefined,
			cells: withBest(rents, best.homeRent, t('least')),
		},
		{ title: t('row.rooms'), cells: homes.map(({ rooms }) => list(rooms)) },
		{ title: t('row.amenities'), cells: homes.map(({ amenities }) => list(amenities)) },
		{ title: t('row.nearby'), cells: homes.map(({ nearby }) => list(nearby)) },
	]
	return rows
}
