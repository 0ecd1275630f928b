/** An answer in words: every figure written as the site writes it. */
import {
	formatDate,
	formatNumber,
	formatPercent,
	formatRange,
	formatRinggit,
	formatRinggitRange,
	formatYears,
	unbroken,
} from '../format.ts'
import type { Language } from '../language.ts'
import type { Answer, Block, Figure, Sentence, Value } from './answer.ts'

export type SpokenBlock =
	| { kind: 'say'; text: string }
	| { kind: 'list'; items: string[] }
	| { kind: 'table'; head: string[]; rows: string[][] }
	| { kind: 'bar'; parts: { label: string; amount: string; share: number }[] }

export interface SpokenAnswer {
	blocks: SpokenBlock[]
	links: { to: string; label: string }[]
	ask?: { sentence: string; choices: string[] }
	next: string[]
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

export function speak(answer: Answer, t: Say, language: Language): SpokenAnswer {
	const value = (one: Value): string => {
		if (typeof one === 'string') return isDay(one) ? formatDate(language, one) : one
		if ('each' in one) return one.each.map(value).join(language === 'ar' ? '، ' : ', ')
		return 'key' in one ? t(one.key) : amount(one, t, language)
	}
	/** One amount stays on one line of its column. */
	const cell = (one: Value): string =>
		typeof one === 'object' && 'figure' in one && typeof one.figure === 'number'
			? unbroken(value(one))
			: value(one)
	const sentence = ({ say, values }: Sentence): string => tidy(t(say, spoken(values ?? {}, value)))
	const block = (one: Block): SpokenBlock => {
		if (one.kind === 'text') return { kind: 'say', text: one.text }
		if (one.kind === 'say') return { kind: 'say', text: one.sentences.map(sentence).join(' ') }
		if (one.kind === 'list') return { kind: 'list', items: one.items.map(value) }
		if (one.kind === 'table')
			return {
				kind: 'table',
				head: one.head.map(value),
				rows: one.rows.map(({ label, cells }) => [value(label), ...cells.map(cell)]),
			}
		const middles = one.parts.map(({ figure }) => middle(figure))
		const all = middles.reduce((sum, part) => sum + part, 0)
		return {
			kind: 'bar',
			parts: one.parts.map(({ label, figure }, at) => ({
				label: value(label),
				amount: value(figure),
				share: all === 0 ? 0 : (middles[at] ?? 0) / all,
			})),
		}
	}
	return {
		blocks: answer.blocks.map(block),
		links: answer.links.map(({ to, label }) => ({ to, label: sentence(label) })),
		...(answer.ask && {
			ask: {
				sentence: sentence(answer.ask.sentence),
				choices: answer.ask.choices.map(({ text }) => value(text)),
			},
		}),
		next: answer.next.map((one) => t(`next.${one}`)),
	}
}

/** Where a part of a sentence is left out, nothing is left of it. */
const tidy = (text: string) => text.replace(/ {2,}/g, ' ').replace(/ +(?=[.،:؛,])/g, '')

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function spoken(
	values: Readonly<Record<string, Value>>,
	value: (one: Value) => string,
): Record<string, string> {
	return Object.fromEntries(Object.entries(values).map(([name, one]) => [name, value(one)]))
}

function middle({ figure }: Figure): number {
	return typeof figure === 'number' ? figure : (figure.low + figure.high) / 2
}

function amount({ figure, unit }: Figure, t: Say, language: Language): string {
	const { low, high } = typeof figure === 'number' ? { low: figure, high: figure } : figure
	// «RM» stays on the line of its first number.
	if (unit === 'ringgit')
		return (
			low === high ? formatRinggit(language, low) : formatRinggitRange(language, low, high)
		).replace(/^RM /, 'RM\u00a0')
	if (unit === 'percent') return formatPercent(language, low)
	if (unit === 'score') return score(low, high, t)
	if (unit === 'years') return years(low, high, t, language)
	if (unit === 'months') return months(low, high, t, language)
	return formatRange(language, low, high)
}

function years(low: number, high: number, t: Say, language: Language): string {
	if (low === high) return formatYears(language, low)
	// Both ends in figures, «من 2 إلى 4 سنوات», or both in words, «من سنة ونصف إلى سنتين».
	const from =
		Number.isInteger(low) && high > 2
			? formatNumber(language, low)
			: formatYears(language, low, true)
	return t('range.years', { from, to: formatYears(language, high, true) })
}

function months(low: number, high: number, t: Say, language: Language): string {
	if (low === high) return t('range.month', { count: low })
	return t('range.months', { from: formatNumber(language, low), count: high })
}

/** Bands of IELTS are written with one decimal, scores of TOEFL without. */
function score(low: number, high: number, t: Say): string {
	const write = (value: number) => (value < 10 ? value.toFixed(1) : String(value))
	return low === high ? write(low) : t('range.scores', { from: write(low), to: write(high) })
}
