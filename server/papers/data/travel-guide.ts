/** The travel guide: places, food, costs, trips, customs, weather and what to pack. */
import { formatNumber, formatRange, formatRinggitRange } from '#domain/format.ts'
import type { PaperContent } from '../content.ts'
import { frame } from './frame.ts'
import { wordsOf } from './paper-words.ts'

const countries = ['malaysia', 'unitedKingdom', 'australia', 'unitedStates'] as const

interface Span {
	min: number
	max: number
}

export function travelGuide(content: PaperContent) {
	const { language, guide } = content
	const t = wordsOf('pdf', language)
	const ringgit = ({ min, max }: Span) => formatRinggitRange(language, min, max)
	const span = ({ min, max }: Span) =>
		`${formatNumber(language, min)}–${formatNumber(language, max)}`
	const sums = countries.map((country) => ({
		min: guide.comparison.rows.reduce((sum, row) => sum + row[country].min, 0),
		max: guide.comparison.rows.reduce((sum, row) => sum + row[country].max, 0),
	}))
	const most = Math.max(...sums.map(({ max }) => max))
	return {
		...frame(content, t('guide.title'), t('guide.lead')),
		alt: t('alt.langkawi'),
		destinations: {
			title: t('guide.destinations'),
			items: guide.destinations.map((one) => ({
				name: one.name,
				text: one.text,
				highlights: one.highlights,
				facts: [
					[t('guide.travel'), one.travel],
					[t('guide.bestTime'), one.bestTime],
					[t('guide.cost'), ringgit(one.budget)],
				],
			})),
			notes: [t('guide.from'), guide.destinationBudgetNote],
		},
		food: {
			title: t('guide.food'),
			items: guide.dishes.map(({ name, text, price, halal }) => ({
				name,
				text,
				chip: ringgit(price),
				close: halal,
			})),
			notes: guide.foodNotes.map(({ text }) => text),
		},
		costs: {
			title: t('guide.costs'),
			columns: [t('item'), ...countries.map((country) => guide.comparison.countries[country])],
			rows: guide.comparison.rows.map((row) => [
				row.label,
				...countries.map((country) => span(row[country])),
			]),
			sums: [t('total'), ...sums.map(span)],
			/** Of the largest sum, for the bars. */
			shares: sums.map(({ max }) => max / most),
			notes: [guide.comparison.note, guide.comparison.benchmark.text],
		},
		budgets: {
			title: t('guide.budgets'),
			items: guide.budgets.map(({ name, range, text, lines }) => ({
				name,
				figure: formatRange(language, range.min, range.max),
				unit: t('guide.month'),
				text,
				lines: lines.map((line) => [line.label, span(line)]),
			})),
			notes: [guide.transportNote.text],
		},
		trips: {
			title: t('guide.trips'),
			items: guide.trips.map(({ name, text, travel, cost }) => ({
				name,
				text,
				chip: ringgit(cost),
				close: travel,
			})),
			notes: [guide.tripCostNote, guide.tripNote],
		},
		tips: {
			title: t('guide.tips'),
			items: guide.tips.map(({ title, text }) => ({ name: title, text })),
		},
		climate: {
			title: t('guide.climate'),
			summary: guide.climate.summary,
			items: guide.climate.seasons.map(({ name, months, text }) => ({
				name,
				figure: months,
				text,
			})),
		},
		packing: {
			title: t('guide.packing'),
			items: guide.packing.map(({ title, items }) => ({ name: title, items })),
		},
	}
}
