/** The travel guide: places, food, costs, trips, customs, weather and what to pack. */
import { guide } from '#content/guide.ts'
import { formatNumber, formatRange, formatRinggitRange } from '#domain/format.ts'
import { type Language, localize } from '#domain/language.ts'
import { contact } from './contact.ts'
import { costComparison } from './cost-comparison.ts'
import { each, note, scene, section, text, tickBox } from './markup.ts'
import { headingsIn } from './strings.ts'

export function guidePages(language: Language): string[] {
	const t = headingsIn(language)
	const content = localize(guide, language)
	const ringgit = (range: { min: number; max: number }) =>
		text(formatRinggitRange(language, range.min, range.max))
	const fact = (label: string, value: string) =>
		`<div><dt>${text(label)}</dt><dd>${value}</dd></div>`

	const destination = ({
		name,
		text: about,
		travel,
		bestTime,
		budget,
		highlights,
	}: (typeof content.destinations)[number]) =>
		`<li class="card"><h3>${text(name)}</h3><p>${text(about)}</p><ul class="dots">${each(
			highlights,
			(highlight) => `<li>${text(highlight)}</li>`,
		)}</ul><dl>${fact(t('guide.travel'), text(travel))}${fact(
			t('guide.bestTime'),
			text(bestTime),
		)}${fact(t('guide.cost'), ringgit(budget))}</dl></li>`
	const onCover = content.destinations.slice(0, 4)
	const others = content.destinations.slice(4)
	const destinations = section(
		t('guide.destinations'),
		`<ul class="two">${each(onCover, destination)}</ul>`,
	)
	const moreDestinations = section(
		t('guide.destinations'),
		`<ul class="two">${each(others, destination)}</ul>${note(t('guide.from'))}${note(content.destinationBudgetNote)}`,
	)

	const food = section(
		t('guide.food'),
		`<ul class="two">${each(
			content.dishes,
			({ name, text: about, price, halal }) =>
				`<li class="card"><h3>${text(name)} <em class="chip">${ringgit(price)}</em></h3><p>${text(about)}</p><p class="halal">${text(halal)}</p></li>`,
		)}</ul>${each(content.foodNotes, ({ text: about }) => note(about))}`,
	)

	const budgets = section(
		t('guide.budgets'),
		`<ul class="three">${each(
			content.budgets,
			({ name, range, lines, text: about }) =>
				`<li class="card"><h3>${text(name)}</h3><p class="figure"><b>${text(formatRange(language, range.min, range.max))}</b> ${text(t('guide.month'))}</p><p>${text(about)}</p><table><tbody>${each(
					lines,
					({ label, min, max }) =>
						`<tr><td>${text(label)}</td><td class="sum">${span(min, max)}</td></tr>`,
				)}</tbody></table></li>`,
		)}</ul>${note(content.transportNote.text)}`,
	)

	function span(min: number, max: number) {
		return `<bdi dir="ltr">${formatNumber(language, min)}–${formatNumber(language, max)}</bdi>`
	}

	const trips = section(
		t('guide.trips'),
		`<ul class="two">${each(
			content.trips,
			({ name, text: about, travel, cost }) =>
				`<li class="card"><h3>${text(name)} <em class="chip">${ringgit(cost)}</em></h3><p>${text(about)}</p><p class="halal">${text(travel)}</p></li>`,
		)}</ul>${note(content.tripCostNote)}${note(content.tripNote)}`,
	)

	const tips = section(
		t('guide.tips'),
		`<ul class="two">${each(
			content.tips,
			({ title, text: about }) =>
				`<li class="card"><h3>${text(title)}</h3><p>${text(about)}</p></li>`,
		)}</ul>`,
	)

	const climate = section(
		t('guide.climate'),
		`<p class="summary">${text(content.climate.summary)}</p><ul class="three">${each(
			content.climate.seasons,
			({ name, months, text: about }) =>
				`<li class="card"><h3>${text(name)}</h3><p class="figure"><b>${text(months)}</b></p><p>${text(about)}</p></li>`,
		)}</ul>`,
	)

	const packing = section(
		t('guide.packing'),
		`<ul class="two">${each(
			content.packing,
			({ title, items }) =>
				`<li class="card"><h3>${text(title)}</h3><ul class="ticks">${each(
					items,
					(item) => `<li>${tickBox()}<span>${text(item)}</span></li>`,
				)}</ul></li>`,
		)}</ul>`,
	)

	return [
		destinations,
		moreDestinations + food,
		costComparison(language) + budgets,
		trips + tips,
		`${climate}${packing}${scene('closing')}${contact(language)}`,
	]
}
