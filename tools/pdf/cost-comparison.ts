/** What a student's month costs in four countries: the lines as a table, the sums as bars. */
import { guide } from '#content/guide.ts'
import { formatNumber } from '#domain/format.ts'
import { type Language, localize } from '#domain/language.ts'
import { each, note, section, text } from './markup.ts'
import { headingsIn } from './strings.ts'

const countries = ['malaysia', 'unitedKingdom', 'australia', 'unitedStates'] as const

export function costComparison(language: Language): string {
	const t = headingsIn(language)
	const { countries: names, rows, note: basis, benchmark } = localize(guide.comparison, language)
	const span = (min: number, max: number) =>
		`<bdi dir="ltr">${formatNumber(language, min)}–${formatNumber(language, max)}</bdi>`
	const sums = countries.map((country) => ({
		country,
		min: rows.reduce((sum, row) => sum + row[country].min, 0),
		max: rows.reduce((sum, row) => sum + row[country].max, 0),
	}))
	const most = Math.max(...sums.map(({ max }) => max))
	return section(
		t('guide.costs'),
		`<table class="wide"><thead><tr><th>${text(t('item'))}</th>${each(
			countries,
			(country) => `<th class="sum">${text(names[country])}</th>`,
		)}</tr></thead><tbody>${each(
			rows,
			(row) =>
				`<tr><td>${text(row.label)}</td>${each(
					countries,
					(country) => `<td class="sum">${span(row[country].min, row[country].max)}</td>`,
				)}</tr>`,
		)}</tbody><tfoot><tr><td>${text(t('total'))}</td>${each(
			sums,
			({ min, max }) => `<td class="sum">${span(min, max)}</td>`,
		)}</tr></tfoot></table><div class="bars">${each(
			sums,
			({ country, max }) =>
				`<div class="${country}"><i style="inline-size:${Math.round((max / most) * 100)}%"></i><span>${text(names[country])}</span></div>`,
		)}</div>${note(basis)}${note(benchmark.text)}`,
	)
}
