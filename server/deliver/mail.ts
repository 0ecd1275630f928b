/**
 * What the company reads: every answer with its label in both languages, as plain text and as HTML. Nothing in it is
 * sent to the address a stranger typed; that address is only where a reply goes.
 */

import { malaysiaAhead } from '#domain/format.ts'
import { defaultSubject } from '#domain/forms/contact.ts'
import type { Language } from '#domain/language.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import { type Submission, textOf, textsOf } from '../store/tables.ts'
import { fieldWords } from './field-words.ts'
import { mailWords } from './mail-words.ts'

const { ar: arabic, en: english } = mailWords

function inBoth(key: StringKeys['mail'], values?: Parameters<typeof english>[1]): string {
	return `${english(key, values)} · ${arabic(key, values)}`
}

export type Mail = {
	/** Whose name for the company the sender bears. */
	language: Language
	subject: string
	text: string
	html: string
	replyTo?: { name: string; address: string }
}

export function malaysiaTime(iso: string): string {
	const local = new Date(Date.parse(iso) + malaysiaAhead)
	return local.toISOString().slice(0, 19).replace('T', ' ')
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

/** What is said alike in both languages is said once. */
function inBothWords(english: readonly string[], arabic: readonly string[]): string[] {
	if (english.length === 0) return [inBoth('none')]
	if (english.join('\n') === arabic.join('\n')) return [...english]
	return [`${english.join(' ')} · ${arabic.join(' ')}`]
}

/** Once there is a desk, these are read there: a mailbox is no place for them. */
const keptAtTheDesk = new Set(['passport_number', 'date_of_birth', 'medical_conditions'])

/** Asked for later than the rest: where nothing was answered, the mail is as it was before. */
const saidWhenGiven = new Set([
	'name_latin',
	'further_choices',
	'intake',
	'english_test',
	'english_score',
	'plan',
])

function answersOf(
	submission: Submission,
	siteUrl: string,
	hasDesk: boolean,
): [string, string[]][] {
	const arabic = fieldWords(submission, 'ar')
	return fieldWords(submission, 'en').flatMap(
		({ name, label, lines, link }, at): [string, string[]][] => {
			const other = arabic[at]
			if (!other || (hasDesk && keptAtTheDesk.has(name))) return []
			if (lines.length === 0 && saidWhenGiven.has(name)) return []
			const said = inBothWords(lines, other.lines)
			return [[`${label} · ${other.label}`, link ? [...said, siteUrl + link] : said]]
		},
	)
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

const pair = (label: string, lines: readonly string[]): [string, string[]] => [label, [...lines]]

/** Ends the Arabic half of a label; without it a telephone number after the colon changes places with the label. */
const leftToRight = '\u200e'

/** `hasDesk`: somebody has an account, so that documents and what is private are read there, behind the case's address. */
export function composeMail(submission: Submission, siteUrl: string, hasDesk: boolean): Mail {
	const { kind, id, reference, created_at, language, fields } = submission
	const documents = textsOf(fields.documents)
	const hasDocuments = documents.length > 0 && !hasDesk
	const rows: [string, string[]][] = [
		[inBoth('reference'), [reference]],
		[inBoth('received'), [malaysiaTime(created_at)]],
		[inBoth('language'), [inBoth(`languages.${language}`)]],
		...answersOf(submission, siteUrl, hasDesk),
		...(hasDocuments ? [pair(inBoth('fields.documents'), documents)] : []),
		...(hasDesk ? [pair(inBoth('case'), [`${siteUrl}/desk/cases/${id}`])] : []),
	]
	const address = `${siteUrl}/api/staff`
	const notes = hasDocuments
		? [english('staffNote', { address }), arabic('staffNote', { address })]
		: []
	const title = inBoth(`kind.${kind}`)
	return {
		language: 'en',
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
