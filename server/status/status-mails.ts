/**
 * The two mails that leave by themselves: a request was received, and something changed. They hold nothing that somebody
 * typed and do not say what changed; the link in them is minted when they leave, for this mail alone.
 */
import { promisedBy } from '#domain/cases/voyage.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { directionOf, isLanguage, type Language, type Text } from '#domain/language.ts'
import { createTranslator, flattenStrings, type Translate } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import ar from '#locales/ar/mail.json' with { type: 'json' }
import en from '#locales/en/mail.json' with { type: 'json' }
import { escapeHtml, type Mail } from '../deliver/mail.ts'
import type { Template } from '../deliver/templates.ts'
import type { Settings } from '../settings.ts'
import type { CaseRow } from '../store/cases/case-rows.ts'
import type { Store } from '../store/store.ts'

const words: Record<Language, Translate<StringKeys['mail']>> = {
	ar: createTranslator(flattenStrings(ar), 'ar'),
	en: createTranslator(flattenStrings(en), 'en'),
}

type Kind = 'received' | 'changed'

/** What stands on one line: a Latin run in an Arabic line keeps its own direction (mail programs know `bdi` badly), and a moment its day and hour. */
function marked(html: string, reference: string, moment: string | null): string {
	const latin = `<b dir="ltr" style="unicode-bidi:isolate;white-space:nowrap">${reference}</b>`
	const whole = html.replaceAll(reference, latin)
	return moment === null
		? whole
		: whole.replaceAll(moment, `<b style="white-space:nowrap">${moment}</b>`)
}

interface Said {
	subject: string
	lines: readonly string[]
	open: string
	address: string
	keep: string
	foot: string
	brand: string
	reference: string
	moment: string | null
}

function htmlOf(language: Language, said: Said): string {
	const { subject, lines, open, address, keep, foot, brand, reference, moment } = said
	const dir = directionOf(language)
	const paragraph = (line: string) =>
		`<p style="margin:0 0 14px">${marked(escapeHtml(line), reference, moment)}</p>`
	return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body dir="${dir}" style="margin:0;padding:24px 16px;background:#f3faf9;font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.8;color:#0e3a45">
<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:28px 26px;background:#ffffff;border:1px solid #d3e4e4;border-top:6px solid #f4af2d;border-radius:16px">
<p style="margin:0 0 18px;font-size:22px;font-weight:700;color:#005b66">${escapeHtml(brand)}</p>
${lines.map(paragraph).join('\n')}
<p style="margin:20px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#005b66;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(open)}</a></p>
<p style="margin:0;color:#46656c;font-size:14px">${escapeHtml(keep)}</p>
</div>
<p dir="${dir}" style="max-width:560px;margin:16px auto 0;padding:0 26px;font-size:13px;color:#46656c">${escapeHtml(foot)}</p>
</body></html>`
}

function composeStatusMail(
	kind: Kind,
	row: Pick<CaseRow, 'reference' | 'due_kind' | 'due_at'>,
	language: Language,
	address: string,
	brand: Text,
): Omit<Mail, 'replyTo'> {
	const { reference } = row
	const t = words[language]
	const promise = kind === 'received' ? promisedBy(row.due_kind, row.due_at) : null
	const moment = promise && formatMoment(language, promise.by)
	const lines = [
		t('status.hello'),
		t(`status.${kind}.text`, { reference }),
		...(moment ? [t('status.received.by', { time: moment })] : []),
		t('status.link'),
	]
	const subject = t(`status.${kind}.subject`, { reference })
	const keep = t('status.keep')
	const foot = t('status.foot')
	const open = t('status.open')
	const said = { subject, lines, open, address, keep, foot, reference, moment }
	return {
		subject,
		text: [...lines, address, keep, foot].join('\n\n'),
		html: htmlOf(language, { ...said, brand: brand[language] }),
	}
}

export function createStatusMails(
	store: Store,
	{ siteUrl, contactEmail }: Pick<Settings, 'siteUrl' | 'contactEmail'>,
	brand: Text,
): Record<Kind, Template> {
	const template =
		(kind: Kind): Template =>
		async (row) => {
			const about = row.case_id === null ? null : await store.cases.find(row.case_id)
			if (!about) return null
			const { language: asked } = row.params
			const language = isLanguage(asked) ? asked : about.language
			const token = await store.cases.mintLink(about.id, 'own')
			const address = `${siteUrl}/status/${token}`
			return {
				...composeStatusMail(kind, about, language, address, brand),
				replyTo: { name: brand[language], address: contactEmail },
			}
		}
	return { received: template('received'), changed: template('changed') }
}
