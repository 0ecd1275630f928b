/**
 * What the company reads: every answer with its label in both languages, as plain text and as HTML. Nothing in it is
 * sent to the address a stranger typed; that address is only where a reply goes.
 */
import { defaultSubject } from '#domain/forms/contact.ts'
import { createTranslator, flattenStrings } from '#domain/translate.ts'
import ar from '#locales/ar/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import type { Submission, Value } from '../store/tables.ts'

const arabic = createTranslator(flattenStrings(ar), 'ar')
const english = createTranslator(flattenStrings(en), 'en')

function inBoth(key: string, values?: Parameters<typeof english>[1]): string {
	return `${english(key, values)} · ${arabic(key, values)}`
}

export type Mail = {
	subject: string
	text: string
	html: string
	replyTo?: { name: string; address: string }
}

/** Malaysia has one time zone and no summer time. */
export function malaysiaTime(iso: string): string {
	const local = new Date(Date.parse(iso) + 8 * 60 * 60 * 1000)
	return local.toISOString().slice(0, 19).replace('T', ' ')
}

export function textOf(value: Value | undefined): string {
	return typeof value === 'string' ? value : ''
}

export function senderOf({ fields }: Submission): { name: string; address: string } {
	const whole = `${textOf(fields.first_name)} ${textOf(fields.last_name)}`.trim()
	return { name: textOf(fields.name) || whole, address: textOf(fields.email) }
}

export function subjectOf(submission: Submission): string {
	if (submission.kind !== 'contact_submissions') return inBoth(`kind.${submission.kind}`)
	const typed = textOf(submission.fields.subject)
	return typed === defaultSubject ? english('defaultSubject') : typed
}

function shown(value: Value): string[] {
	if (value === null || value === '') return [inBoth('none')]
	if (typeof value === 'boolean') return [inBoth(value ? 'yes' : 'no')]
	if (typeof value === 'string') return value.split('\n')
	return value.length === 0 ? [inBoth('none')] : [...value]
}

export function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}

/** Each line has its own direction: a message may change language half way. */
function cellOf(lines: readonly string[]): string {
	return lines
		.map((line) => {
			const text = escapeHtml(line)
			const isAddress = /^https?:\/\/\S+$/.test(line)
			return `<div dir="auto">${isAddress ? `<a href="${text}">${text}</a>` : text || '<br>'}</div>`
		})
		.join('')
}

/** Ends the Arabic half of a label; without it a telephone number after the colon changes places with the label. */
const leftToRight = '\u200e'

export function composeMail(submission: Submission, siteUrl: string): Mail {
	const { kind, reference, created_at, language, fields } = submission
	const hasDocuments = Array.isArray(fields.documents) && fields.documents.length > 0
	const rows: [string, string[]][] = [
		[inBoth('reference'), [reference]],
		[inBoth('received'), [malaysiaTime(created_at)]],
		[inBoth('language'), [inBoth(`languages.${language}`)]],
		...Object.entries(fields).map(([name, value]): [string, string[]] => [
			inBoth(`fields.${name}`),
			shown(value),
		]),
	]
	const address = `${siteUrl}/api/staff`
	const notes = hasDocuments
		? [english('staffNote', { address }), arabic('staffNote', { address })]
		: []
	const title = inBoth(`kind.${kind}`)
	return {
		subject: `[${reference}] ${subjectOf(submission)}`,
		replyTo: senderOf(submission),
		text: [
			title,
			'',
			...rows.map(([label, lines]) =>
				lines.length === 1
					? `${label}${leftToRight}: ${lines[0]}`
					: `${label}${leftToRight}:\n${lines.join('\n')}`,
			),
			...notes.flatMap((note) => ['', note]),
			'',
		].join('\n'),
		html: [
			'<!doctype html><html><head><meta charset="utf-8"></head>',
			'<body style="font-family:sans-serif;line-height:1.6">',
			`<h1 style="font-size:1.2em">${escapeHtml(title)}</h1><table cellpadding="6">`,
			...rows.map(
				([label, lines]) =>
					`<tr><th style="text-align:start" valign="top">${escapeHtml(label)}</th><td>${cellOf(lines)}</td></tr>`,
			),
			'</table>',
			...notes.map((note) => `<p dir="auto">${escapeHtml(note)}</p>`),
			'</body></html>',
		].join('\n'),
	}
}
