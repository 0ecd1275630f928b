/** An answer's amounts in the currency that was asked for, whatever the answer is about, with the day of the rate. */
import { paths } from '../../paths.ts'
import { shownIn } from '../../plan/money.ts'
import type { PlanCurrency } from '../../plan/plan.ts'
import type { Block, Figure, Row, Sentence, Value } from '../answer.ts'
import { askedCurrency, type Context, type Draft, figure, key, say } from './build.ts'

/** Sentences that name the currency by themselves. */
const isConverted = ({ say: name }: Sentence) =>
	name.startsWith('money.') || name === 'firstYear.converted'

export function inCurrency(draft: Draft, context: Context): Draft {
	const currency = askedCurrency(context)
	if (!currency) return draft
	const isDone = draft.blocks.some(
		(block) => block.kind === 'say' && block.sentences.some(isConverted),
	)
	if (isDone) return draft
	let isSaid = false
	const blocks = draft.blocks.map((block): Block => {
		if (block.kind === 'table') return withColumn(block, currency, context)
		if (block.kind !== 'say' || isSaid) return block
		const sentences = block.sentences.flatMap((sentence) => {
			const amount = isSaid ? undefined : Object.values(sentence.values ?? {}).find(isRinggit)
			if (!amount) return [sentence]
			isSaid = true
			return [sentence, conversion(amount, currency, context)]
		})
		return { ...block, sentences }
	})
	return { ...draft, blocks }
}

function isRinggit(value: Value): value is Figure {
	return typeof value === 'object' && 'figure' in value && value.unit === 'ringgit'
}

function converted({ figure: amount }: Figure, currency: PlanCurrency, { knowledge }: Context) {
	const { low, high } = typeof amount === 'number' ? { low: amount, high: amount } : amount
	const shown = (ringgit: number) => shownIn(currency, ringgit * 100, knowledge.facts)
	return low === high ? shown(low) : { low: shown(low), high: shown(high) }
}

function conversion(amount: Figure, currency: PlanCurrency, context: Context): Sentence {
	const value = converted(amount, currency, context)
	return say(typeof value === 'number' ? 'money.converted' : 'money.convertedRange', {
		currency: key(`currency.${currency}`),
		ringgit: amount,
		amount: figure(value, paths.plan(), 'number'),
		day: context.knowledge.facts.rates.date,
	})
}

/** Of a table the first column of amounts; of two universities side by side, no column fits. */
function withColumn(
	table: Extract<Block, { kind: 'table' }>,
	currency: PlanCurrency,
	context: Context,
): Block {
	const at = table.rows[0]?.cells.findIndex(isRinggit) ?? -1
	if (at < 0 || table.head.length > 4) return table
	const isSide = table.rows.some(({ cells }) => cells[at] === undefined || !isRinggit(cells[at]))
	if (isSide)
		return { ...table, rows: table.rows.flatMap((row) => withRow(row, currency, context)) }
	return {
		...table,
		head: [...table.head, key(`currency.${currency}`)],
		rows: table.rows.map(({ label, cells }) => {
			const amount = cells[at]
			const added =
				amount && isRinggit(amount)
					? [figure(converted(amount, currency, context), paths.plan(), 'number')]
					: []
			return { label, cells: [...cells, ...added] }
		}),
	}
}

/** Side by side: a row of amounts, and below it the same in the currency. */
function withRow(row: Row, currency: PlanCurrency, context: Context): Row[] {
	if (!row.cells.some(isRinggit)) return [row]
	const cells = row.cells.map((cell) =>
		isRinggit(cell) ? figure(converted(cell, currency, context), paths.plan(), 'number') : cell,
	)
	return [row, { label: key(`currency.${currency}`), cells }]
}
