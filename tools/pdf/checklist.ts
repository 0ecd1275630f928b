/** The visa checklist: documents to tick off, then the steps, the fees and whom to ask. */
import { visa } from '#content/visa.ts'
import { formatNumber } from '#domain/format.ts'
import { type Language, localize } from '#domain/language.ts'
import { contact } from './contact.ts'
import { each, khatam, note, section, text, tickBox } from './markup.ts'
import { headingsIn } from './strings.ts'

export function checklistPages(language: Language): string[] {
	const t = headingsIn(language)
	const { documents, steps, fees, nationalityNote, disclaimer } = localize(visa, language)
	const total = fees.items.reduce((sum, { amount }) => sum + amount, 0)
	return [
		section(
			t('checklist.documents'),
			`<ol class="one">${each(
				documents,
				({ name, tip }) =>
					`<li class="card ticked">${tickBox()}<div><h3>${text(name)}</h3><p>${text(tip)}</p></div></li>`,
			)}</ol>`,
		) +
			`<aside class="panel"><h3>${text(t('checklist.note'))}</h3><p>${text(nationalityNote.text)}</p></aside>`,
		section(
			t('checklist.steps'),
			`<ol class="steps">${each(
				steps,
				(step, index) =>
					`<li>${khatam(index + 1)}<div><h3>${text(step.title)} <em class="chip">${text(step.duration)}</em></h3><p>${text(step.text)}</p><ul class="dots">${each(
						step.tips,
						(tip) => `<li>${text(tip)}</li>`,
					)}</ul></div></li>`,
			)}</ol>`,
		) +
			section(
				t('checklist.fees'),
				`<div class="halves"><table><thead><tr><th>${text(t('item'))}</th><th class="sum">${text(t('amount'))}</th></tr></thead><tbody>${each(
					fees.items,
					({ label, amount }) =>
						`<tr><td>${text(label)}</td><td class="sum">${formatNumber(language, amount)}</td></tr>`,
				)}</tbody><tfoot><tr><td>${text(t('total'))}</td><td class="sum">${formatNumber(language, total)}</td></tr></tfoot></table><div>${note(fees.summary)}${note(fees.depositNote)}${note(disclaimer)}</div></div>`,
			) +
			contact(language),
	]
}
